import { CsvError, parse } from 'csv-parse/sync'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { Entry } from '../entry.ts'
import {
  awardsOf,
  certificatesOf,
  languagesOf,
  postsOf,
  projectsOf,
  publicationsOf,
  skillsOf,
  studiesOf,
  takeContact,
} from '../readLists.ts'
import { emptyResume, type Resume } from '../resume.ts'
import { safeLink } from '../wording.ts'
import type { Format } from './format.ts'

/** The files of an archive of LinkedIn that are read. */
const files = [
  'Profile.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Positions.csv',
  'Volunteering.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Honors.csv',
  'Publications.csv',
  'Projects.csv',
  'Recommendations_Received.csv',
] as const

type FileName = (typeof files)[number]

/** Whether a file of an archive, by its name, is one of those that are read. */
export const isLinkedInFile = (name: string): boolean => files.some((file) => isSame(file, name))

/** Compares the names of files; browsers write `Positions (1).csv` where there is a `Positions.csv` already. */
const isSame = (file: FileName, name: string) => {
  const plain = (text: string) => text.toLowerCase().replace(/\s*\(\d+\)(?=\.csv$)|[\s_]+/g, '')
  return plain(file) === plain(name)
}

/** Reads the tables of an archive of LinkedIn. Throws `Unimportable` for a broken one. */
export const linkedIn: Format<ReadonlyMap<string, string>> = {
  name: 'LinkedIn archive',
  fits: (texts) => texts.size > 0,
  read(texts, unplaced) {
    const rows = (file: FileName): Entry[] => {
      const [[name, text] = [file, ''], ...copies] = [...texts]
        .filter(([name]) => isSame(file, name))
        .toSorted(([one], [other]) => one.length - other.length)
      for (const [copy] of copies) unplaced.push({ where: copy, what: 'all of it', why: `${name} is read` })
      return rowsOf(text, name).map((row, index) => new Entry(row, `${name} row ${index + 2}`, unplaced))
    }
    const resume = emptyResume()
    readProfile(rows('Profile.csv'), resume)
    const mails = rows('Email Addresses.csv').toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)))
    for (const row of mails) takeContact(resume, 'email', row, 'Email Address')
    const numbers = rows('PhoneNumbers.csv')
    for (const row of numbers) takeContact(resume, 'phone', row, 'Number')
    for (const row of [...mails, ...numbers]) row.done(noNeed)
    resume.work = postsOf(rows('Positions.csv'))
    resume.volunteer = postsOf(rows('Volunteering.csv'), 'cause')
    resume.education = studiesOf(rows('Education.csv'))
    resume.skills = skillsOf(rows('Skills.csv'))
    resume.languages = languagesOf(rows('Languages.csv'))
    resume.certificates = certificatesOf(rows('Certifications.csv'))
    resume.awards = awardsOf(rows('Honors.csv'))
    resume.publications = publicationsOf(rows('Publications.csv'))
    resume.projects = projectsOf(rows('Projects.csv'), true)
    for (const row of rows('Recommendations_Received.csv')) readRecommendation(row, resume)
    return resume
  },
}

const noNeed = 'a page has no need of it'

const isPrimary = (row: Entry) => /^yes$/i.test(String(row.peek('Primary')))

function readProfile([row, ...others]: readonly Entry[], resume: Resume): void {
  if (!row) return
  resume.name = nameIn(row)
  resume.label = row.text('headline')
  resume.summary = row.sentence('summary')
  resume.location = { city: row.text('geoLocation') }
  for (const site of bracketed(row.text('websites'))) {
    const [, kind = 'Website', address = ''] = /^([A-Z_ ]+):(?=\S)(.+)$/.exec(site) ?? ['', 'Website', site]
    const url = safeLink(address) && row.address('Websites', address)
    if (url) resume.profiles.push({ network: words(kind), url })
    else row.skip('Websites', site, 'it is no address that a link may lead to')
  }
  for (const handle of bracketed(row.text('twitterHandles')))
    resume.profiles.push({ network: 'X', url: `https://x.com/${encodeURIComponent(handle)}` })
  row.done(noNeed)
  for (const other of others) other.done('a profile was read already')
}

const nameIn = (row: Entry) =>
  [row.text('firstName'), row.text('lastName')].filter(Boolean).join(' ') || undefined

/** A recommendation. One that the owner hides on LinkedIn is not published here either. */
function readRecommendation(row: Entry, resume: Resume): void {
  const isHidden = /hidden|pending|archived/i.test(String(row.peek('status')))
  if (!isHidden) {
    const reference = row.sentence('text')
    const name = [nameIn(row), row.text('jobTitle'), row.text('company')].filter(Boolean).join(', ')
    if (reference) resume.references.push({ reference, name: name || undefined })
    else if (name) row.skip('Text', name, 'it says nothing')
  }
  row.done(isHidden ? 'it is hidden there' : noNeed)
}

/** `[PORTFOLIO:https://…,COMPANY:https://…]`, or one address alone. */
const bracketed = (text = ''): string[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(/,\s*/)
    .filter(Boolean)

const words = (kind: string) => {
  const small = kind.trim().toLowerCase().replaceAll('_', ' ')
  return small ? small.charAt(0).toUpperCase() + small.slice(1) : 'Website'
}

/** The most rows of a table. */
const maxRows = 20_000

/** The rows of a CSV text as objects by the names in its first row. Throws `Unimportable` if the quotes are broken. */
function rowsOf(text: string, file: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text, file)
  const names = head.map((name) => name.trim())
  return rows.map((row) =>
    // Cells beyond the head are kept under a name, so that they are listed as not placed.
    Object.fromEntries(row.map((cell, index) => [names[index] || `column ${index + 1}`, withLines(cell)])),
  )
}

/** A text with line breaks where LinkedIn writes blanks for them: before the points of a list, and between paragraphs. */
const withLines = (cell: string) => {
  const isList = /^\s*[•▪●■►➤✓]|(?:[.:!?]\s*| {2,})[•▪●■►➤✓]/.test(cell)
  const text = (isList ? cell.replace(/\s*(?=[•▪●■►➤✓]\s)/g, '\n') : cell).trim()
  // One hyphen may be a dash.
  const lined = (text.match(hyphened)?.length ?? 0) > 1 ? text.replace(hyphened, '\n') : text
  // Two blanks within a sentence are one that was typed twice.
  return lined
    .trim()
    .replace(/(?<=[,;]) {2,}| {2,}(?=\p{Ll})/gu, ' ')
    .replace(/ {2,}/g, '\n\n')
}

/** What stands before a hyphen that begins a point of a list: a sentence, a colon, an empty line or nothing. */
const hyphened = /(?:^|(?<=[.:;!?])\s+| {2,})(?=[-–]\s+\S)/g

/**
 * Notes of LinkedIn above the table in some of its files, with an empty line behind them. Every line is either empty or
 * not, so that there is one way to match it, and no file takes more than linear time.
 */
const preface = /^\ufeff?"?Notes:.*\r?\n(?:(?!(?:[,;]|[^\S\n])*\n).*\r?\n)*[\s,;]*\r?\n/

function cellsOf(whole: string, file: string): string[][] {
  const text = whole.replace(preface, '')
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  // Spreadsheets of some countries, and UTF-16 exports, have other separators.
  const delimiter = [',', ';', '\t'].find((one) => firstLine.includes(one)) ?? ','
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
      to: maxRows,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line =
      'lines' in error && typeof error.lines === 'number' ? ` in or before line ${error.lines}` : ''
    throw new Unimportable(
      `${file} is broken${line}: a quotation mark opens a cell and does not close it. Export it again.`,
    )
  }
}
