import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { foreign } from '../../ui/foreign.ts'
import { useImageFailure } from '../../ui/pictures/useImageFailure.ts'

/** The largest width of a logo. */
const logoSize = '14rem'

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
export function Logo({ logo }: { logo: Item }) {
  const { name, src, sources = [], width, height } = logo
  const [hasFailed, imageProps] = useImageFailure(src)
  if (hasFailed) return <Name {...foreign(name)}>{name}</Name>
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={logoSize} />
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

  a:hover > picture > &,
  a:focus-visible > picture > & {
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

  a:hover > & {
    color: var(--text);
  }
`
