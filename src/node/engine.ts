import { existsSync } from 'node:fs'
import nodePath from 'node:path'
import { fileURLToPath } from 'node:url'

const { dirname, join, resolve } = nodePath

/** The folder of the engine, with its `package.json`: the repository, or what npm installed of it. */
export const engineFolder = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** Whether the engine is a package that was installed, and no clone. */
export const isPackage = /[\\/]node_modules[\\/]/.test(engineFolder)

/** The engine as an owner's folder has it. It stays true when the engine is a link to somewhere else. */
export const installedEngine = 'node_modules/onefolio'

/**
 * The path of a file of the engine, such as `schema/portfolio.schema.json`, as a file in a folder of the owner names it:
 * through the `node_modules` around that folder where the engine is installed there, else where it lies.
 */
export function engineFileFrom(
  folder: string,
  file: string,
  isThere: (path: string) => boolean = existsSync,
): string {
  const home = resolve(folder)
  const owner = foldersAround(home).find((one) => isThere(join(one, installedEngine)))
  // Run by npx, it lies in a cache: an owner will have it installed.
  const installed = owner ?? (isPackage ? home : undefined)
  return writtenPath(
    home,
    join(installed === undefined ? engineFolder : join(installed, installedEngine), file),
  )
}

/** The name of a path as a file in `folder` writes it, with slashes; an address where Windows has it on another drive. */
export function writtenPath(
  folder: string,
  to: string,
  path: Pick<typeof nodePath, 'isAbsolute' | 'relative'> = nodePath,
) {
  const written = path.relative(folder, to).replaceAll('\\', '/')
  return path.isAbsolute(written) ? `file:///${encodeURI(written)}` : written
}

/** A folder and all those around it, the nearest first. */
export function foldersAround(folder: string): string[] {
  const around = dirname(folder)
  return around === folder ? [folder] : [folder, ...foldersAround(around)]
}
