import { css } from 'styled-components'

/** Text in another direction than the page begins at the same edge as all other text. */
export const sideOfPage = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
