import { parseDocument } from 'yaml'
import { localeOf } from '../../lookup/languages.ts'
import { beyondLimits } from '../../yaml/limits.ts'
import { dateIn, rangeIn } from '../dates.ts'
import { isRecord, Reading } from '../reading.ts'
import { emptyResume, filled, type Period, type Read, type Resume } from '../resume.ts'
import { safeLink } from '../safeLink.ts'
import { Unimportable } from '../unimportable.ts'
import { markdownLink, markdownWording } from '../wording.ts'
import { profileAt } from './profiles.ts'

/** Languages of rendercv by the names of its locales. */
const languages: Record<string, string> = {
  arabic: 'ar',
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  french: 'fr',
  german: 'de',
  hebrew: 'he',
  hindi: 'hi',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  mandarin_chinese: 'zh',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
}

/** The data of a YAML text. Throws `Unimportable` for a broken one. */
export function yamlIn(text: string, path: string): unknown {
  const limit = beyondLimits(text)
  if (limit) throw new Unimportable(`${path} is not read: ${limit.message}.`)
  const document = parseDocument(text, { strict: false, uniqueKeys: false, logLevel: 'silent' })
  const [error] = document.errors
  if (error) {
    const [{ line = 0 } = {}] = error.linePos ?? []
    throw new Unimportable(
      `${path} is no YAML that can be read: ${error.code.toLowerCase().replaceAll('_', ' ')} in line ${line}.`,
    )
  }
  try {
    return document.toJS({ maxAliasCount: 50 })
  } catch {
    throw new Unimportable(`${path} repeats parts of itself by aliases too often to be read.`)
  }
}

/** Reads the YAML of rendercv, as its versions from 1 on have it. */
export function readRendercv(data: unknown): Read {
  const gathered: Reading['gathered'] = { leftovers: [], wording: markdownWording }
  const root = new Reading(data, '', gathered)
  const resume = emptyResume()
  const cv = root.object('cv')
  const headline = cv.text('headline')
  Object.assign(
    resume,
    filled({
      name: cv.text('name'),
      label: cv.text('label') ?? headline,
      email: cv.texts('email')[0],
      phone: cv.texts('phone')[0]?.replace(/^tel:/, ''),
      url: safeLink(cv.texts('website')[0] ?? ''),
    }),
  )
  for (const key of ['email', 'phone', 'website'])
    for (const more of cv.texts(key).slice(1)) cv.leave(key, more, 'the page has one')
  resume.location = filled({ city: cv.text('location') })
  if (cv.has('photo'))
    cv.leave('photo', cv.raw('photo'), 'put the picture into images/ and write it as portrait')
  resume.profiles = [...cv.list('social_networks'), ...cv.list('custom_connections')].flatMap((one) => {
    const network = one.text('network', 'placeholder')
    const username = one.text('username')
    const url = (one.has('url') ? one.link('url') : undefined) ?? profileAt(network ?? '', username)
    one.raw('fontawesome_icon')
    one.end()
    return network ? [filled({ network, username: url ? undefined : username, url })] : []
  })
  const sections = cv.object('sections')
  for (const title of sections.keys()) readSection(sections, title, resume)
  sections.end()
  cv.end()

  const locale = root.object('locale')
  const language = locale.text('language')
  const lang =
    language && (languages[language.toLowerCase().replaceAll(' ', '_')] ?? localeOf(language)?.toString())
  if (lang) resume.lang = lang
  for (const key of ['design', 'settings', 'rendercv_settings', 'locale_catalog'])
    if (root.has(key)) {
      root.raw(key)
      gathered.leftovers.push({
        where: key,
        what: 'all of it',
        why: 'it is about the PDF of rendercv',
      } as never)
    }
  root.end()
  return { format: 'rendercv file', resume, leftovers: gathered.leftovers }
}

/** A section by its entries’ form, as rendercv does, and by its name where the form fits several. */
function readSection(sections: Reading, title: string, resume: Resume): void {
  const raw = sections.raw(title)
  const heading = title.includes('_') || title === title.toLowerCase() ? titled(title) : title
  const name = title.toLowerCase().replaceAll(/[\s_]+/g, ' ')
  if (Array.isArray(raw) && raw.every((one) => !isRecord(one))) {
    const paragraphs = sections.texts(title)
    if (/^(?:summary|about|profile|objective)/.test(name) && !resume.summary)
      resume.summary = paragraphs.join('\n\n')
    else if (paragraphs.length > 0) resume.texts.push({ heading, paragraphs })
    return
  }
  const lines: string[] = []
  for (const one of sections.list(title)) {
    if (one.has('institution')) resume.education.push(education(one))
    else if (one.has('company') || one.has('position')) {
      const post = experience(one)
      if (/volunt/.test(name)) resume.volunteer.push(post)
      else resume.work.push(post)
    } else if (one.has('authors') || one.has('journal') || one.has('doi')) publication(one, resume)
    else if (one.has('label')) oneLine(one, name, resume, lines)
    else if (one.has('name')) normal(one, name, heading, resume)
    else {
      const line = one.text('bullet', 'number', 'reversed_number')
      if (line) lines.push(line)
    }
    one.end()
  }
  if (lines.length > 0) resume.texts.push({ heading, paragraphs: lines })
}

const titled = (name: string) =>
  name.replaceAll('_', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())

/** `start_date` and `end_date`, or a `date` that may be free or a range. */
function period(one: Reading): Period {
  if (one.has('date') && !one.has('start_date')) {
    const text = one.text('date') ?? ''
    const range = rangeIn(text)
    if (range) return { startDate: range.start, endDate: range.end }
    const date = dateIn(text)
    return date && date !== 'present' ? { startDate: date, endDate: date } : { dates: text }
  }
  one.raw('date')
  const startDate = one.date('start_date')
  return filled({ startDate, endDate: one.has('end_date') ? one.date('end_date') : startDate && 'present' })
}

/** A name that is a link in Markdown: its words, and its address. */
function linked(one: Reading, key: string): { words?: string; url?: string } {
  const link = markdownLink(String(one.raw(key) ?? ''))
  if (!link) return filled({ words: one.text(key), url: one.has('url') ? one.link('url') : undefined })
  const words = one.gathered.wording(link.words).text
  const url = safeLink(link.address)
  if (!url) one.leave(key, link.address, 'it is no address that a link may lead to')
  return filled({ words, url })
}

function experience(one: Reading) {
  const { words, url } = linked(one, 'company')
  return filled({
    name: words,
    url,
    position: one.text('position'),
    location: one.text('location'),
    ...period(one),
    summary: one.text('summary'),
    highlights: one.texts('highlights'),
  })
}

function education(one: Reading) {
  const { words, url } = linked(one, 'institution')
  const location = one.text('location')
  const points = one.texts('highlights')
  const score = points.find((point) => /^gpa\b/i.test(point))
  return filled({
    institution: location && words ? `${words}, ${location}` : words,
    url,
    area: one.text('area'),
    studyType: one.text('degree'),
    ...period(one),
    score: score?.replace(/^gpa:?\s*/i, ''),
    summary:
      [one.text('summary'), ...points.filter((point) => point !== score)].filter(Boolean).join('\n') ||
      undefined,
    courses: [],
  })
}

function publication(one: Reading, resume: Resume): void {
  const { words, url } = linked(one, 'title')
  if (words === undefined) return
  resume.publications.push(
    filled({
      name: words,
      authors: one.texts('authors'),
      publisher: one.text('journal'),
      releaseDate: one.date('date'),
      doi: one.text('doi')?.replace(/^https?:\/\/doi\.org\//i, ''),
      url,
      summary: one.text('summary'),
    }),
  )
}

/** `label` and `details`: a group of skills, a language, an interest. */
function oneLine(one: Reading, section: string, resume: Resume, lines: string[]): void {
  const label = one.text('label') ?? ''
  const details = one.text('details') ?? ''
  if (/skill|technolog|tool|competen/.test(section)) {
    if (
      /^languages?$/i.test(label) &&
      /\((?:[^)]*\b)?(?:native|fluent|[abc][12]|proficien|basic|intermediate)/i.test(details)
    )
      spoken(details, resume)
    else resume.skills.push({ name: label, keywords: keywordsIn(details) })
  } else if (/language/.test(section))
    resume.languages.push({ language: label, ...(details && { fluency: details }) })
  else if (/interest|hobb/.test(section))
    resume.interests.push({ name: label, keywords: keywordsIn(details) })
  else lines.push(details ? `${label}: ${details}` : label)
}

/** `English (fluent), Turkish (native)`. */
function spoken(details: string, resume: Resume): void {
  for (const [, language = '', fluency] of details.matchAll(/([^,(]+?)\s*(?:\(([^)]*)\))?\s*(?:,|$)/g))
    if (language.trim()) resume.languages.push(filled({ language: language.trim(), fluency }))
}

/** A list in words, where it is one; else all of it as one entry. */
function keywordsIn(details: string): string[] {
  const parts = details.split(/\s*[,;]\s*/).map((part) => part.replace(/^and\s+/, ''))
  const isList = parts.every((part) => part.length <= 40)
  return (isList ? parts : [details]).filter(Boolean)
}

/** `name`, dates and points: an award, a certificate, a project. */
function normal(one: Reading, section: string, heading: string, resume: Resume): void {
  const { words: name = '', url } = linked(one, 'name')
  const location = one.text('location')
  const when = period(one)
  const summary = one.text('summary')
  const highlights = one.texts('highlights')
  const date = when.endDate === 'present' ? when.startDate : (when.endDate ?? when.startDate)
  const told = [summary, ...highlights].filter(Boolean).join('\n') || undefined
  if (/award|honou?r|prize|scholarship/.test(section))
    resume.awards.push(filled({ title: name, awarder: location, date, summary: told, url }))
  else if (/certif|licen/.test(section)) {
    resume.certificates.push(filled({ name, issuer: location, date, url }))
    if (told) one.leave('highlights', told, 'a certificate has a name, an issuer and a date')
  } else
    resume.projects.push(
      filled({
        name,
        entity: location,
        description: summary,
        highlights,
        keywords: [],
        roles: [],
        url,
        ...when,
        type: /project/.test(section) ? undefined : heading,
      }),
    )
}
