import { type ParseError, parse } from 'jsonc-parser'
import { parseDocument } from 'yaml'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { howToSave, type Input } from '../input.ts'
import type { Resume } from '../resume.ts'
import { alFolio } from './alFolio.ts'
import { developerFolio } from './developerFolio.ts'
import type { Format } from './format.ts'
import { gitprofile } from './gitprofile.ts'
import { jsonResume } from './jsonResume.ts'
import { isLinkedInFile, linkedIn, tablesIn } from './linkedIn.ts'
import { linkedInPdf } from './linkedInPdf/linkedInPdf.ts'
import { moduleIn, type ScriptModule } from './literals.ts'
import { reactiveResume } from './reactiveResume.ts'
import { rendercv } from './rendercv.ts'
import { yamlResume } from './yamlResume.ts'

/** The formats of data, in JSON or YAML: the first that fits reads it. */
const ofData: readonly Format<object>[] = [rendercv, yamlResume, reactiveResume, alFolio, jsonResume]

/** The formats of modules in JavaScript or TypeScript, of which nothing is run. */
const ofModules: readonly Format<ScriptModule>[] = [developerFolio, gitprofile]

const known =
  'a PDF from LinkedIn, a JSON Resume (.json or .yaml), an archive of LinkedIn (.zip, its folder or a .csv of it), an export of Reactive Resume (.json), a file of rendercv, yamlresume or al-folio (.yaml), gitprofile.config.ts or .js, or portfolio.js of developerFolio'

/** Formats of data that are recognised and not read: the sign of each, and how to get one that is read. */
const refused: { name: string; isIn: (data: object) => boolean; advice: string }[] = [
  {
    name: 'a FRESH résumé',
    isIn: (data) =>
      /^FRESH/i.test(String(own(own(data, 'meta'), 'format'))) ||
      Array.isArray(own(own(data, 'employment'), 'history')),
    advice: 'its tool HackMyResume can write a JSON Resume of it.',
  },
  {
    name: 'a Manfred résumé (MAC)',
    isIn: (data) => isGroup(own(own(data, 'aboutMe'), 'profile')),
    advice: 'write a JSON Resume with the same.',
  },
  {
    name: 'a CV of Europass',
    isIn: (data) => isGroup(own(data, 'SkillsPassport')),
    advice: 'write a JSON Resume with the same.',
  },
  {
    name: 'an HR Open résumé',
    isIn: (data) => isGroup(own(data, 'candidate')) || /hropen/i.test(String(own(data, '$schema'))),
    advice: 'write a JSON Resume with the same.',
  },
  {
    name: 'a configuration of Jekyll or Hugo',
    isIn: (data) => ['baseurl', 'baseURL'].some((key) => typeof own(data, key) === 'string'),
    advice: 'a data file of that site in the form of a JSON Resume is read.',
  },
]

/** The same of texts: how they begin, or what their files are called. */
const refusedTexts: [name: string, sign: RegExp, advice: string][] = [
  ['a CV of Europass', /^\ufeff?\s*<[\s\S]{0,2000}europass/i, 'Write a JSON Resume with the same.'],
  ['an HR-XML résumé', /^\ufeff?\s*<[\s\S]{0,2000}hr-xml/i, 'Write a JSON Resume with the same.'],
  ['LaTeX', /^[\s\S]{0,5000}\\documentclass/, 'Write a JSON Resume, or a YAML file of rendercv.'],
]

/** The result of reading an input. */
export interface Read {
  /** The name of the format, for sentences. */
  format: string
  resume: Resume
  /** All that the input has, at any depth. */
  source: unknown
}

/** Reads an input in the format that its name and content show. Throws `Unimportable` for any other. */
export async function readInput(input: Input, path: string): Promise<Read> {
  if (input.pdf) return readPdf(input.pdf, path)
  const tables = new Map([...input.texts].filter(([name]) => isLinkedInFile(name)))
  if (tables.size > 0) {
    const read = tablesIn(tables)
    return readIn(linkedIn, read, { ...read, 'not read': input.others })
  }
  const [[name, text] = ['', ''], ...more] = input.texts
  const unread = refusedTexts.find(([, sign]) => sign.test(text))
  if (unread) throw new Unimportable(`${path} is ${unread[0]}, which is not read. ${unread[2]}`)
  if (!name || more.length > 0)
    throw new Unimportable(
      `${path} has none of the tables of LinkedIn, such as Profile.csv or Positions.csv.`,
    )
  const isJson = /\.json$/i.test(name) || /^\s*\{/.test(text)
  if (isJson || /\.ya?ml$/i.test(name))
    return readData(isJson ? jsonIn(text, path) : yamlIn(text, path), path)
  if (/\.[cm]?[jt]sx?$/i.test(name)) return readModule(moduleIn(text, name), path)
  throw new Unimportable(`${path} is nothing that can be read here. Name ${known}.`)
}

async function readPdf(bytes: Uint8Array, path: string): Promise<Read> {
  // Its reader is large, and loaded for a PDF alone.
  const { linkedInProfile } = await import('./linkedInPdf/profile.ts')
  const profile = await linkedInProfile(bytes).catch(() => undefined)
  if (profile) return readIn(linkedInPdf, profile)
  throw new Unimportable(`${path} is a PDF that LinkedIn has not made, which is not read. ${howToSave}`)
}

const readIn = <Data>({ name, read }: Format<Data>, data: Data, source: unknown = data): Read => ({
  format: name,
  resume: read(data),
  source,
})

function readData(data: unknown, path: string): Read {
  const group = Object(data)
  const unread = refused.find(({ isIn }) => isIn(group))
  if (unread) throw new Unimportable(`${path} is ${unread.name}, which is not read; ${unread.advice}`)
  const format = ofData.find(({ fits }) => fits(group))
  if (format) return readIn(format, group)
  throw new Unimportable(
    `${path} has no cv: at its top, as a file of rendercv, no content: as one of yamlresume, and none of the keys of a JSON Resume, such as basics or work.`,
  )
}

function readModule(module: ScriptModule, path: string): Read {
  const format = ofModules.find(({ fits }) => fits(module))
  const { main, values, code } = module
  if (format) return readIn(format, module, { ...Object(main ?? Object.fromEntries(values)), code })
  const other = otherModules.find(([, names]) => names.every((one) => values.has(one)))
  throw new Unimportable(
    other
      ? `${path} is a portfolio.js of ${other[0]}, which is not read. Write a JSON Resume with the same.`
      : `${path} is neither a configuration of gitprofile nor a portfolio.js of developerFolio.`,
  )
}

/** Templates whose files are recognised and not read, by names that they export. */
const otherModules: [name: string, exported: string[]][] = [
  ['masterPortfolio', ['degrees']],
  ['masterPortfolio', ['contactPageData']],
  ['cleanfolio', ['header', 'about', 'contact']],
]

/** The data of JSON, also with the comments and trailing commas of files that are written by hand. */
function jsonIn(text: string, path: string): unknown {
  const refused = (why: string) => new Unimportable(`${path} is no JSON that can be read: ${why}.`)
  try {
    return JSON.parse(text)
  } catch {
    const errors: ParseError[] = []
    let data: unknown
    try {
      data = parse(text, errors, { allowTrailingComma: true })
    } catch {
      throw refused('it is nested too deep')
    }
    if (errors.length === 0) return data
    const before = text.slice(0, errors[0]?.offset).split('\n')
    const column = (before.at(-1) ?? '').length + 1
    throw refused(`something cannot stand in line ${before.length}, column ${column}`)
  }
}

/** The data of YAML, also where quoted texts go on at an indentation that Python's parsers take. */
function yamlIn(text: string, path: string): unknown {
  const parsed = (yaml: string) =>
    parseDocument(yaml, { strict: false, uniqueKeys: false, logLevel: 'silent' })
  let document = parsed(text)
  const [error] = document.errors
  if (error) document = parsed(withQuotesOnOneLine(text))
  if (error && document.errors.length > 0)
    throw new Unimportable(
      `${path} is no YAML that can be read: ${error.code.toLowerCase().replaceAll('_', ' ')} in line ${error.linePos?.[0].line ?? 0}.`,
    )
  try {
    return document.toJS({ maxAliasCount: 50 })
  } catch {
    throw new Unimportable(`${path} repeats parts of itself by aliases too often to be read.`)
  }
}

/** YAML of which quoted values stand on one line each, as folding joins their lines. */
const withQuotesOnOneLine = (text: string) =>
  text.replace(
    /^([^\S\n]*(?:-[^\S\n]+)*(?:[^\s"'#[\]{}-][^"'#\n]*?:[^\S\n]+)?)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')/gm,
    (_, before: string, quoted: string) => before + quoted.replace(/[^\S\n]*\n[^\S\n]*/g, ' '),
  )
