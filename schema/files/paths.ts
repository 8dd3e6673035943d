import * as native from 'node:path'

/** A path with slashes, which Windows takes too; a backslash on other systems is a sign in a name, and stays. */
export const slashed = (path: string, separator: string = native.sep): string =>
  path.replaceAll(separator, '/')

/** An absolute path as Node's `resolve` gives it, with the drive in capitals: some terminals write it small. */
export const resolve = (...parts: readonly string[]): string =>
  native.resolve(...parts).replace(/^[a-z](?=:\\)/, (drive) => drive.toUpperCase())

/** How a reader would name a path: from the working directory with slashes, or whole if it lies outside. */
export function shownPath(path: string, from = process.cwd()): string {
  const short = native.relative(from, path)
  return slashed(short === '' || /^\.\.(?:[\\/]|$)/.test(short) ? path : short)
}
