import { portfolio } from 'virtual:portfolio'
import type { Language } from '../../schema/overlay/edition.ts'

/**
 * The attributes of an element whose text is in another language than the page, because nobody has translated it, or
 * runs the other way: for screen readers, for where words may break, and for the place of signs. In a build without such texts `__FOREIGN__ &&` before it takes it away.
 */
export const foreign = (text: string): Language | undefined => portfolio.foreign?.[text]
