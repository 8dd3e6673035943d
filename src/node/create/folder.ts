import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { windowsRefusal } from '../../../schema/files/windowsNames.ts'
import { counted, sentenceList } from '../../../schema/report/phrasing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { pathRefusal } from '../pathRefusal.mjs'
import type { OwnersFile } from './ownersFile.ts'
import type { PackageManager } from './running.ts'

/** What may be in a folder that counts as empty: what `git init` and systems leave there, and nothing here writes. */
const leftByOthers = ['.git', '.DS_Store', 'Thumbs.db', 'desktop.ini']

/** The most names that a refusal lists. */
const maxListed = 5

/** Why nothing can be put into a folder; undefined if it is empty or not there yet. */
export function folderRefusal(folder: string): string | undefined {
  const unusable = pathRefusal(resolve(folder))
  if (unusable) return `${unusable} Nothing was written.`
  const refusal = existsSync(folder) ? undefined : windowsRefusal(basename(resolve(folder)))
  if (refusal)
    return `Windows cannot hold the folder ${folder}: ${refusal}. Nothing was written; take another name.`
  let names: string[]
  try {
    const stats = lstatSync(folder, { throwIfNoEntry: false })
    if (!stats) return undefined
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      return `${folder} is no folder. Nothing was written; name another one.`
    names = readdirSync(folder)
      .filter((name) => !leftByOthers.includes(name))
      .toSorted()
  } catch (error) {
    return `${folder} cannot be a folder: ${error instanceof Error ? error.message : error}. Nothing was written.`
  }
  if (names.length === 0) return undefined
  const more = names.length - maxListed
  const shown = more > 0 ? [...names.slice(0, maxListed), `${more} more`] : names
  return `${folder} is not empty: ${sentenceList(shown)} ${names.length === 1 ? 'is' : 'are'} in the way. Nothing was written; name another folder, or an empty one.`
}

/** What every owner's folder has, whatever it begins with. */
export const commonFiles = (manager: PackageManager): OwnersFile[] => {
  const workflow = readFileSync(new URL('./publish.yml', import.meta.url), 'utf8')
  return [
    { path: '.gitignore', content: 'node_modules/\ndist/\n' },
    {
      path: '.github/workflows/publish.yml',
      content: manager === 'npm' ? workflow : withPnpm(workflow),
    },
  ]
}

/** The workflow with pnpm in place of npm, which has to be there before its store is looked for. */
const withPnpm = (workflow: string) =>
  workflow
    .replace(/^( *)- uses: actions\/setup-node/m, '$1- run: npm install --global pnpm\n$&')
    .replace('cache: npm', 'cache: pnpm')
    .replace('run: npm ci', 'run: pnpm install --frozen-lockfile')
    .replaceAll('run: npm run', 'run: pnpm run')

/** Folders that wait for what is the owner's: pictures, files that are published as they are, own types of sections. */
const folders = ['images', 'public', 'sections']

/**
 * Writes the files of a folder that `folderRefusal` let pass. Throws `Unbuildable`, with a sentence about what
 * is there, if one cannot be written.
 *
 * @param write writes a file that is not there yet, or throws `Unbuildable`
 */
export function writeFolder(
  folder: string,
  files: readonly OwnersFile[],
  write: (path: string, content: OwnersFile['content']) => void,
): void {
  let written = 0
  try {
    for (const { path, content } of files) {
      write(join(folder, path), content)
      written += 1
    }
    for (const name of folders) mkdirSync(join(folder, name), { recursive: true })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const there =
      written > 0
        ? ` ${folder} has ${counted(written, 'file')} of ${files.length} so far: take them away, and begin again.`
        : ''
    throw new Unbuildable(`${error.message.replace(/, and is left as it is/, '')}${there}`)
  }
}
