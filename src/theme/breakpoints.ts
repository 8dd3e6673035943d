/** The one place that knows where layouts change. Written in rem, so that large text gets the roomier one. */
export const wide = '(min-width: 48rem)'
/** Phones held upright end here. */
export const middle = '(min-width: 30rem)'
/** Where section heads stand beside their content. */
export const broad = '(min-width: 60rem)'
/** Screens too low for a card to stick and still be read whole. */
export const low = '(max-height: 30rem)'
/** Visitors who have, and have not, asked for less motion. */
export const still = '(prefers-reduced-motion: reduce)'
export const moving = '(prefers-reduced-motion: no-preference)'
export const lightDevice = '(prefers-color-scheme: light)'
