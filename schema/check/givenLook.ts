import { existsSync } from 'node:fs'
import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { namesIn, UnreadableFile } from '../files/files.ts'
import { isLookFile } from '../model/theme.ts'
import { nearby } from '../report/nearest.ts'
import { list, quoted } from '../report/phrasing.ts'
import type { EngineLooks } from './context.ts'

/** The folder around that of the looks that come with Onefolio. */
const engine = fileURLToPath(new URL('../../content', import.meta.url))

/** The looks that come with Onefolio, for a YAML file. */
export function engineLooks(yaml: string): EngineLooks {
  const names = namesIn(join(engine, 'looks')).filter(isLookFile).toSorted()
  const home = dirname(resolve(yaml))
  const paths = new Map(names.map((name) => [`looks/${name}`, join(engine, 'looks', name)]))
  return {
    names: [...paths.keys()],
    pathOf: (name) => {
      const path = paths.get(name)
      return path === undefined ? undefined : relative(home, path).replaceAll('\\', '/')
    },
  }
}

/**
 * The path of the look that the environment variable `LOOK` names, from the folder of the YAML: of a file there, of one
 * at that path from the working directory, or of a look that comes with Onefolio. A name alone, such as `paper`, is that
 * of a file in `looks/`. Throws `UnreadableFile`, with a sentence, where there is none.
 */
export function givenLook(look: string | undefined, yaml: string): string | undefined {
  if (!look) return undefined
  const home = dirname(resolve(yaml))
  const file = /^[\w-]+$/.test(look) ? `looks/${look}.yaml` : look
  const [found] = [home, '.', engine]
    .map((folder) => resolve(folder, file))
    .filter((path) => existsSync(path))
  if (found !== undefined && isLookFile(file)) return relative(home, found).replaceAll('\\', '/')
  const folder = dirname(file)
  const looks = [home, engine].flatMap((one) => namesIn(join(one, folder))).filter(isLookFile)
  const [near] = nearby(basename(file), [...new Set(looks)])
  const shown = (name: string) => posix.join(folder.replaceAll('\\', '/'), name)
  const hint = near ? ` Did you mean ${shown(near)}?` : ''
  const names = namesIn(join(engine, 'looks')).filter(isLookFile).toSorted()
  const ofEngine = list(names.map((name) => name.replace(/\.ya?ml$/i, '')))
  throw new UnreadableFile(
    isLookFile(file) || near
      ? `LOOK names ${look}, and there is no such file beside ${yaml}.${hint}${ofEngine && ` Onefolio comes with ${ofEngine}.`}`
      : `LOOK is ${quoted(look)}, and has to be the path of a YAML file beside ${yaml}, such as looks/paper.yaml.`,
  )
}
