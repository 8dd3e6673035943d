import { existsSync } from 'node:fs'
import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { isLookFile } from '../model/theme.ts'
import { nearby } from '../report/nearest.ts'
import { quoted } from '../report/phrasing.ts'
import { namesIn, UnreadableFile } from './files.ts'

/**
 * The path of the look that the environment variable `LOOK` names, from the folder of the YAML: of a file there, or one
 * at that path from the working directory. Throws `UnreadableFile`, with a sentence, where there is neither.
 */
export function givenLook(look: string | undefined, yaml: string): string | undefined {
  if (!look) return undefined
  const home = dirname(resolve(yaml))
  const [found] = [resolve(home, look), resolve(look)].filter((path) => existsSync(path))
  if (found !== undefined && isLookFile(look)) return relative(home, found).replaceAll('\\', '/')
  const folder = dirname(look)
  const looks = namesIn(join(home, folder)).filter(isLookFile)
  const [near] = nearby(basename(look), looks)
  const shown = (name: string) => posix.join(folder.replaceAll('\\', '/'), name)
  const hint = near ? ` Did you mean ${shown(near)}?` : ''
  throw new UnreadableFile(
    isLookFile(look) || near
      ? `LOOK names ${look}, and there is no such file beside ${yaml}.${hint}`
      : `LOOK is ${quoted(look)}, and has to be the path of a YAML file beside ${yaml}, such as looks/paper.yaml.`,
  )
}
