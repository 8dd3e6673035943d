import { bullet } from '../../../schema/text/sentence.ts'
import type { ResumeDate } from '../../../schema/text/writtenDates.ts'
import type { Phrase } from './page/words.ts'

export type { Phrase }

// What every format is read into: the form of JSON Resume, with every list present and no empty text.

/** A résumé, and what only a portfolio has. */
export interface Resume {
  /** A BCP 47 tag; undefined if the input does not have it. */
  lang?: string
  name?: string
  /** Whether the name is only that of an account. */
  isNameGuessed?: boolean
  label?: string
  /** An https: address, or the path of a file from the folder of the input. */
  image?: string
  email?: string
  phone?: string
  url?: string
  summary?: string
  location: Partial<Record<'address' | 'postalCode' | 'city' | 'countryCode' | 'region', string>>
  profiles: Profile[]
  work: Post[]
  volunteer: Post[]
  education: Education[]
  awards: Award[]
  certificates: Certificate[]
  publications: Publication[]
  skills: Skill[]
  languages: { language: string; fluency?: string }[]
  interests: { name: string; keywords: string[] }[]
  references: { name?: string; reference: string }[]
  projects: ResumeProject[]
  /** What a portfolio says and a résumé does not. */
  page: {
    headline?: string
    title?: string
    description?: string
    accent?: string
    resumeFile?: string
    contact?: string
  }
  /** Texts under headings of their own that fit nothing else. */
  texts: (HeadedText | { phrase: Phrase; paragraphs: Paragraph[] })[]
}

/** Paragraphs under a heading in the owner’s words; others have a phrase in the language of the page. */
export interface HeadedText {
  heading: string
  paragraphs: Paragraph[]
}

/** A sentence, which may have inline Markdown, or a link with its words and a sentence about it. */
export type Paragraph = string | { words: string; url: string; text?: string }

/** An account of the owner’s. */
export interface Profile {
  network: string
  username?: string
  url?: string
}

/** Paid work, or work as a volunteer. */
export interface Post extends Period {
  /** The organisation. */
  name?: string
  position?: string
  location?: string
  description?: string
  url?: string
  summary?: string
  highlights: string[]
}

/** A course of studies. */
export interface Education extends Period {
  institution?: string
  url?: string
  location?: string
  area?: string
  studyType?: string
  score?: string
  summary?: string
  highlights?: string[]
  courses: string[]
}

/** An award, by its title. */
export interface Award extends Dated {
  title: string
  awarder?: string
  location?: string
  summary?: string
  highlights?: string[]
  url?: string
}

/** A certificate, by its name. */
export interface Certificate extends Dated {
  name: string
  issuer?: string
  location?: string
  url?: string
  summary?: string
  highlights?: string[]
}

/** A publication, by its title. */
export interface Publication extends Dated {
  name: string
  publisher?: string
  url?: string
  summary?: string
  authors: string[]
  doi?: string
}

/** A skill, or a group of them, which then are its keywords. */
export interface Skill {
  name: string
  /** In words, such as Master. */
  level?: string
  /** From 0 to 100. */
  percent?: number
  keywords: string[]
  /** The phrase that is its name in the language of the page. */
  phrase?: Phrase
}

/** A project, by its name. */
export interface ResumeProject extends Period {
  name: string
  description?: string
  highlights: string[]
  keywords: string[]
  url?: string
  /** Links beside that. */
  links?: readonly { name: string; url: string }[]
  roles: string[]
  entity?: string
  location?: string
  type?: string
  /** An https: address of a picture. */
  image?: string
  /** Its heading in the input, unless that just means projects. */
  heading?: string
}

/** A period in dates, and in the owner’s words where these say more, or are no dates that can be read. */
export interface Period {
  startDate?: ResumeDate
  endDate?: ResumeDate
  dates?: string
}

/** A date, and the owner’s words where these say more, or are no date that can be read. */
export interface Dated {
  date?: ResumeDate
  dates?: string
}

/** Something of the input that has no place in the portfolio, or stands there otherwise, and why. */
export interface Unplaced {
  /** Its path in the input, such as `work[2].team`. */
  where: string
  /** Its value, or `all of it`. */
  what: string
  why: string
  /** Whether the portfolio has it, changed. */
  isChanged?: true
}

/** Lists something of the input as not placed. */
export type Skip = (where: string, what: string, why: string) => void

/** The result of reading an input. */
export interface Read {
  /** The name of the format, for sentences. */
  format: string
  resume: Resume
  unplaced: Unplaced[]
}

/** An empty résumé. */
export const emptyResume = (): Resume => ({
  location: {},
  profiles: [],
  work: [],
  volunteer: [],
  education: [],
  awards: [],
  certificates: [],
  publications: [],
  skills: [],
  languages: [],
  interests: [],
  references: [],
  projects: [],
  page: {},
  texts: [],
})

/** Joins sentences and points, each with a full stop; undefined if there are none. */
export function joinedPoints(points: readonly (string | undefined)[], between = '\n'): string | undefined {
  const sentences = points.flatMap((point) => (point ? [point + missingStop(point)] : []))
  if (sentences.length === 0) return undefined
  return between === ' ' ? inOneLine(sentences.join('\n')) : sentences.join(between)
}

/** A text on one line. Behind the full stop of Chinese and Japanese stands no blank. */
export const inOneLine = (text: string): string =>
  text.replace(/(?<=[。！？])\s*\n\s*/gu, '').replace(/\s*\n\s*/g, ' ')

/** A text in which the points of a list are sentences of the paragraph above them, for places that show no lists. */
export function withoutLists(text: string): string {
  // A single line that begins with a hyphen is no list.
  if (text.split('\n').filter((line) => bullet.test(line)).length < 2) return text
  const lines: string[] = []
  // An indented line goes on with the point above it.
  for (const line of text.replace(/\n[ \t]+(?=[\p{L}\p{N}])/gu, ' ').split('\n')) {
    if (!bullet.test(line)) {
      lines.push(line)
      continue
    }
    while (lines.at(-1)?.trim() === '') lines.pop()
    lines.push(joinedPoints([lines.pop()?.trim(), line.replace(bullet, '').trim()], ' ') ?? '')
  }
  return lines.join('\n')
}

/** The full stop that a sentence lacks, in its script; Thai has none, and none stands behind an address or a link. */
function missingStop(sentence: string): string {
  if (/(?:\w:\/\/\S+|\]\(\S+\))$/.test(sentence)) return ''
  const [last] = /(?:\p{L}\p{M}*|\p{N}|\))$/u.exec(sentence) ?? []
  if (last === undefined || /\p{Script=Thai}/u.test(last)) return ''
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last)) return '。'
  return /[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(last) ? '।' : '.'
}

/** An object without the keys whose value is undefined. */
export function filled<T extends object>(value: T): T {
  const defined = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(defined) as T // The same object less what was undefined in it.
}
