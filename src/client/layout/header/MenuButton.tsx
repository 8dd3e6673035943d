import { styled } from 'styled-components'
import { menuId } from '../../../shared/ids.ts'
import type { ResolvedPortfolio } from '../../../shared/resolved.ts'
import { linksFit, wide } from '../../theme/breakpoints.ts'
import { foreign } from '../../ui/foreign.ts'

/** The button that opens the menu, where the links do not fit as a row. `menuButton.ts` keeps its state. */
export function MenuButton({
  labels,
}: {
  labels: Pick<ResolvedPortfolio['labels'], 'openMenu' | 'closeMenu'>
}) {
  return (
    <Button
      type="button"
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-expanded="false"
      aria-label={labels.openMenu}
      data-open={labels.openMenu}
      data-close={labels.closeMenu}
      {...foreign(labels.openMenu)}
    >
      <Lines />
    </Button>
  )
}

const Button = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--control);
  block-size: var(--control);
  margin-inline-end: calc(-1 * var(--space-1h));
  border-radius: var(--radius);

  /* Its edge is near that of the screen, where a ring around it would be cut. */
  &:focus-visible {
    outline-offset: calc(-1 * var(--stroke));
  }

  @media ${wide} {
    @container ${linksFit} {
      display: none;
    }
  }
`

/** Two lines that cross when the menu is open. */
const Lines = styled.span.attrs({ 'aria-hidden': true })`
  /* WebKit takes what was clicked for where Tab goes on from: from here, and not the button, it would pass over the menu. */
  pointer-events: none;
  position: relative;
  inline-size: var(--icon);
  block-size: var(--space-1);

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    /* As a border, which forced colours leave to be seen. */
    border-block-start: var(--stroke) solid;
    border-radius: var(--stroke);
    transition: transform var(--quick) var(--ease);
  }

  /* Without scripts the popover tells that it is open, and in a browser that knows none the button does. */
  nav:has(:popover-open) & {
    --cross: 1;
  }

  [aria-expanded='true'] > & {
    --cross: 1;
  }

  &::before {
    inset-block-start: 0;
    transform: translateY(calc(var(--cross, 0) * (var(--space-1) - var(--stroke)) / 2)) rotate(calc(var(--cross, 0) * 45deg));
  }

  &::after {
    inset-block-end: 0;
    transform: translateY(calc(var(--cross, 0) * (var(--stroke) - var(--space-1)) / 2)) rotate(calc(var(--cross, 0) * -45deg));
  }
`
