import { readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The folder beside the YAML whose files are published as they are, without its name. */
export const publicFolder = 'public'

export interface PublicFiles {
  /** The paths of its files, from the folder, with slashes; sorted. */
  files: readonly string[]
}

/** Files that systems leave in folders, and nobody means to publish. */
const leftBySystems = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/**
 * The files in the public folder beside a YAML file, at any depth; none if there is no such folder. Left out is what
 * cannot be read, and a link to a folder that it lies in.
 */
export function publicFilesBeside(yaml: string): PublicFiles {
  const home = join(dirname(resolve(yaml)), publicFolder)
  const files: string[] = []

  function visit(path: string, above: readonly string[]): void {
    const found = statSync(join(home, path), { throwIfNoEntry: false })
    if (found?.isFile()) files.push(path)
    if (!found?.isDirectory()) return
    const real = realpathSync(join(home, path))
    if (above.includes(real)) return
    for (const name of readdirSync(real).sort())
      if (!leftBySystems.includes(name)) visit(path === '' ? name : `${path}/${name}`, [...above, real])
  }

  if (statSync(home, { throwIfNoEntry: false })?.isDirectory()) visit('', [])
  return { files }
}
