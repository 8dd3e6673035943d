import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { fullestColumns } from '../../ui/fullestColumns.ts'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Logo } from './Logo.tsx'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 5

/** Logos in quiet rows, parted by hairlines. */
export default function Logos({ section }: { section: ResolvedSection<'logos'> }) {
  const { items, text } = section
  const { narrow, middle, wide } = logoColumns(items.length)
  const style = { '--narrow': narrow, '--middle': middle, '--wide': wide }
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <List style={style}>
        {withKeys(items, ({ name }) => name).map(([key, item], index) => (
          <Cell key={key}>
            <Stretch index={Math.min(index, staggered)}>
              {item.link ? (
                <Plate as="a" href={item.link}>
                  <Logo logo={item} />
                </Plate>
              ) : (
                <Plate>
                  <Logo logo={item} />
                </Plate>
              )}
            </Stretch>
          </Cell>
        ))}
      </List>
    </SectionFrame>
  )
}

/** The number of columns for `count` logos on phones, tablets and wide screens. */
export const logoColumns = (count: number) => ({
  narrow: Math.min(2, count),
  middle: fullestColumns(count, [4, 3]),
  wide: fullestColumns(count, [5, 6, 7, 4]),
})

/** Hairlines above, below and between, and none at the sides. */
const List = styled.ul`
  --logo: calc(var(--space-8) * 1.1);
  display: grid;
  grid-template-columns: repeat(var(--narrow), minmax(0, 1fr));
  border-block: var(--hairline) solid var(--border);
  overflow: clip;

  @media ${wide} {
    grid-template-columns: repeat(var(--middle), minmax(0, 1fr));
  }

  @media ${broad} {
    grid-template-columns: repeat(var(--wide), minmax(0, 1fr));
  }
`

const Cell = styled.li`
  position: relative;
  margin-block-start: calc(-1 * var(--hairline));
  margin-inline-start: calc(-1 * var(--hairline));
  border-block-start: var(--hairline) solid var(--border);
  border-inline-start: var(--hairline) solid var(--border);
  break-inside: avoid;

  /* The lines of a last row that is not full go on to its end. */
  &:last-child::after {
    content: '';
    position: absolute;
    inset-block: calc(-1 * var(--hairline)) 0;
    inset-inline-start: 100%;
    inline-size: var(--screen-wide);
    border-block-start: var(--hairline) solid var(--border);
    border-inline-start: var(--hairline) solid var(--border);
    pointer-events: none;
  }
`

const Stretch = styled(Reveal)`
  block-size: 100%;
`

const Plate = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  min-block-size: var(--fact-small);
  padding: var(--space-3) var(--space-2h);
  text-align: center;

  /* With nothing beside it, it stands where words begin. */
  :only-child > * > & {
    place-items: center start;
    padding-inline: 0;
    text-align: start;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--space-half));
  }

  > picture {
    max-inline-size: 100%;
  }
`
