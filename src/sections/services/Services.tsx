import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { SectionHead } from '../../ui/text/SectionHead.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** Writes the position of the pointer on a card into CSS variables, for the light that follows it. */
const light = ({ currentTarget, clientX, clientY }: React.PointerEvent<HTMLElement>) => {
  const { left, top } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty('--light-x', `${clientX - left}px`)
  currentTarget.style.setProperty('--light-y', `${clientY - top}px`)
}

/** What the owner offers, each on a card that the pointer lights. */
export default function Services({ section }: { section: ResolvedSection<'services'> }) {
  return (
    <SectionFrame>
      <SectionHead {...section} />
      <List>
        {withKeys(section.items, ({ title }) => title).map(([key, { icon, title, description }], index) => (
          <li key={key}>
            <Stretch index={index}>
              <Card onPointerMove={light}>
                <Icon icon={icon} />
                <Title $below={section.heading} {...foreign(title)}>
                  {title}
                </Title>
                <Description {...foreign(description)}>{sentence(description)}</Description>
              </Card>
            </Stretch>
          </li>
        ))}
      </List>
    </SectionFrame>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  > * {
    break-inside: avoid;
  }

  @media ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2h);

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  /* An odd number begins with a row of three, so that no card is left alone in half a row, or has nothing but those. */
  @media ${broad} {
    &:has(> :last-child:nth-child(2n+3)) {
      grid-template-columns: repeat(6, minmax(0, 1fr));

      > * {
        grid-column: span 3;
      }

      > :nth-child(-n+3) {
        grid-column: span 2;
      }
    }

    &:has(> :last-child:nth-child(6n+3)) > * {
      grid-column: span 2;
    }
  }
`

const Stretch = styled(Reveal)`
  block-size: 100%;
`

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: var(--card-low);
  padding: var(--space-card);
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius-plane);
  background: var(--surface);
  overflow: clip;
  transition: border-color var(--calm) var(--ease);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      var(--light) circle at var(--light-x, 70%) var(--light-y, 0%),
      var(--accent-beam),
      transparent
    );
    opacity: 0;
    transition: opacity var(--calm) var(--ease);
  }

  > * {
    position: relative;
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--accent-edge);
    }

    &:hover::before {
      opacity: 1;
    }
  }
`

const Title = styled(EntryTitle)`
  margin-block-start: var(--space-8);
  font-size: var(--type-item-large);
  line-height: calc(1.15 + var(--marks));
`

const Description = styled.p`
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-1h);
  color: var(--muted);
`
