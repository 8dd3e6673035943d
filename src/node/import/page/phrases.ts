import { createRequire } from 'node:module'
import { localeOf } from '../../../../schema/text/languages.ts'

/** What an import writes in words of its own, beside what is in the interface words, by language. */
const phrases: typeof import('./phrases.json') = createRequire(import.meta.url)('./phrases.json')

/** The phrases in English. */
export const englishPhrases = phrases.en

/** The name of a phrase. */
export type Phrase = keyof typeof englishPhrases

/** What there is for the language of a page; what there is in English where the language has none. */
export function inLanguage<T>(sets: Readonly<Record<string, T>> & { en: T }, lang = 'en'): T {
  const locale = localeOf(lang)
  const language = locale?.language ?? 'en'
  // Readers in Taiwan and Hong Kong write Chinese otherwise.
  const isTraditional = language === 'zh' && locale?.maximize().script === 'Hant'
  const key = isTraditional ? 'zh-Hant' : language
  return (Object.hasOwn(sets, key) ? sets[key] : undefined) ?? sets.en
}

/** A phrase in the language of a page, with a name in it. A language that lacks a phrase does not compile. */
export function phraseIn(lang: string | undefined, phrase: Phrase, name = ''): string {
  return inLanguage<Record<Phrase, string>>(phrases, lang)[phrase].replace('{name}', () => name)
}
