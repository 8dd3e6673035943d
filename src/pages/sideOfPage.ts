import { css } from 'styled-components'

/** A text in another direction than the page begins at the side where all others do. */
export const sideOfPage = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
