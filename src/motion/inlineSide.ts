import { portfolio } from 'virtual:portfolio'

/** The direction of lines on the screen: 1 for to the right, −1 for to the left. */
export const inlineSide = (): 1 | -1 => (portfolio.site.dir === 'rtl' ? -1 : 1)
