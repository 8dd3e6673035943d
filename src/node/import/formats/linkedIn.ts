import { CsvError, parse } from 'csv-parse/sync'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { type Paragraph, readResume } from '../resume.ts'
import { sentenceWording } from '../wording.ts'
import type { Format } from './format.ts'

/** The files of an archive of LinkedIn that are read. */
const files = [
  'Profile.csv',
  'Profile Summary.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Positions.csv',
  'Volunteering.csv',
  'Organizations.csv',
  'Education.csv',
  'Courses.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Honors.csv',
  'Publications.csv',
  'Projects.csv',
  'Recommendations_Received.csv',
] as const

type FileName = (typeof files)[number]
type Row = Record<string, string>

/** Whether a file of an archive, by its name, is one of those that are read. */
export const isLinkedInFile = (name: string): boolean => files.some((file) => isSame(file, name))

/** Compares the names of files; browsers write `Positions (1).csv` where there is a `Positions.csv` already. */
const isSame = (file: FileName, name: string) => {
  const plain = (text: string) => text.toLowerCase().replace(/\s*\(\d+\)(?=\.csv$)|[\s_]+/g, '')
  return plain(file) === plain(name)
}

/** The rows of each table that is read, by the name of its file. Throws `Unimportable` for a broken one. */
export function tablesIn(texts: ReadonlyMap<string, string>): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {}
  for (const file of files) {
    const [found] = [...texts]
      .filter(([name]) => isSame(file, name))
      .toSorted(([one], [other]) => one.length - other.length)
    if (found) tables[file] = tableRows(found[1], found[0])
  }
  return tables
}

/** Reads the tables of an archive of LinkedIn. */
export const linkedIn: Format<Record<string, Row[]>> = {
  name: 'LinkedIn archive',
  fits: (tables) => Object.keys(tables).length > 0,
  read(tables) {
    const rows = (file: FileName): Row[] => tables[file] ?? []
    const [profile = {}] = rows('Profile.csv')
    const [summary = {}] = rows('Profile Summary.csv')
    const mails = rows('Email Addresses.csv').toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)))
    const courses = rows('Courses.csv').map(({ Name = '', Number: number }) =>
      [Name, number].filter(Boolean).join(', '),
    )
    return readResume(
      {
        basics: {
          name: personName(profile),
          label: profile.Headline,
          summary: [profile.Summary, summary['Profile Summary']],
          location: profile['Geo Location'],
          email: mails.map((row) => row['Email Address']),
          phone: rows('PhoneNumbers.csv').map((row) => row.Number),
          profiles: websitesIn(profile),
        },
        experience: rows('Positions.csv'),
        volunteer: [
          ...rows('Volunteering.csv').map(({ Cause, Description, ...row }) => ({
            ...row,
            description: Cause,
            summary: Description,
          })),
          ...rows('Organizations.csv').map(({ Name, ...row }) => ({ organization: Name, ...row })),
        ],
        education: rows('Education.csv'),
        skills: rows('Skills.csv'),
        languages: rows('Languages.csv'),
        certificates: rows('Certifications.csv'),
        awards: rows('Honors.csv'),
        publications: rows('Publications.csv'),
        // Without an end, a project goes on there.
        projects: rows('Projects.csv').map((row) => ({
          ...row,
          'Finished On': row['Finished On'] || 'present',
        })),
        references: rows('Recommendations_Received.csv').filter(isShown).map(recommendationIn),
      },
      {
        texts:
          courses.length > 0
            ? [{ heading: 'Courses', paragraphs: courses.map(sentenceWording) as Paragraph[] }]
            : [],
      },
    )
  },
}

const isPrimary = (row: Row) => /^yes$/i.test(row.Primary ?? '')

/** One that the owner hides on LinkedIn is not published here either. */
const isShown = (row: Row) => !/hidden|pending|archived/i.test(row.Status ?? '')

const personName = (row: Row) => [row['First Name'], row['Last Name']].filter(Boolean).join(' ')

const recommendationIn = (row: Row) => ({
  reference: row.Text,
  name: [personName(row), row['Job Title'], row.Company].filter(Boolean).join(', '),
})

/** The websites of a profile, each with its kind in capitals before it, and accounts on X. */
function websitesIn(row: Row) {
  const sites = bracketed(row.Websites).map((site) => {
    const [, kind = 'Website', url = ''] = /^([A-Z_ ]+):(?=\S)(.+)$/.exec(site) ?? ['', 'Website', site]
    return { network: sentenceCase(kind), url }
  })
  const handles = bracketed(row['Twitter Handles'])
  return [
    ...sites,
    ...handles.map((handle) => ({ network: 'X', url: `https://x.com/${encodeURIComponent(handle)}` })),
  ]
}

/** `[PORTFOLIO:https://…,COMPANY:https://…]`, or one address alone. */
const bracketed = (text = ''): string[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(/,\s*/)
    .filter(Boolean)

const sentenceCase = (kind: string) => {
  const small = kind.trim().toLowerCase().replaceAll('_', ' ')
  return small ? small.charAt(0).toUpperCase() + small.slice(1) : 'Website'
}
/** The most rows of a table. */
const maxRows = 20_000

/** The rows of a CSV text as objects by the names in its first row. Throws `Unimportable` if the quotes are broken. */
function tableRows(text: string, file: string): Row[] {
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
      // Some write a blank behind a quotation mark.
      trim: true,
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
