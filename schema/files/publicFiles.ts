import { readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The folder beside the YAML whose files are published as they are, without its name. */
export const publicFolder = 'public'

/** What is in that folder. */
export interface PublicFiles {
  /** The paths of its files, from the folder, with slashes; sorted. */
  files: readonly string[]
  /** What cannot be published: its path from the folder, and the end of a sentence that says why. */
  problems: readonly { path: string; problem: string }[]
}

/** Files that systems leave in folders, and nobody means to publish. */
const leftBySystems = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** The files in the public folder beside a YAML file, at any depth; none if there is no such folder. */
export function publicFilesBeside(yaml: string): PublicFiles {
  const home = join(dirname(resolve(yaml)), publicFolder)
  const files: string[] = []
  const problems: { path: string; problem: string }[] = []

  /** @param above the real paths of the folders that lead to the path, which a link must not lead back to */
  function visit(path: string, above: readonly string[]): void {
    const onDisk = join(home, path)
    try {
      const found = statSync(onDisk, { throwIfNoEntry: false })
      if (!found) problems.push({ path, problem: 'is a symbolic link to a file that is not there' })
      else if (found.isFile()) files.push(path)
      else if (!found.isDirectory()) problems.push({ path, problem: 'is neither a file nor a folder' })
      else if (above.includes(realpathSync(onDisk)))
        problems.push({ path, problem: 'is a symbolic link to a folder that it lies in' })
      else
        for (const name of readdirSync(onDisk).sort())
          if (!leftBySystems.includes(name))
            visit(path === '' ? name : `${path}/${name}`, [...above, realpathSync(onDisk)])
    } catch (error) {
      problems.push({ path, problem: `cannot be read (${error instanceof Error ? error.message : error})` })
    }
  }

  const root = statSync(home, { throwIfNoEntry: false })
  if (root?.isDirectory()) visit('', [])
  else if (root) problems.push({ path: '', problem: 'is a file, where a folder belongs' })
  return { files, problems }
}
