import { styled } from 'styled-components'
import type { ResolvedDrawing } from '../../../schema/vite/resolved.ts'
import { DrawingSvg } from '../../ui/pictures/DrawingSvg.tsx'

/** The owner's logo in the header. Decorative: the link around it has the name. */
export function Logo({ logo }: { logo: ResolvedDrawing }) {
  return (
    <Place>
      <DrawingSvg drawing={logo} />
    </Place>
  )
}

const Place = styled.span`
  flex: none;

  > svg {
    inline-size: auto;
    block-size: calc(1.25 * var(--icon));
    max-inline-size: calc(0.4 * var(--screen-wide));
  }
`
