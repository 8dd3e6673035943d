import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse } from 'yaml'
import type { z } from 'zod'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import type { portfolio } from '../../schema/model/portfolio.ts'
import { report } from '../../schema/report/report.ts'
import { Unimportable } from '../../schema/report/unbuildable.ts'
import { importPortfolio } from '../../src/node/import/command.ts'
import { readInput } from '../../src/node/import/formats/index.ts'
import { isLinkedInFile } from '../../src/node/import/formats/linkedIn.ts'
import { moduleIn } from '../../src/node/import/formats/literals.ts'
import { inputAt } from '../../src/node/import/input.ts'
import { portfolioOf } from '../../src/node/import/page/portfolio.ts'
import { portfolioText } from '../../src/node/import/portfolioText.ts'
import { placementOf } from '../../src/node/import/unplaced.ts'
import { at } from '../core/schema/setting.ts'
import type { Leaf } from './leaves.ts'

export type Written = z.input<typeof portfolio>

/** The import of a file or folder without a look: the portfolio as written, and what is not placed as `path: text`. */
export async function importOf(path: string) {
  const read = await readInput(inputAt(path, isLinkedInFile), path)
  // A picture beside the file would be copied.
  const isAddress = (image = '') => (image.startsWith('https:') ? image : undefined)
  const projects = read.resume.projects.map((one) => ({ ...one, image: isAddress(one.image) }))
  const resume = { ...read.resume, image: isAddress(read.resume.image), projects }
  const composed = portfolioOf({ ...read, resume }, path, { hasAllContacts: true })
  const source = `${basename(path)}, a ${read.format},`
  const text = portfolioText(composed, '../schema', { source, command: 'npm run import' })
  const written: Written = parse(text)
  const { missing } = composed
  const left = placementOf(read.source, text).unplaced.map(({ path, text }) => `${path}: ${text}`)
  return { text, format: read.format, written, missing, left }
}

/** What `npm run import` prints of a file or folder: the portfolio, and what is said of it. */
export async function printed(path: string) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await importPortfolio([path, '-', '--contact', 'all'], {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: {},
    colour: false,
  })
  return { code, yaml: out.join('\n'), list: err.join('\n') }
}

export const fixtures = at('tests/import/fixtures')

/** The paths of what is in a folder. */
export const under = (folder: string) => readdirSync(folder).map((name) => join(folder, name))

/** The files and folders of a format among the fixtures, one for each person. */
export const inputsOf = (format: string): string[] => {
  const all = under(join(fixtures, format))
  return ['gitprofile', 'developerFolio'].includes(format) ? all.flatMap(under) : all
}

const folder = mkdtempSync(join(tmpdir(), 'import-'))

/** The section with this id, or that with entries of this list, with these alone. */
export function sectionOf({ sections }: Written, id: string) {
  for (const section of sections) {
    if (section.type !== 'timeline') continue
    const ofList = section.items.filter(({ resume }) => resume?.list === id)
    const items = ofList.map(({ resume: { list, ...details } = {}, ...entry }) =>
      Object.keys(details).length > 0 ? { ...entry, resume: details } : entry,
    )
    if (items.length > 0) return { ...section, id, items }
  }
  return sections.find((one) => one.id === id)
}

/** Writes a temporary file with this name and content, and gives its path. */
export function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(folder, 'of-')), name)
  writeFileSync(path, content)
  return path
}

/** The message with which a file is refused; undefined if it is accepted. */
export async function refusal(path: string): Promise<string | undefined> {
  try {
    await importOf(path)
    return undefined
  } catch (error) {
    if (error instanceof Unimportable) return error.message
    throw error
  }
}

/** The report of a text as a portfolio; empty if it is valid. */
export function mistakes(text: string): string {
  const loaded = loadPortfolio(text, { file: 'portfolio.yaml' })
  return 'portfolio' in loaded ? '' : report(loaded.diagnostics, text)
}

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
}

const { resolve } = createRequire(import.meta.url)
const resumeSchema: Schema = JSON.parse(readFileSync(resolve('@jsonresume/schema/schema.json'), 'utf8'))

const keysOf = ({ properties = {}, items }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([key, one]) => [key, ...keysOf(one)]),
  ...(items ? keysOf(items) : []),
]

/** Every key of JSON Resume, at any depth. */
export const keysOfJsonResume: readonly string[] = [...new Set(keysOf(resumeSchema))]

/** The keys of its lists of entries. */
export const listsOfJsonResume = Object.entries(resumeSchema.properties ?? {})
  .filter(([, { type }]) => type === 'array')
  .map(([key]) => key)

/** The samples of JSON Resume itself. */
export const jsonResumeSamples = under(join(resolve('@jsonresume/schema/package.json'), '../examples'))

/** The rows of a table, without any notes above its header. */
const rowsOf = (table: string): unknown =>
  parseCsv(table.replace(/^\ufeff/, '').replace(/^Notes:\r?\n[\s\S]*?\r?\n\r?\n/, ''), { columns: true })

/** The data of an input, which is a file, or the folder of an archive of LinkedIn. */
export function dataOf(path: string): unknown {
  if (statSync(path).isDirectory()) {
    // Tables that are not imported are reported only by name.
    const tables = under(path).filter((table) => !/(?:Connections|messages|Invitations)\.csv$/.test(table))
    return Object.fromEntries(tables.map((table) => [basename(table), rowsOf(readFileSync(table, 'utf8'))]))
  }
  const text = readFileSync(path, 'utf8')
  if (!/\.[jt]s$/.test(path)) return parse(text)
  const { main, values } = moduleIn(text, basename(path))
  return main ?? Object.fromEntries(values)
}

/** Whether a text is not about the file itself, of which nobody misses anything. */
export const isOfPerson = ({ path }: Leaf) =>
  !/^(?:\$schema|meta\.(?:\$schema|canonical|version|lastModified|format|theme))$/.test(path)
