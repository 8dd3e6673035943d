import { styled } from 'styled-components'

/** The page's width, with gutters at its sides. */
export const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: max(var(--gutter), env(safe-area-inset-left)) max(var(--gutter), env(safe-area-inset-right));
`

/** The frame of a section, with the space above and below it. */
export const SectionFrame = styled(Frame)`
  padding-block: calc(var(--space-section) / 2);
`
