import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { interfaceWords } from '../../../../schema/model/interfaceWords/index.ts'
import { localeOf } from '../../../../schema/text/languages.ts'
import { inLanguage, phraseIn } from './phrases.ts'

/** The headings of sections by language, and in it by the name of the section: the usual one first, then others. */
const headings: typeof import('./headings.json') = createRequire(import.meta.url)('./headings.json')

/** A list or text that gets a section, and so a heading. */
export type HeadingName = keyof typeof headings.en

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

/** The small name of a section, and its usual heading, which says it in other words, in a language. */
export function headingsOf(name: HeadingName, lang: string | undefined): { label: string; heading: string } {
  const locale = localeOf(lang ?? 'en')
  const words = locale?.language === 'en' ? undefined : wordsIn(lang)?.resume
  const label =
    name === 'tools' || name === 'more' ? phraseIn(lang, name) : words?.[name === 'about' ? 'summary' : name]
  return {
    label: label ?? englishLabels[name],
    heading: allHeadings(name, lang)[0] ?? '',
  }
}

/** All headings of a section in a language: the usual one first. */
export const allHeadings = (name: HeadingName, lang: string | undefined): readonly string[] =>
  inLanguage<Record<HeadingName, readonly string[]>>(headings, lang)[name]

/**
 * Sections with headings that differ from person to person: in place of the usual one any of its kind, as the person, in
 * any words that stay the same, decides. Headings in the owner’s words stay.
 */
export function variedHeadings(
  sections: readonly Record<string, unknown>[],
  lang: string | undefined,
  person: string,
): Record<string, unknown>[] {
  return sections.map((section) => {
    const name = String(section.id)
    if (!isHeadingName(name) || section.heading !== headingsOf(name, lang).heading) return section
    const digest = createHash('sha256').update(`${person} ${name}`).digest()
    const all = allHeadings(name, lang)
    return { ...section, heading: all[digest.readUInt32BE() % all.length] }
  })
}

const isHeadingName = (name: string): name is HeadingName => Object.hasOwn(englishLabels, name)

/** The small name and the heading of a section whose heading is in the owner’s words. */
export function ownHeading(text: string, lang: string | undefined): { label: string; heading: string } {
  return { label: phraseIn(lang, 'more'), heading: withoutEmphasis(withoutCapitals(text)) }
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

/** The word of a language for what goes on; undefined where the interface has none. */
export const presentWord = (lang: string | undefined): string | undefined => wordsIn(lang)?.dates?.present

/** The word of a language for an e-mail address. */
export const emailWord = (lang: string | undefined): string => wordsIn(lang)?.form?.email ?? 'Email'

/** The word of a language for what somebody likes. */
export const interestsWord = (lang: string | undefined): string =>
  wordsIn(lang)?.resume?.interests ?? 'Interests'

/** A text as a heading, without asterisks of emphasis. The check reports words that are too long for a phone. */
export const withoutEmphasis = (text: string): string => text.replaceAll('*', '')

/** A text with emphasis on its last word: `Ada *Lovelace*`; none where a long one is a single word, as in Japanese. */
export function emphasised(text: string): string {
  const words = withoutEmphasis(text).trim().split(/\s+/)
  if (words.length === 1 && /[。！？]$/.test(text)) return withoutEmphasis(text)
  const last = words.pop() ?? ''
  return [...words, `*${last}*`].join(' ')
}
