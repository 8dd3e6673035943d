import { portfolio } from 'virtual:portfolio'

/** The side of the screen that lines run to: 1 for the right, −1 for the left. */
export const inlineSide = (): 1 | -1 => (portfolio.site.dir === 'rtl' ? -1 : 1)
