import { createRequire } from 'node:module'
import { localeOf } from '../../languages/languages.ts'

/** What an import writes in words of its own, beside what is in the interface words, by language. */
const phrases: typeof import('./phrases.json') = createRequire(import.meta.url)('./phrases.json')

/** The phrases in English. */
export const englishPhrases = phrases.en

/** The name of a phrase. */
export type Phrase = keyof typeof englishPhrases

/** The phrases by language. A language that lacks one does not compile. */
const sets: Readonly<Record<string, Readonly<Record<Phrase, string>>>> = phrases

/** A phrase in the language of a page, with a name in it; in English where the language has none. */
export function phraseIn(lang: string | undefined, phrase: Phrase, name = ''): string {
  const locale = localeOf(lang ?? 'en')
  const language = locale?.language ?? 'en'
  // Readers in Taiwan and Hong Kong write Chinese otherwise.
  const isTraditional = language === 'zh' && locale?.maximize().script === 'Hant'
  const key = isTraditional ? 'zh-Hant' : language
  const set = Object.hasOwn(sets, key) ? sets[key] : undefined
  return (set ?? englishPhrases)[phrase].replace('{name}', () => name)
}
