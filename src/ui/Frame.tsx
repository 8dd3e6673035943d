import { styled } from 'styled-components'

/** The width of the page, and the room that a section has around it. */
export const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: max(var(--gutter), env(safe-area-inset-left)) max(var(--gutter), env(safe-area-inset-right));
`

export const Room = styled(Frame)`
  padding-block: calc(var(--space-section) / 2);
`
