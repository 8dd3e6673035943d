import { createRequire } from 'node:module'
import { interfaceWords } from '../../../../schema/model/interfaceWords/index.ts'
import { languageKey, localeOf } from '../../../../schema/text/languages.ts'

/** What an import writes in words of its own, beside what is in the interface words, by language. */
const words: typeof import('./words.json') = createRequire(import.meta.url)('./words.json')

type Words = typeof words.en

/** The placeholder for a missing name, which the check reports. */
export const noName = 'YOUR_NAME'

/** The name of a phrase. */
export type Phrase = Exclude<keyof Words, 'headings'>

/** A list or text that gets a section, and so a heading. */
export type HeadingName = keyof Words['headings']

/** The words for the language of a page; those in English where it has none. A language that lacks one does not compile. */
function wordsIn(lang = 'en'): Words {
  const all: Readonly<Record<string, Words>> = words
  const locale = localeOf(lang)
  const key = locale ? languageKey(locale) : 'en'
  return (Object.hasOwn(all, key) ? all[key] : undefined) ?? words.en
}

/** A phrase in the language of a page, with a name in it. */
export const phraseIn = (lang: string | undefined, phrase: Phrase, name = ''): string =>
  wordsIn(lang)[phrase].replace('{name}', () => name)

/** The interface words of a language, where there are some. */
function interfaceWordsIn(lang: string | undefined) {
  const locale = localeOf(lang)
  return locale && interfaceWords(locale)
}

/** The word of a language for a résumé. */
export const resumeWord = (lang: string | undefined): string =>
  interfaceWordsIn(lang)?.resume?.title ?? 'Résumé'

/** The word of a language for what goes on; undefined where the interface has none. */
export const presentWord = (lang: string | undefined): string | undefined =>
  interfaceWordsIn(lang)?.dates?.present

/** The word of a language for an e-mail address. */
export const emailWord = (lang: string | undefined): string => interfaceWordsIn(lang)?.form?.email ?? 'Email'

/** The word of a language for what somebody likes. */
export const interestsWord = (lang: string | undefined): string =>
  interfaceWordsIn(lang)?.resume?.interests ?? 'Interests'

/** The small names of sections in English; other languages have those of the résumé. */
const englishLabels: Readonly<Record<HeadingName, string>> = {
  about: 'About',
  skills: 'Skills',
  tools: 'Tools',
  work: 'Work',
  education: 'Education',
  volunteering: 'Volunteering',
  projects: 'Projects',
  publications: 'Publications',
  awards: 'Awards',
  certificates: 'Certificates',
  languages: 'Languages',
  references: 'References',
  contact: 'Contact',
  more: 'More',
}

/** The small name of a section in a language. */
export function labelOf(name: HeadingName, lang: string | undefined): string {
  if (name === 'tools' || name === 'more') return phraseIn(lang, name)
  if (localeOf(lang ?? 'en')?.language === 'en') return englishLabels[name]
  const named = interfaceWordsIn(lang)?.resume
  return named?.[name === 'about' ? 'summary' : name] ?? englishLabels[name]
}

/** The id, the small name and the heading of a section. */
export interface SectionHead {
  id: string
  label: string
  heading: string
}

/** The id, the small name, and the heading, which says it in other words, of a section in a language. */
export const headOf = (id: HeadingName, lang: string | undefined): SectionHead => ({
  id,
  label: labelOf(id, lang),
  heading: wordsIn(lang).headings[id],
})

/** The same of a section whose heading is in the owner’s words. */
export const ownHead = (id: string, heading: string, lang: string | undefined): SectionHead => ({
  id,
  label: phraseIn(lang, 'more'),
  heading: withoutEmphasis(withoutCapitals(heading)),
})

/** A text that is in capital letters alone, with the first one only; any other as it is. */
export function withoutCapitals(text: string): string {
  const isShouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
  return isShouted ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

/** A text as a heading, without asterisks of emphasis. */
export const withoutEmphasis = (text: string): string => text.replaceAll('*', '')

/** A text with emphasis on its last word: `Ada *Lovelace*`. */
export function emphasised(text: string): string {
  const all = withoutEmphasis(text).trim().split(/\s+/)
  const last = all.pop() ?? ''
  return [...all, `*${last}*`].join(' ')
}
