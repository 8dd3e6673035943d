import { displayName, localeOf } from '../../../../schema/text/languages.ts'
import { pointsIn, sentenceWords } from '../../../../schema/text/sentence.ts'
import { parsePeriod } from '../../../../schema/text/writtenDates.ts'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { headingOf, keywordsOf } from '../resume/sentences.ts'
import { type HeadedText, type More, readResume } from '../resume.ts'
import { groupAt, groupsIn, isEmpty, textsIn } from '../values.ts'
import { nameWording, sentenceWording, withoutLinks } from '../wording.ts'
import type { Format } from './format.ts'
import { profileAt } from './networks.ts'
import { type SectionKind, sectionKind } from './sectionKinds.ts'

/** Reads the YAML of rendercv, as its versions from 1 on have it. */
export const rendercv: Format<object> = {
  name: 'rendercv file',
  fits: (data) => isGroup(own(data, 'cv')),
  read(data) {
    const { sections, social_networks, custom_connections, ...cv } = groupAt(data, 'cv')
    const read = new SectionReader()
    for (const [title, section] of Object.entries(Object(sections))) read.add(title, section)
    const profiles = groupsIn([social_networks, custom_connections].flat()).map(socialProfile)
    const basics = { ...cv, label: cv.headline ?? cv.label, image: cv.photo, url: cv.website, profiles }
    return read.resume({ ...basics, summary: [cv.summary, ...read.summary] }, { lang: localeLanguage(data) })
  },
}

function socialProfile(one: Record<string, unknown>) {
  const network = String(one.network ?? one.placeholder ?? '')
  return { network, username: one.username, url: one.url ?? profileAt(network, String(one.username ?? '')) }
}

/** The languages that rendercv has words for. */
const languages = 'ar da de en es fa fr he hi id it ja ko nl pl pt ru sv tr'.split(' ')

function localeLanguage(data: object): string | undefined {
  const name = String(own(own(data, 'locale'), 'language') ?? '').toLowerCase()
  if (name === 'mandarin_chinese') return 'zh'
  const code = languages.find((one) => displayName('language', one)?.toLowerCase() === name)
  return code ?? localeOf(name)?.toString()
}

type RawEntry = Record<string, unknown>

const listNames = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'projects',
] as const

/** Sorts entries of sections into the lists of a résumé, by their form, and by the title of their section. */
export class SectionReader {
  readonly summary: string[] = []
  readonly #texts: HeadedText[] = []
  readonly #lists: Record<(typeof listNames)[number], RawEntry[]>

  constructor() {
    const empty = listNames.map((name) => [name, []])
    this.#lists = Object.fromEntries(empty) // Which has each of the names.
  }

  /** The résumé of all sections that were added, with other lists before theirs. */
  resume(basics: object, more: More = {}, others: Readonly<Record<string, object[]>> = {}) {
    const { work, ...lists } = this.#lists
    const all: Record<string, unknown> = { ...others, experience: [...(others.experience ?? []), ...work] }
    for (const [name, entries] of Object.entries(lists)) all[name] = [...(others[name] ?? []), ...entries]
    return readResume({ basics, ...all }, { ...more, texts: this.#texts })
  }

  /** Adds a section by the form of its entries, as rendercv does, and by its title if the form fits several kinds. */
  add(title: string, section: unknown): void {
    const heading = title.includes('_') || title === title.toLowerCase() ? headingOf(title) : title
    const kind = sectionKind(title)
    const isText = typeof section === 'string' || (Array.isArray(section) && !section.some(isGroup))
    if (kind === 'summary' || isText) {
      const paragraphs = textsIn(section, sentenceWording)
      if (kind === 'summary') this.summary.push(...paragraphs)
      else this.#addLines(paragraphs, kind, heading)
      return
    }
    const lines: string[] = []
    for (const one of groupsIn([section].flat())) {
      lines.push(...this.#addEntry(withLinksOfDate(one), kind, heading))
    }
    this.#addLines(lines, kind, heading)
  }

  /** Adds an entry to its list; one that fits none is lines of a text. */
  #addEntry(one: RawEntry, kind: SectionKind | undefined, heading: string): string[] {
    const has = (...keys: string[]) => keys.some((key) => !isEmpty(one[key]))
    const lists = this.#lists
    const lasting = has('start_date') && !has('end_date') ? { ...one, end_date: 'present' } : one
    if (has('institution') || (has('company') && kind === 'education')) lists.education.push(lasting)
    else if (has('company', 'position')) lists[kind === 'volunteering' ? 'volunteer' : 'work'].push(one)
    else if (has('authors', 'journal', 'doi')) lists.publications.push(one)
    else if (has('label') || (isWords(kind) && has('keywords', 'level'))) {
      const { label, details, ...rest } = one
      if (!isWords(kind))
        return [[label, details].flatMap((part) => textsIn(part, sentenceWording)).join(': ')]
      lists[kind].push({ ...rest, name: label ?? rest.name, keywords: details ?? rest.keywords })
    } else if (has('name')) this.#addNamed(one, lasting, kind, heading)
    else {
      const line = one.bullet ?? one.number ?? one.reversed_number ?? one.summary ?? one.description
      return textsIn(line, sentenceWording).flatMap(bulletLines)
    }
    return []
  }

  /** Adds an entry whose form says nothing but its name: by the title of its section. */
  #addNamed(one: RawEntry, lasting: RawEntry, kind: SectionKind | undefined, heading: string): void {
    const lists = this.#lists
    if (kind === 'awards') lists.awards.push(one)
    else if (kind === 'certificates') lists.certificates.push(one)
    else if (kind === 'publications') lists.publications.push(one)
    else if (kind === 'volunteering' || kind === 'work') {
      // Its name is that of the post.
      const { name, ...post } = one
      lists[kind === 'work' ? 'work' : 'volunteer'].push({ ...post, position: name })
    } else if (kind === 'projects') lists.projects.push(lasting)
    else lists.projects.push({ ...lasting, type: heading, heading })
  }

  /**
   * Adds lines as groups of skills, if the section is about skills and each has the form `name: skills`; as languages, if
   * it is about those and each names one, such as `English (fluent)`; as what was given, if they are short; else as a text.
   */
  #addLines(lines: readonly string[], kind: SectionKind | undefined, heading: string): void {
    if (lines.length === 0) return
    const groups = lines.map((line) => /^([^:：]{1,60})[:：]\s*(\S.*)$/u.exec(sentenceWords(line)))
    const spoken = kind === 'languages' ? languagesIn(lines.map(sentenceWords)) : undefined
    if (kind === 'skills' && groups.every((group) => group !== null))
      for (const [, name = '', words = ''] of groups) this.#addSkills(name, keywordsOf(words))
    else if (spoken) this.#lists.languages.push(...spoken)
    else if (isGiven(kind) && lines.every((line) => sentenceWords(line).length <= longestTitle))
      this.#lists[kind].push(...lines.map(givenOn))
    else this.#texts.push({ heading, paragraphs: [...lines] })
  }

  /** Adds a group of skills; one of languages that somebody speaks, such as `English (fluent)`, to these. */
  #addSkills(name: string, words: readonly string[]): void {
    const spoken =
      sectionKind(name) === 'languages' ? words.map((word) => /^[^()]+\([^()]+\)$/.test(word)) : []
    const languages = spoken.length > 0 && spoken.every(Boolean) ? languagesIn(words) : undefined
    if (languages) this.#lists.languages.push(...languages)
    else this.#lists.skills.push({ name, keywords: words })
  }
}

/** A text whose lines have bullets as a line for each. */
function bulletLines(text: string): string[] {
  const { summary, highlights } = pointsIn(text)
  return summary === undefined ? highlights : [summary, ...highlights]
}

/** An entry in which links in place of a date stand behind the summary. */
function withLinksOfDate(one: RawEntry): RawEntry {
  const { words, addresses } = withoutLinks(String(one.date ?? ''))
  if (addresses.length === 0) return one
  const summary = [one.summary, one.date].filter(Boolean).join('\n\n')
  return { ...one, summary, date: parsePeriod(words) && words }
}

const isGiven = (kind: SectionKind | undefined) => kind === 'awards' || kind === 'certificates'

/** The longest line that is the title of an award, in letters. */
const longestTitle = 110

/** An award or a certificate on a line, with the year before it, or who gave it behind a colon. */
function givenOn(line: string): RawEntry {
  const [, first, second] = /^((?:\[[^\]]*\]\([^)]*\)|[^:：[])+)[:：]\s+(\S.*)$/u.exec(line) ?? []
  if (first === undefined) return { name: line }
  return /^\D{0,4}\d{4}$/.test(first) ? { name: second, date: first } : { name: first, issuer: second }
}

const isWords = (kind: SectionKind | undefined) =>
  kind === 'skills' || kind === 'languages' || kind === 'interests'

/** The languages of lines that name one each, or of one line that names several; undefined for any other lines. */
function languagesIn(lines: readonly string[]): RawEntry[] | undefined {
  const [line = '', ...more] = lines
  const names = more.length === 0 && !/[:：]/.test(line) ? keywordsOf(line) : lines
  const found = names.map((one) =>
    /^([^:：()（）.]{1,40}?)(?:(?:\s*[:：]\s*|\s+[–—-]\s+)(\S.*)|\s*[(（](.+)[)）])?$/u.exec(
      nameWording(one),
    ),
  )
  if (!found.every((match) => match !== null)) return undefined
  return found.map(([, language, ...fluency]) => ({ language, fluency: fluency.find(Boolean) }))
}
