import { styled } from 'styled-components'
import type { ResolvedDrawing } from '../../../schema/vite/resolved.ts'
import { DrawingSvg } from '../../ui/pictures/DrawingSvg.tsx'

/** The owner's logo in the header. The link that it stands in says whose page it leads to. */
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
