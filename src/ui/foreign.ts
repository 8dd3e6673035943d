import { portfolio } from 'virtual:portfolio'
import type { Language } from '../../schema/overlay/edition.ts'

/**
 * The attributes of an element whose text is in another language than the page, because nobody has translated it, or
 * runs the other way: for screen readers, for where words may break, and for the place of signs. Callers write
 * `__FOREIGN__ &&` before it, so that a build without such texts leaves the call out.
 */
export const foreign = (text: string): Language | undefined => portfolio.foreign?.[text]
