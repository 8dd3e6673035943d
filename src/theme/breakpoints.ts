/** The one place that knows where layouts change. Written in rem, so that large text gets the roomier one. */
export const wide = '(min-width: 48rem)'
/** Phones held upright end here. */
export const middle = '(min-width: 30rem)'
/** Where section heads stand beside their content. */
export const broad = '(min-width: 60rem)'
/**
 * Where the header's links fit beside the owner's name, whatever they are called. `LinkBar` measures that by wrapping:
 * it is 9rem high, and what is asked is as high as that on one line, and half as high on the second of two.
 */
export const linksFit = 'links (min-height: 6rem)'
/** Where letters are so large for the screen that the header, which grows with them, holds three lines of a name. */
export const enlarged = 'header (max-width: 17rem)'
/** Where the content is as wide as it gets, `--page`: below, it leaves a gutter of 5vw on either side. */
export const full = '(min-width: 90rem)'
/** Rooms too low for a picture that is decoration. */
export const flat = '(max-height: 7rem)'
/** Frames too small for words. */
export const tiny = '(max-width: 9rem)'
/** Screens too low for a card to stick and still be read whole. */
export const low = '(max-height: 30rem)'
/** Visitors who have, and have not, asked for less motion. */
export const prefersReducedMotion = '(prefers-reduced-motion: reduce)'
export const prefersMotion = '(prefers-reduced-motion: no-preference)'

/** The margins of a document that is made for paper: a page has no tokens. */
export const paperMargin = '16mm 18mm'
