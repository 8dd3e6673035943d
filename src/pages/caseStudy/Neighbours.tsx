import { styled } from 'styled-components'
import type { ResolvedPage } from '../../../schema/vite/page.ts'
import { wide } from '../../theme/breakpoints.ts'
import { Frame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Words } from '../../ui/text/Words.tsx'
import { sideOfPage } from '../sideOfPage.ts'
import type { Entry } from './entry.ts'

interface Props {
  previous: Entry | undefined
  next: Entry | undefined
  home: string
  words: ResolvedPage['labels']['caseStudy']
}

/** Links to the previous and the next project. */
export function Neighbours({ previous, next, home, words }: Props) {
  if (!previous && !next) return null
  const way = (entry: Entry | undefined, rel: 'prev' | 'next', word = '') =>
    entry ? (
      <Way href={home + entry.path} rel={rel}>
        <small>
          <Words text={word} />
        </small>
        <span {...foreign(entry.title)}>{entry.title}</span>
      </Way>
    ) : (
      <span />
    )
  return (
    <Frame>
      <Ways>
        {way(previous, 'prev', words?.previous)}
        {way(next, 'next', words?.next)}
      </Ways>
    </Frame>
  )
}

const Ways = styled.nav`
  display: grid;
  margin-block-start: var(--space-part);
  border-block-start: var(--hairline) solid var(--border);

  @media ${wide} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-4);
  }

  @media print {
    display: none;
  }
`

const Way = styled.a`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding-block: var(--space-3);
  overflow-wrap: anywhere;
  transition: color var(--quick) var(--ease);

  > small {
    font-size: var(--type-label);
    color: var(--muted);
  }

  > span {
    ${sideOfPage}
    font-family: var(--display);
    font-weight: var(--display-weight);
    font-stretch: var(--display-width);
    font-size: var(--type-card);
    line-height: calc(1.1 + var(--marks));
    text-wrap: balance;
  }

  &:hover > span {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: var(--stroke);
    text-underline-offset: var(--underline);
  }

  @media ${wide} {
    &[rel='next'] {
      text-align: end;
    }
  }
`
