import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import type { portfolio } from '../../schema/model/portfolio.ts'
import { report } from '../../schema/report/report.ts'
import { Unimportable } from '../../schema/report/unbuildable.ts'
import { importPortfolio } from '../../src/node/import/command.ts'
import { readInput } from '../../src/node/import/formats/index.ts'
import { isLinkedInFile } from '../../src/node/import/formats/linkedIn.ts'
import { inputAt } from '../../src/node/import/input.ts'
import { portfolioOf } from '../../src/node/import/page/portfolio.ts'
import { portfolioText } from '../../src/node/import/portfolioText.ts'
import { at } from '../core/schema/setting.ts'

export type Written = z.input<typeof portfolio>

/** The import of a file or folder without a look: the portfolio as written, and what is not placed as `where: why`. */
export async function importOf(path: string) {
  const read = readInput(inputAt(path, isLinkedInFile), path)
  // A picture beside the file would be copied.
  if (!read.resume.image?.startsWith('https:')) delete read.resume.image
  const composed = portfolioOf(read, path, {})
  const source = `${basename(path)}, a ${read.format},`
  const text = portfolioText(composed, '../schema', { source, command: 'npm run import' })
  const written: Written = parse(text)
  const { unplaced, missing } = composed
  return {
    text,
    format: read.format,
    written,
    unplaced,
    missing,
    left: unplaced.map(({ where, why }) => `${where}: ${why}`),
  }
}

/** What `npm run import` prints of a file or folder: the portfolio, and what is said of it. */
export async function printed(path: string) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await importPortfolio([path, '-'], {
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

/** The section with this id, or the entries of this list among those of a scale of years, as if they had a section. */
export function sectionOf({ sections }: Written, id: string) {
  const years = sections.find((one) => one.type === 'timeline' && one.layout === 'years')
  const own = sections.find((one) => one.id === id)
  if (years?.type !== 'timeline' || (own && own !== years)) return own
  const items = years.items.flatMap(({ resume: { list, ...details } = {}, ...entry }) => {
    if (list !== id) return []
    return [Object.keys(details).length > 0 ? { ...entry, resume: details } : entry]
  })
  return items.length > 0 ? { ...years, id, resume: id, items } : own
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
