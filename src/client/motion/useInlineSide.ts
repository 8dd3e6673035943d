import { useContent } from '../content.ts'

/** The direction of lines on the screen: 1 for to the right, −1 for to the left. */
export const useInlineSide = (): 1 | -1 => (useContent().site.dir === 'rtl' ? -1 : 1)
