import { styled } from 'styled-components'
import type { ResolvedPage } from '../../shared/page.ts'
import { sideOfPage } from '../layout/sideOfPage.ts'
import { prefersMotion, wide } from '../theme/breakpoints.ts'
import { Frame } from '../ui/Frame.tsx'
import { foreign } from '../ui/foreign.ts'
import { Arrow } from '../ui/pictures/Arrow.tsx'
import { Picture } from '../ui/pictures/Picture.tsx'
import { Words } from '../ui/text/Words.tsx'
import type { Entry } from './entry.ts'

interface Props {
  previous: Entry | undefined
  next: Entry | undefined
  home: string
  words: ResolvedPage['labels']['caseStudy']
}

/** The next project, with its picture, and a quiet link to the previous one where that is another. */
export function Neighbours({ previous, next, home, words }: Props) {
  if (!next) return null
  const { image } = next
  return (
    <Ways>
      {previous && previous.path !== next.path && (
        <Previous href={home + previous.path} rel="prev">
          <Arrow to="back" />
          <span>
            <Words text={words?.previous ?? ''} />
            {': '}
            <span {...foreign(previous.title)}>{previous.title}</span>
          </span>
        </Previous>
      )}
      <Next href={home + next.path} rel="next">
        <small>
          <Words text={words?.next ?? ''} />
        </small>
        <Title>
          <span {...foreign(next.title)}>{next.title}</span>
          <Arrow to="forward" />
        </Title>
        {/* The title says what it is. */}
        {image && <Shown picture={{ ...image, alt: '' }} width={1200} height={540} isStill />}
      </Next>
    </Ways>
  )
}

const Ways = styled(Frame).attrs({ as: 'nav' })`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-wide);

  @media print {
    display: none;
  }
`

const Previous = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  justify-self: start;
  font-size: var(--type-small);
  color: var(--muted);
  transition: color var(--quick) var(--ease);

  &:hover {
    color: var(--text);
  }
`

const Shown = styled(Picture)`
  margin-block-start: var(--space-3);
  border-radius: var(--radius-plane);

  picture > img {
    transition: scale var(--slow) var(--ease);
  }

  @media not all and ${wide} {
    aspect-ratio: 4 / 3;
  }
`

const Next = styled.a`
  display: block;
  padding-block-start: var(--space-2);
  border-block-start: var(--hairline) solid var(--border);

  > small {
    font-size: var(--type-label);
    color: var(--muted);
  }

  svg {
    transition: translate var(--slow) var(--ease);
  }

  @media ${prefersMotion} {
    &:is(:hover, :focus-visible) {
      ${Shown} picture > img {
        scale: 1.03;
      }

      svg {
        translate: var(--space-half);
      }

      [dir='rtl'] & svg {
        translate: calc(-1 * var(--space-half));
      }
    }
  }
`

const Title = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-start: var(--space-half);
  font-family: var(--display);
  font-weight: var(--display-weight);
  font-stretch: var(--display-width);
  font-size: var(--type-heading);
  line-height: calc(1.05 + var(--diacritics));
  letter-spacing: var(--tight);

  > span {
    ${sideOfPage}
    flex: 1;
    min-inline-size: 0;
    text-wrap: balance;
  }

  > svg {
    inline-size: var(--type-card);
    block-size: var(--type-card);
  }
`
