import { createRequire } from 'node:module'
import { interfaceWords } from '../../../../schema/model/interfaceWords/index.ts'
import { languageKey, localeOf } from '../../../../schema/text/languages.ts'
import { namesIn } from '../../../shared/emphasis.ts'

/** What an import writes in words of its own, beside what is in the interface words, by language. */
const words: typeof import('./words.json') = createRequire(import.meta.url)('./words.json')

type Words = typeof words.en

/** The placeholder for a missing name, which the check reports. */
export const noName = 'YOUR_NAME'

/** The name of a phrase. */
export type Phrase = keyof Words

/** A list or text that gets a section, and so a heading. */
export type HeadingName = keyof typeof englishLabels

/** The words for the language of a page; those in English where it has none. A language that lacks one does not compile. */
function wordsIn(lang = 'en'): Words {
  const all: Readonly<Record<string, Words>> = words
  const locale = localeOf(lang)
  const key = locale ? languageKey(locale) : 'en'
  return (Object.hasOwn(all, key) ? all[key] : undefined) ?? words.en
}

/** A phrase in the language of a page, with a name and a year in it. */
export const phraseIn = (lang: string | undefined, phrase: Phrase, name = '', year = ''): string =>
  wordsIn(lang)[phrase].replace(/\{(name|year)\}/g, (_, slot) => (slot === 'name' ? name : year))

/** The interface words of a language, where there are some. */
function interfaceWordsIn(lang: string | undefined) {
  const locale = localeOf(lang)
  return locale && interfaceWords(locale)
}

/** The word of a language for a résumé. */
export const resumeWord = (lang: string | undefined): string =>
  interfaceWordsIn(lang)?.resume?.title ?? 'Résumé'

/** The word of a language for an e-mail address. */
export const emailWord = (lang: string | undefined): string => interfaceWordsIn(lang)?.form?.email ?? 'Email'

/** The word of a language for what somebody likes. */
export const interestsWord = (lang: string | undefined): string =>
  interfaceWordsIn(lang)?.resume?.interests ?? 'Interests'

/** The small names of sections in English; other languages have those of the résumé. */
const englishLabels = {
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
}

/** The small name of a section in a language. */
export function labelOf(name: HeadingName, lang: string | undefined): string {
  if (name === 'tools') return phraseIn(lang, name)
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

/** The id, the small name and the heading of a section in a language. */
export function headOf(id: HeadingName, lang: string | undefined): SectionHead {
  const label = labelOf(id, lang)
  return { id, label, heading: label }
}

/** The same of a section whose name is in the owner’s words. */
export function ownHead(id: string, name: string): SectionHead {
  const label = withoutEmphasis(withoutCapitals(name))
  return { id, label, heading: label }
}

/** A text that is in capital letters alone, with the first one only; any other as it is. */
export function withoutCapitals(text: string): string {
  const isShouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
  return isShouted ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

/** A text as a heading, without asterisks of emphasis. */
export const withoutEmphasis = (text: string): string => text.replaceAll('*', '')

/** A name with emphasis on the surname: `Ada *Lovelace*`. */
export function emphasised(text: string): string {
  const all = namesIn(withoutEmphasis(text))
  const last = all.pop() ?? ''
  return [...all, `*${last}*`].join(' ')
}
