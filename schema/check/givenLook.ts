import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileNamesIn, UnreadableFile } from '../files/files.ts'
import { slashed } from '../files/paths.ts'
import { lookFiles, looksFolder } from '../model/look.ts'
import { sentenceList } from '../report/phrasing.ts'
import { nearby } from '../report/suggest.ts'
import type { EngineLooks } from './context.ts'

/** The folder of the looks that come with Onefolio; in tests with jsdom `URL` is another, which Node refuses. */
export const engineLooksFolder = join(dirname(fileURLToPath(import.meta.url)), '../../content/looks')

/** The names of the looks in a folder of looks. */
export const lookNames = (folder: string): string[] =>
  fileNamesIn(folder)
    .filter((name) => existsSync(join(folder, name, lookFiles.yaml)))
    .toSorted()

/** The folder of an owner's looks beside a YAML file. */
const ownLooks = (yaml: string) => join(dirname(resolve(yaml)), looksFolder)

/** The looks that come with Onefolio, for a YAML file. */
export function engineLooks(yaml: string): EngineLooks {
  const names = lookNames(engineLooksFolder)
  const folderOf = (name: string) => slashed(relative(dirname(resolve(yaml)), join(engineLooksFolder, name)))
  return { names, folderOf: (name) => (names.includes(name) ? folderOf(name) : undefined) }
}

/**
 * The look that the environment variable `LOOK` names, for a YAML file: one of its owner's, or one that comes with
 * Onefolio. Throws `UnreadableFile`, with a sentence, where there is none.
 */
export function givenLook(look: string | undefined, yaml: string): string | undefined {
  if (!look) return undefined
  const own = lookNames(ownLooks(yaml))
  const ofEngine = lookNames(engineLooksFolder)
  if (own.includes(look) || ofEngine.includes(look)) return look
  const [near] = nearby(look, [...new Set([...own, ...ofEngine])])
  throw new UnreadableFile(
    `LOOK names ${look}, and there is no such look in ${looksFolder}/ beside ${yaml}.${near ? ` Did you mean ${near}?` : ''}${ofEngine.length > 0 ? ` Onefolio comes with ${sentenceList(ofEngine)}.` : ''}`,
  )
}
