import { type ParseError, parse } from 'jsonc-parser'
import { Unimportable } from '../../../schema/report/unbuildable.ts'
import { isGroup } from '../../../schema/yaml/valueAt.ts'
import { isLinkedInFile } from './formats/linkedIn.ts'
import type { Input } from './input.ts'
import type { Read } from './resume.ts'

const known =
  'a JSON Resume or a FRESH résumé (.json or .yaml), an archive of LinkedIn (.zip, its folder or a .csv of it), a file of rendercv (.yaml), gitprofile.config.ts or .js, or portfolio.js of developerFolio or masterPortfolio'

/** Reads an input in the format that its name and content show. Throws `Unimportable` for any other. */
export async function readAny(input: Input, path: string): Promise<Read> {
  const tables = new Map([...input.texts].filter(([name]) => isLinkedInFile(name)))
  if (tables.size > 0) {
    const { readLinkedIn } = await import('./formats/linkedIn.ts')
    const read = readLinkedIn(tables)
    const others = input.others.map((name) => ({
      where: name,
      what: 'all of it',
      why: 'it is none of the tables that are read',
    }))
    return { ...read, leftovers: [...read.leftovers, ...others] }
  }
  const [[name, text] = ['', ''], ...more] = input.texts
  if (!name || more.length > 0 || input.texts.size !== 1)
    throw new Unimportable(
      `${path} has none of the tables of LinkedIn, such as Profile.csv or Positions.csv.`,
    )
  if (/\.json$/i.test(name) || /^\s*\{/.test(text)) return readJson(text, path)
  if (/\.ya?ml$/i.test(name)) {
    const { yamlIn } = await import('./formats/yamlIn.ts')
    const data = yamlIn(text, path)
    if (isGroup(data) && isGroup(data.cv)) {
      const { readRendercv } = await import('./formats/rendercv.ts')
      return readRendercv(data)
    }
    const read = await resumeIn(data)
    if (read) return read
    throw new Unimportable(
      `${path} has no cv: at its top, as a file of rendercv, and none of the keys of a JSON Resume, such as basics or work.`,
    )
  }
  if (/\.[cm]?[jt]sx?$/i.test(name)) return readConfiguration(name, text, path)
  throw new Unimportable(`${path} is nothing that can be read here. Name ${known}.`)
}

/** A résumé in the keys of FRESH or of JSON Resume; undefined if some data has none of them. */
async function resumeIn(data: unknown): Promise<Read | undefined> {
  if (!isGroup(data)) return undefined
  const { isFresh, readFresh } = await import('./formats/fresh.ts')
  if (isFresh(data)) return readFresh(data)
  const { isJsonResume, readJsonResume } = await import('./formats/jsonResume.ts')
  return isJsonResume(data) ? readJsonResume(data) : undefined
}

async function readJson(text: string, path: string): Promise<Read> {
  const read = await resumeIn(jsonIn(text, path))
  if (read) return read
  throw new Unimportable(`${path} has none of the keys of a JSON Resume, such as basics or work.`)
}

/** What JSON says, also with the comments and trailing commas of files that are written by hand. */
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

async function readConfiguration(name: string, text: string, path: string): Promise<Read> {
  const { configurationIn } = await import('./formats/configuration.ts')
  const folio = await import('./formats/developerFolio.ts')
  const configuration = configurationIn(text, name, folio.developerFolioWrappers)
  const { isMasterPortfolio, readMasterPortfolio } = await import('./formats/masterPortfolio.ts')
  if (isMasterPortfolio(configuration)) return readMasterPortfolio(configuration)
  if (folio.isDeveloperFolio(configuration)) return folio.readDeveloperFolio(configuration)
  if (
    isGroup(configuration.main) &&
    ['github', 'githubUsername'].some((key) => Object.hasOwn(configuration.main ?? {}, key))
  ) {
    const { readGitprofile } = await import('./formats/gitprofile.ts')
    return readGitprofile(configuration)
  }
  throw new Unimportable(
    `${path} is neither a configuration of gitprofile nor a portfolio.js of developerFolio or masterPortfolio.`,
  )
}
