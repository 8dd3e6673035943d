/** The breakpoints of all layouts. In rem, so that with large text the layout for narrower screens applies. */
export const wide = '(min-width: 48rem)'
/** Wide, and not a tablet held upright: a large picture stands beside its words. */
export const across = `${wide} and (min-aspect-ratio: 1)`
/** Wider than phones held upright. */
export const middle = '(min-width: 30rem)'
/** Section headers stand beside their content. */
export const broad = '(min-width: 60rem)'
/**
 * The header's links fit beside the owner's name, whatever they are called. `LinksRoom` measures that by wrapping: its
 * container is 9rem high while they fit, and half as high once it wraps to a second line.
 */
export const linksFit = 'links (min-height: 6rem)'
/** The font is so large for the screen that the header, which grows with it, holds three lines of a name. */
export const enlarged = 'header (max-width: 17rem)'
/** The content has its full width, `--page`: below, it leaves a gutter of 5vw on either side. */
export const full = '(min-width: 90rem)'
/** The middle of the widths between which the page grows once more, from 81 to 96rem. */
export const grown = '(min-width: 110rem)'
/** Containers too low for a decorative picture. */
export const flat = '(max-height: 7rem)'
/** Cards with room for a title beside an icon. */
export const roomy = '(min-width: 19rem)'
/** Screens too low for a card to stick and still be read whole. */
export const low = '(max-height: 30rem)'
/** Screens on which a card has room to spare. */
export const high = '(min-height: 56rem)'
/** Visitors who prefer less motion. */
export const prefersReducedMotion = '(prefers-reduced-motion: reduce)'
/** Visitors who do not prefer less motion. */
export const prefersMotion = '(prefers-reduced-motion: no-preference)'

/** The margins of a printed document: `@page` cannot read tokens. */
export const paperMargin = '16mm 18mm'
