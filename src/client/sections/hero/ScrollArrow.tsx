import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { round } from '../../ui/button.ts'
import { Frame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Arrow } from '../../ui/pictures/Arrow.tsx'

interface Props {
  section: ResolvedSection<'hero'>
  /** Of the frame. */
  className?: string
}

/** The arrow at the foot of a first screen that leads to what is below, if there is one. */
export function ScrollArrow({ section: { scroll, layout }, className }: Props) {
  return (
    scroll && (
      <Foot className={className} data-layout={layout}>
        <Round href={scroll.href} aria-label={scroll.name} {...foreign(scroll.name)}>
          <Arrow to="down" />
        </Round>
      </Foot>
    )
  )
}

/** On phones the arrow is beside the last line of the text, so that everything is on the first screen. */
const Foot = styled(Frame)`
  position: absolute;
  inset-block-end: var(--hero-foot);
  z-index: var(--layer-content);
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  > a {
    pointer-events: auto;
  }

  @media print {
    display: none;
  }

  @media ${broad} {
    position: relative;
    inset-block-end: auto;
    justify-content: flex-start;
    padding-block-end: var(--hero-foot);
  }

  /* In the last row, below the words. */
  &[data-layout='centred'] {
    position: relative;
    inset-block-end: auto;
    grid-row: -2;
    justify-content: center;
    padding-block-end: calc(var(--hero-foot) / 2);
  }
`

const Round = styled.a`
  ${round}
`
