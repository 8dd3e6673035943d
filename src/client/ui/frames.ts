import { css, styled } from 'styled-components'

/** The page's width, with gutters at its sides. */
export const Frame = styled.div.attrs({ 'data-part': 'frame' })`
  inline-size: 100%;
  max-inline-size: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: max(var(--gutter), env(safe-area-inset-left)) max(var(--gutter), env(safe-area-inset-right));
`

/** The frame of a section, with the space above and below it. */
export const SectionFrame = styled(Frame)`
  padding-block: var(--section-start, calc(var(--space-section) / 2)) var(--section-end, calc(var(--space-section) / 2));

  /* Sections with headings as small as labels are parts of one sheet. */
  &:has(> [data-plain]) {
    padding-block: calc(var(--space-part) / 2);
  }
`

/** How wide the years or the name of a row are, in front of what it says. */
export const nameWidth = '8.5rem'

/** A list with hairlines between its entries. */
export const RuledList = styled.ul.attrs({ 'data-part': 'list' })`
  border-block-end: var(--hairline) solid var(--border);

  > li {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;
  }
`

/** Text for screen readers only. */
export const Hidden = styled.span`
  position: absolute;
  inline-size: var(--hairline);
  block-size: var(--hairline);
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/**
 * The style of an entry of a list that may be long: in a list of more than two dozen, browsers lay out those after the
 * first eight only when they come near the screen. Search, links, screen readers and the Tab key reach all of them. The
 * last eight are always laid out, so that links to the next section land exactly.
 *
 * A page with such a list scrolls to the target of a link at once: on the way the entries get their heights, and a
 * smooth scroll would end where the target was before.
 *
 * @param height about how high an entry is, which counts until it has been laid out
 */
export const laidOutNear = (height: string) => css`
  &:is(:nth-last-child(n + 25) ~ *):nth-child(n + 9):nth-last-child(n + 9) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height};
    /* What is lifted or focused may reach beyond. */
    overflow-clip-margin: var(--space-3);
  }

  html:has(&:nth-child(25)) {
    scroll-behavior: auto;
  }
`

/**
 * The number of columns, among some choices, with the fewest empty places in the last row, the first of equals; as many
 * columns as entries where one row holds all.
 */
export function fullestColumns(count: number, choices: readonly number[]): number {
  if (count <= Math.max(...choices)) return count
  const emptyIn = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, next) => (emptyIn(next) < emptyIn(best) ? next : best))
}
