import { localeOf } from '../../languages/languages.ts'
import { interfaceWords } from '../../model/interfaceWords/index.ts'
import { phraseIn } from './phrases.ts'

/** Words of a résumé that no line of a phone holds, with a soft hyphen at a joint. */
const divided: Record<string, string> = { Veröffentlichungen: 'Veröffent\u00adlichungen' }

/** The small name and the heading of each section in English; other languages use one word of the résumé for both. */
const english = {
  about: ['About', 'Who I Am.'],
  skills: ['Skills', 'What I Know.'],
  tools: ['Tools', 'What I Work With.'],
  work: ['Work', 'Where I Have Worked.'],
  education: ['Education', 'Where I Learnt.'],
  volunteering: ['Volunteering', 'What I Do Besides.'],
  projects: ['Projects', 'What I Have Made.'],
  publications: ['Publications', 'What I Have Published.'],
  awards: ['Awards', 'What Others Noticed.'],
  certificates: ['Certificates', 'What I Am Certified In.'],
  languages: ['Languages', 'What I Speak.'],
  references: ['References', 'What Others Say.'],
  contact: ['Contact', 'Let’s Talk.'],
} as const

/** Whether a page is in English, which it is where nothing else is known. */
const isInEnglish = (lang = 'en'): boolean => localeOf(lang)?.language === 'en'

/** A list or text that gets a section, and so a heading. */
export type HeadingName = keyof typeof english

/** The small name of a section and its heading in a language. */
export function headingsOf(name: HeadingName, lang: string | undefined): { label: string; heading: string } {
  const [label, heading] = english[name]
  const locale = localeOf(lang)
  if (!locale || isInEnglish(lang)) return { label, heading }
  const words = interfaceWords(locale)?.resume
  const other =
    name === 'tools' ? words && phraseIn(lang, name) : words?.[name === 'about' ? 'summary' : name]
  const word = other ?? label
  return { label: word, heading: divided[word] ?? word }
}

/** A text that is in capital letters alone, with the first one only; any other as it is. */
export function withoutCapitals(text: string): string {
  const isShouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
  return isShouted ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

/** The interface words of a language, where there are some. */
function wordsIn(lang: string | undefined) {
  const locale = localeOf(lang)
  return locale && interfaceWords(locale)
}

/** The word of a language for a résumé. */
export const resumeWord = (lang: string | undefined): string => wordsIn(lang)?.resume?.title ?? 'Résumé'

/** The word of a language for an e-mail address. */
export const emailWord = (lang: string | undefined): string => wordsIn(lang)?.form?.email ?? 'Email'

/** A text as a heading, without asterisks of emphasis. The check reports words that are too long for a phone. */
export const withoutEmphasis = (text: string): string => text.replaceAll('*', '')

/** A text with emphasis on its last word: `Ada *Lovelace*`. */
export function emphasised(text: string): string {
  const words = withoutEmphasis(text).trim().split(/\s+/)
  const last = words.pop() ?? ''
  return [...words, `*${last}*`].join(' ')
}
