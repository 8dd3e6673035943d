import { use } from 'react'
import type { Language } from '../../../schema/languages/locale.ts'
import type { ResolvedSentence } from '../../shared/resolved.ts'
import { Content } from '../content.ts'

/**
 * The `lang` and `dir` of a text that is in another language than the page, because nobody has translated it, or runs
 * the other way: for screen readers, line breaks and the position of signs. A page without such texts has no data for
 * it, and every text of it gives undefined. To be called while rendering.
 */
export const foreign = (text: ResolvedSentence): Language | undefined =>
  typeof text === 'string' ? use(Content).foreign?.[text] : text.language
