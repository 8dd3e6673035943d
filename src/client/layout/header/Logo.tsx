import { styled } from 'styled-components'
import type { ResolvedDrawing } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { DrawingSvg, OfMode } from '../../ui/pictures/Icon.tsx'

/** The owner's logo in the header. Decorative: the link around it has the name. */
export function Logo({ logo }: { logo: ResolvedDrawing }) {
  const { mode } = useContent().theme
  const { dark = logo, light = logo } = logo
  return (
    <Place data-part="mark">
      {mode !== 'system' || dark === light ? (
        <DrawingSvg drawing={mode === 'light' ? light : dark} />
      ) : (
        <>
          <OfMode as="span" data-mode-only="dark">
            <DrawingSvg drawing={dark} />
          </OfMode>
          <OfMode as="span" data-mode-only="light">
            <DrawingSvg drawing={light} />
          </OfMode>
        </>
      )}
    </Place>
  )
}

const Place = styled.span`
  flex: none;

  svg {
    inline-size: auto;
    block-size: calc(1.25 * var(--icon));
    max-inline-size: calc(0.4 * 100vw);
  }
`
