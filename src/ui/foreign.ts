import { portfolio } from 'virtual:portfolio'
import type { Language } from '../../schema/overlay/edition.ts'
import type { ResolvedSentence } from '../../schema/vite/resolved.ts'

/**
 * The `lang` and `dir` of a text that is in another language than the page, because nobody has translated it, or runs
 * the other way: for screen readers, line breaks and the position of signs. Callers write `__FOREIGN__ &&` before it,
 * so that a build without such texts drops the call.
 */
export const foreign = (text: ResolvedSentence): Language | undefined =>
  typeof text === 'string' ? portfolio.foreign?.[text] : text.language
