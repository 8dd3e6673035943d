import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { engineLooksFolder, lookNames } from '../../../schema/check/givenLook.ts'
import { isLookName } from '../../../schema/check/look.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { looksFolder } from '../../../schema/model/look.ts'
import { sentenceList } from '../../../schema/report/phrasing.ts'
import { nearest } from '../../../schema/report/suggest.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { copyOfLook, folderOfLookFile, looksOfEngine } from '../create/looks.ts'
import { engineFileFrom } from '../engine.ts'
import type { Surroundings } from './commandLine.ts'

/** All looks that come with the engine, with what each is like and whom it suits. */
export function listedLooks(): string {
  const lines = looksOfEngine().map(
    ({ name, about, suits }) => `${name.padEnd(11)}${about}. For ${sentenceList(suits)}.`,
  )
  return ['npm run add -- look NAME --from LOOK copies a look, for you to change:', '', ...lines].join('\n')
}

/**
 * Writes a copy of a look into the folder of looks beside a YAML. Overwrites nothing, and throws `Unbuildable` if a file
 * cannot be written. Returns the exit code: 0 or 2.
 *
 * @param from the name of a look, or the path of a file that is one of an earlier version
 */
export function addLook(
  name: string,
  from: string,
  yaml: string,
  { out, err }: Pick<Surroundings, 'out' | 'err'>,
): 0 | 2 {
  const own = join(dirname(yaml), looksFolder)
  const problem = isLookName(name)
    ? existsSync(join(own, name)) && `${shownPath(join(own, name))} is there already, and is left as it is.`
    : `A look cannot be called ${name}: a name has letters, digits and hyphens, such as mine.`
  if (problem) {
    err(problem)
    return 2
  }
  const schema = engineFileFrom(join(own, name), 'schema')
  const file = [join(dirname(yaml), from), from].find((path) => /\.ya?ml$/i.test(path) && existsSync(path))
  const home = [own, engineLooksFolder].find((all) => lookNames(all).includes(from))
  if (file === undefined && home === undefined) {
    const near = nearest(from, [...lookNames(own), ...lookNames(engineLooksFolder)])
    err(`There is no look ${from}.${near === undefined ? '' : ` Did you mean ${near}?`}\n\n${listedLooks()}`)
    return 2
  }
  const files =
    home === undefined
      ? folderOfLookFile(file ?? from, name, schema)
      : copyOfLook(join(home, from), name, schema)
  for (const { path, content } of files) writeUnchanged(join(dirname(yaml), path), undefined, content)
  for (const { path } of files) out(`${shownPath(join(dirname(yaml), path))} is written.`)
  return 0
}
