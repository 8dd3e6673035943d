import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad, roomy, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
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
      <SectionHeader {...section} />
      <List data-part="list">
        {withKeys(section.items, ({ title }) => title).map(([key, { icon, title, description }], index) => (
          <li key={key}>
            <Reveal index={index}>
              <Card onPointerMove={light}>
                <Sign icon={icon} />
                <Title $below={section.heading} {...foreign(title)}>
                  {title}
                </Title>
                <Description data-part="text" {...foreign(description)}>
                  {sentence(description)}
                </Description>
              </Card>
            </Reveal>
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
    container-type: inline-size;
    break-inside: avoid;
  }

  > * > * {
    block-size: 100%;
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

const Card = styled.article.attrs({ 'data-part': 'card' })`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-2) var(--space-3);
  block-size: 100%;
  padding: var(--space-card);
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius-plane);
  background: var(--surface);
  overflow: clip;
  transition: border-color var(--quick) var(--ease);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      22rem circle at var(--light-x, 70%) var(--light-y, 0%),
      color-mix(in srgb, var(--accent) 22%, transparent),
      transparent
    );
    opacity: 0;
    transition: opacity var(--quick) var(--ease);
  }

  > * {
    position: relative;
  }

  /* The title stands beside the icon where most words fit there. */
  @container ${roomy} {
    grid-template: auto 1fr / minmax(0, 1fr) auto;
  }

  &:is(:hover, :active) {
    border-color: var(--accent-edge);

    &::before {
      opacity: 1;
    }
  }
`

/** At the far upper corner. */
const Sign = styled(Icon)`
  --icon: var(--target);
  justify-self: end;
  color: var(--muted);

  * {
    stroke-width: 1;
  }

  @container ${roomy} {
    grid-area: 1 / 2;
  }
`

const Title = styled(EntryTitle)`
  align-self: center;
  font-size: clamp(1.625rem, 1.1rem + 1vw, 1.875rem);
  line-height: calc(1.15 + var(--diacritics));
`

const Description = styled.p`
  grid-column: 1 / -1;
  max-inline-size: var(--measure-short);
  color: var(--muted);
`
