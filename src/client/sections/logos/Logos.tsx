import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { logoSizes } from '../../theme/imageSizes.ts'
import { fullestColumns, SectionFrame } from '../../ui/frames.ts'
import { useImageState } from '../../ui/pictures/Picture.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

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
      <List data-part="list" style={style}>
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

  /* On the sheet of its heading. */
  @media print {
    break-before: avoid;
    break-inside: avoid;
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
    inline-size: 100vw;
    border-block-start: var(--hairline) solid var(--border);
    border-inline-start: var(--hairline) solid var(--border);
    pointer-events: none;
  }
`

const Stretch = styled(Reveal)`
  block-size: 100%;
`

const Plate = styled.div.attrs({ 'data-part': 'entry' })`
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

type Item = ResolvedSection<'logos'>['items'][number]

/** The aspects beyond which a logo is shown smaller than the others. */
const [widest, narrowest] = [9, 0.8]

/** The width of a logo, in `--logo`. All logos cover about the same area, so that none dominates. */
const shareOf = ({ width, height }: Item) =>
  width && height ? Math.sqrt(Math.min(widest, Math.max(narrowest, width / height))) : 2

/**
 * A logo in one colour. If it does not load, its name shows: as alternative text, and after hydration as text of the
 * page.
 */
function Logo({ logo }: { logo: Item }) {
  const { name, src, sources = [], width, height } = logo
  const [state, imageProps] = useImageState(src)
  if (state === 'failed') return <Name {...foreign(name)}>{name}</Name>
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={logoSizes} />
      ))}
      <Shape
        {...imageProps}
        src={src}
        alt={name}
        {...foreign(name)}
        width={width}
        height={height}
        style={{ '--share': shareOf(logo) }}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </picture>
  )
}

/** `--logo-turn` is set with the colours of each mode: see `metadata.ts`. */
const Shape = styled.img`
  inline-size: calc(var(--share) * var(--logo));
  max-inline-size: 100%;
  block-size: auto;
  max-block-size: var(--space-8);
  object-fit: contain;
  font-weight: 600;
  filter: brightness(0) invert(var(--logo-turn));
  opacity: 0.72;
  transition: opacity var(--quick) var(--ease);

  a:is(:hover, :focus-visible, :active) > picture > & {
    opacity: 1;
  }

  /* The ground is the visitor's own. */
  @media (forced-colors: active) {
    filter: brightness(0);
    opacity: 1;
  }

  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    filter: brightness(0) invert(1);
  }
`

const Name = styled.span`
  font-weight: 600;
  color: var(--muted);

  a:is(:hover, :focus-visible, :active) > & {
    color: var(--text);
  }
`
