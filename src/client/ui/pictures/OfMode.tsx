import { styled } from 'styled-components'

/**
 * What shows in one of the two modes, on a page that has both: `data-mode-only` names it. Pictures that do not show are
 * not loaded.
 */
export const OfMode = styled.div`
  display: var(--in-dark, block) var(--in-light, none);
  block-size: 100%;

  &[data-mode-only='light'] {
    display: var(--in-dark, none) var(--in-light, block);
  }
`
