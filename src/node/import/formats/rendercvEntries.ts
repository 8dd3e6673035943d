import { periodOfText } from '../period.ts'
import type { Reading } from '../reading.ts'
import { type Education, filled, type Period, type Post, type Resume } from '../resume.ts'
import { markdownLink } from '../wording.ts'
import { type SectionKind, sectionKind } from './sectionKinds.ts'

// The forms of entries that rendercv has.

/** `start_date` and `end_date`, or a `date` that may be free or a range. */
function period(one: Reading): Period {
  if (one.has('date') && !one.has('start_date')) {
    return periodOfText(one.text('date'))
  }
  if (one.has('date')) one.leaveOver('date', one.raw('date'), 'it has a start and an end too')
  return one.period(['start_date'], ['end_date'], true)
}

/** A name and its address, from a link in Markdown or from the key `url`. */
function linked(one: Reading, key: string): { words?: string; url?: string } {
  const { words, url } = linkIn(one, key)
  return filled({ words, url: url ?? (one.has('url') ? one.link('url') : undefined) })
}

/** The words of a text, and the address if it is one link in Markdown. */
function linkIn(one: Reading, key: string): { words?: string; url?: string } {
  const link = markdownLink(String(one.raw(key) ?? ''))
  if (!link) return filled({ words: one.text(key) })
  const words = one.gathered.wording(link.words).text
  const url = one.address(key, link.address)
  return filled({ words, url })
}

/** The words of a sentence, where they stand in a place that takes no Markdown. */
function plainWords(one: Reading, key: string, sentence: string): string {
  const { text, lost } = one.gathered.wording(sentence)
  for (const what of lost) one.leaveOver(key, what, 'the text is shown without it')
  return text
}

/** Work, paid or not. */
export function experience(one: Reading) {
  const { words, url } = linked(one, 'company')
  return filled({
    name: words,
    url,
    position: one.text('position'),
    location: one.text('location'),
    ...period(one),
    summary: one.sentence('summary'),
    highlights: one.sentences('highlights'),
  })
}

/** A course of studies. */
export function education(one: Reading) {
  const { words, url } = linked(one, 'institution')
  const location = one.text('location')
  const points = one.sentences('highlights')
  const score = one.has('grade') ? undefined : points.find((point) => /^gpa\b/i.test(point))
  return filled({
    institution: words,
    location,
    url,
    area: one.text('area'),
    studyType: one.text('degree'),
    ...period(one),
    score: one.text('grade') ?? (score && plainWords(one, 'highlights', score).replace(/^(gpa):\s*/i, '$1 ')),
    summary: one.sentence('summary'),
    highlights: points.filter((point) => point !== score),
    courses: [],
  })
}

/** A course of studies that is written as work: at a company, in a position. */
export const studies = ({ name, position, highlights, summary, ...post }: Post): Education =>
  filled({
    ...post,
    institution: name,
    studyType: position,
    summary,
    highlights,
    courses: [],
  })

/** A paper, with its authors. */
export function publication(one: Reading, resume: Resume): void {
  const { words, url } = linked(one, 'title')
  if (words === undefined) {
    one.end('it has no title')
    return
  }
  resume.publications.push(
    filled({
      name: words,
      authors: one.texts('authors'),
      publisher: one.text('journal'),
      ...one.date('date'),
      doi: one.text('doi')?.replace(/^https?:\/\/doi\.org\//i, ''),
      url,
      summary: one.sentence('summary'),
    }),
  )
}

/** `label` and `details`: a group of skills, a language, an interest. */
export function oneLine(one: Reading, kind: SectionKind | undefined, resume: Resume, lines: string[]): void {
  const label = one.text('label') ?? ''
  const details = one.text('details') ?? ''
  if (kind === 'skills') skillGroup(label, details, resume)
  else if (kind === 'languages')
    resume.languages.push({ language: label, ...(details && { fluency: details }) })
  else if (kind === 'interests') resume.interests.push({ name: label, keywords: keywordsIn(details) })
  else lines.push(details ? `${label}: ${details}` : label)
}

/** A group of skills under a label; under that of languages, the languages that somebody speaks. */
export function skillGroup(label: string, details: string, resume: Resume): void {
  const isOneWord = !/\s/.test(label)
  const languages = isOneWord && sectionKind(label) === 'languages' ? spoken(details) : undefined
  if (languages) resume.languages.push(...languages)
  else resume.skills.push({ name: label, keywords: keywordsIn(details) })
}

/** Reads `English (fluent, TOEFL: 118/120), Turkish (native)`; undefined if any part has another form. */
function spoken(details: string): Resume['languages'] | undefined {
  const entry = /\s*([^,()]+?)\s*\(([^()]+)\)\s*(?:,|$)/y
  const languages: Resume['languages'] = []
  while (entry.lastIndex < details.length) {
    const [, language, fluency] = entry.exec(details) ?? []
    if (!language || !fluency) return undefined
    languages.push({ language, fluency })
  }
  return languages.length > 0 ? languages : undefined
}

/** A comma between parts, and none in brackets. */
const outerComma = /\s*[,;、，；]\s*(?![^()（）]*[)）])/

/** The parts of a text that is a list of short ones; any other text as one entry. */
function keywordsIn(details: string): string[] {
  const parts = details.split(outerComma).map((part) => part.replace(/^and\s+/, ''))
  const isList = parts.every((part) => part.length <= 40)
  return (isList ? parts : [details]).filter(Boolean)
}

/** `name`, dates and points: an award, a certificate, a project. */
export function normal(one: Reading, kind: SectionKind | undefined, heading: string, resume: Resume): void {
  const { words: name, url } = linked(one, 'name')
  if (name === undefined) {
    one.end('it has no name')
    return
  }
  const place = linkIn(one, 'location')
  const location = place.words
  const when = period(one)
  const summary = one.sentence('summary')
  const highlights = one.sentences('highlights')
  const { dates } = when
  const date = when.endDate === 'present' ? when.startDate : (when.endDate ?? when.startDate)
  const isOneDay = when.startDate === undefined || date === when.startDate
  const leaveDates = (why: string) => {
    if (!isOneDay && !dates) one.leaveOver('start_date', when.startDate, why)
  }
  if (kind === 'awards') {
    leaveDates('an award has one date')
    resume.awards.push(filled({ title: name, location, date, dates, summary, highlights, url }))
  } else if (kind === 'certificates') {
    leaveDates('a certificate has one date')
    resume.certificates.push(filled({ name, location, date, dates, url, summary, highlights }))
  } else if (kind === 'volunteering')
    resume.volunteer.push(filled({ position: name, location, url, ...when, summary, highlights }))
  else if (kind === 'work')
    resume.work.push(
      filled({ position: name, location, url: url ?? place.url, ...when, summary, highlights }),
    )
  else
    resume.projects.push(
      filled({
        name,
        location,
        description: summary,
        highlights,
        keywords: [],
        roles: [],
        url,
        ...when,
        ...(kind !== 'projects' && { type: heading, heading }),
      }),
    )
}
