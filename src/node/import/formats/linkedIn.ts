import { CsvError, parse } from 'csv-parse/sync'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { pointsIn } from '../../../../schema/text/sentence.ts'
import { type Context, Entry, entriesOf, namedOf, takeContact } from '../entry.ts'
import { emptyResume, filled, joinedPoints, type Resume } from '../resume.ts'
import { safeLink } from '../safeLink.ts'
import { nameWording } from '../wording.ts'
import type { Format } from './format.ts'

/** The files of an archive of LinkedIn that are read, in the order in which the page shows what they have. */
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
export const isLinkedInFile = (name: string): boolean => canonical(name) !== undefined

function canonical(name: string): FileName | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_]+/g, '')
  return files.find((file) => plain(file) === plain(name))
}

/** Reads the tables of an archive of LinkedIn. Throws `Unimportable` for a broken one. */
export const linkedIn: Format<ReadonlyMap<string, string>> = {
  name: 'LinkedIn archive',
  wording: nameWording,
  fits: (texts) => texts.size > 0,
  read: readTables,
}

function readTables(texts: ReadonlyMap<string, string>, context: Context): Resume {
  const tables = new Map(
    [...texts].map(([name, text]) => [canonical(name), { name, rows: rowsOf(text, name) }]),
  )
  const rows = (file: FileName) => {
    const { name = file, rows = [] } = tables.get(file) ?? {}
    return rows.map((row, index) => new Entry(row, `${name} row ${index + 2}`, context))
  }
  const each = <T>(file: FileName, entry: (row: Entry) => T): T[] => entriesOf(rows(file), entry)
  const named = <T>(file: FileName, name: string, entry: (row: Entry, name: string) => T): T[] =>
    namedOf(rows(file), [name], entry)

  const resume = emptyResume()
  for (const [index, row] of rows('Profile.csv').entries()) {
    if (index > 0) {
      row.done('a profile was read already')
      continue
    }
    Object.assign(
      resume,
      filled({
        name: [row.text('First Name'), row.text('Last Name')].filter(Boolean).join(' ') || undefined,
        label: row.text('Headline'),
        summary: row.sentence('Summary'),
      }),
    )
    resume.location = filled({ city: row.text('Geo Location') })
    for (const site of bracketed(row.text('Websites'))) {
      const [, kind = 'Website', address = ''] = /^([A-Z_ ]+):(?=\S)(.+)$/.exec(site) ?? ['', 'Website', site]
      const url = safeLink(address) && row.address('Websites', address)
      if (url) resume.profiles.push({ network: words(kind), url })
      else row.skip('Websites', site, 'it is no address that a link may lead to')
    }
    for (const handle of bracketed(row.text('Twitter Handles')))
      resume.profiles.push({
        network: 'X',
        url: `https://x.com/${encodeURIComponent(handle)}`,
      })
    row.done(noNeed)
  }
  const mails = rows('Email Addresses.csv').toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)))
  for (const row of mails) {
    takeContact(resume, 'email', row, 'Email Address')
    row.done(noNeed)
  }
  for (const row of rows('PhoneNumbers.csv')) {
    takeContact(resume, 'phone', row, 'Number')
    row.done(noNeed)
  }
  resume.work = each('Positions.csv', (row) => ({
    name: row.text('Company Name'),
    position: row.text('Title'),
    location: row.text('Location'),
    ...period(row),
    ...pointsIn(row.sentence('Description') ?? ''),
  }))
  resume.volunteer = each('Volunteering.csv', (row) => ({
    name: row.text('Company Name'),
    position: row.text('Role'),
    description: row.sentence('Cause'),
    ...period(row),
    ...pointsIn(row.sentence('Description') ?? ''),
  }))
  resume.education = each('Education.csv', (row) => ({
    institution: row.text('School Name'),
    studyType: row.text('Degree Name'),
    area: row.text('Field Of Study'),
    score: row.text('Grade'),
    ...period(row, ['Start Date', 'Started On'], ['End Date', 'Finished On'], false),
    summary: joinedPoints([row.sentence('Notes'), row.sentence('Activities')]),
    courses: [],
  }))
  resume.skills = named('Skills.csv', 'Name', (_, name) => ({ name, keywords: [] }))
  resume.languages = named('Languages.csv', 'Name', (row, language) => ({
    language,
    fluency: row.text('Proficiency'),
  }))
  resume.certificates = named('Certifications.csv', 'Name', (row, name) => ({
    name,
    issuer: row.text('Authority'),
    ...row.date('Started On'),
    url: row.link('Url'),
  }))
  resume.awards = named('Honors.csv', 'Title', (row, title) => ({
    title,
    summary: row.sentence('Description'),
    ...row.date('Issued On'),
  }))
  resume.publications = named('Publications.csv', 'Name', (row, name) => ({
    name,
    publisher: row.text('Publisher'),
    ...row.date('Published On'),
    summary: row.sentence('Description'),
    url: row.link('Url'),
    authors: [],
  }))
  resume.projects = named('Projects.csv', 'Title', (row, name) => {
    const { summary: description, highlights } = pointsIn(row.sentence('Description') ?? '')
    return { name, description, highlights, url: row.link('Url'), ...period(row), keywords: [], roles: [] }
  })
  for (const row of rows('Recommendations_Received.csv')) {
    // Recommendations that the owner hides on LinkedIn are not published here either.
    const isHidden = /hidden|pending|archived/i.test(String(row.peek('Status') ?? ''))
    const reference = isHidden ? undefined : row.sentence('Text')
    const person = [row.text('First Name'), row.text('Last Name')].filter(Boolean).join(' ')
    const name = [person, row.text('Job Title'), row.text('Company')].filter(Boolean).join(', ')
    if (reference !== undefined) resume.references.push(filled({ reference, name: name || undefined }))
    else if (name) row.skip('First Name', name, 'it is hidden there')
    row.done(isHidden ? 'it is hidden there' : noNeed)
  }
  return resume
}

const noNeed = 'a page has no need of it'

const isPrimary = (row: Entry) => /^yes$/i.test(String(row.peek('Primary') ?? ''))

/** A position without an end goes on; a school without one may have ended whenever. */
const period = (row: Entry, start = ['Started On'], end = ['Finished On'], goesOn = true) =>
  row.period(start, end, goesOn)

/** `[PORTFOLIO:https://…,COMPANY:https://…]`, or one address alone. */
const bracketed = (text = ''): string[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(/,\s*/)
    .filter(Boolean)

const words = (kind: string) => {
  const small = kind.trim().toLowerCase().replaceAll('_', ' ')
  return small[0] === undefined ? 'Website' : small[0].toUpperCase() + small.slice(1)
}

/** The most rows of a table. */
const maxRows = 20_000

/**
 * The rows of a CSV text as objects by the names in its first row. Throws `Unimportable` if the quotes are broken.
 *
 * @param file what the message of the error calls the file
 */
function rowsOf(text: string, file: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text, file)
  const names = head.map((name) => name.trim())
  return rows.map((row) =>
    // Cells beyond the head are kept under a name, so that they are listed as not placed.
    Object.fromEntries(row.map((cell, index) => [names[index] || `column ${index + 1}`, cell])),
  )
}

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
