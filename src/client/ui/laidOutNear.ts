import { css } from 'styled-components'

/**
 * The style of an entry of a list that may be long: browsers lay out those beyond the first two dozen only when they
 * come near the screen. Search, links, screen readers and the Tab key reach all of them. The last ones are always laid
 * out, so that links to the next section land exactly.
 *
 * A page with such a list scrolls to the target of a link at once: on the way the entries get their heights, and a
 * smooth scroll would end where the target was before.
 *
 * @param height about how high an entry is, which counts until it has been laid out
 */
export const laidOutNear = (height: string) => css`
  &:nth-child(n + 25):nth-last-child(n + 9) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height};
    /* What is lifted or focused may reach beyond. */
    overflow-clip-margin: var(--space-3);
  }

  html:has(&:nth-child(25)) {
    scroll-behavior: auto;
  }

  @media print {
    &:nth-child(n + 25):nth-last-child(n + 9) {
      content-visibility: visible;
    }
  }
`
