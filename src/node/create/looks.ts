import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'
import { isLookFile } from '../../../schema/model/theme.ts'
import { textsIn } from '../add/examples.ts'
import { engineFolder } from '../engine.ts'
import { type OwnersFile, withSchema } from './ownersFile.ts'

/** Where the engine has its looks. */
const folder = join(engineFolder, 'content/looks')

const fileOf = (name: string) => `${name}.yaml`

/** The looks that come with the engine, by name, each with what its own comment says of it. */
export function looksOfEngine(): { name: string; about: string }[] {
  const names = readdirSync(folder).filter(isLookFile).toSorted()
  return names.map((file) => ({
    name: file.replace(/\.ya?ml$/, ''),
    about: /^# \w+: (.+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '',
  }))
}

/** The path of a look from the portfolio beside whose `looks/` it lies. */
export const lookPath = (name: string) => `looks/${fileOf(name)}`

/**
 * A look of the engine as files of an owner: itself, and the drawings that it names.
 *
 * @param schema the path of the engine’s folder `schema` from the owner’s `looks/`
 */
export function filesOfLook(name: string, schema: string): OwnersFile[] {
  const text = readFileSync(join(folder, fileOf(name)), 'utf8')
  const named = new Set(textsIn(parse(text)).filter((one) => existsSync(join(folder, one))))
  return [
    { path: lookPath(name), content: withSchema(text, schema) },
    ...[...named].map((path) => ({
      path: posix.join('looks', path),
      content: readFileSync(join(folder, path)),
    })),
  ]
}
