import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { beginningOf, pictureSize } from '../pictures/pictureSize.ts'
import { linesOf } from '../report/lines.ts'
import { nearby } from '../report/suggest.ts'
import { Unbuildable } from '../report/unbuildable.ts'
import { shownPath } from './paths.ts'
import { whyUnread } from './systemErrors.ts'

/** What is at a path: a picture, with its size in pixels and bytes, or why there is none. */
export type FileFact =
  | { kind: 'picture'; format: string; width: number; height: number; bytes: number }
  /** `near`: files with a similar name, as paths from the folder where the path goes wrong: its own, or one above. */
  | { kind: 'missing'; near: string[] }
  | { kind: 'dangling' }
  | { kind: 'not-a-picture' }
  /** What Git LFS leaves in place of a file until it is fetched, whatever kind of file it is. */
  | { kind: 'lfs-pointer' }
  /** A picture by its first bytes that cannot be decoded, with what the decoder says. */
  | { kind: 'broken'; reason: string }
  | { kind: 'folder' }

/** The formats that every browser in use shows. */
export const formats = ['avif', 'webp', 'jpg', 'png', 'gif', 'svg']

/**
 * The largest picture that is decoded, in pixels: the build scales pictures down, and has to read them whole before.
 */
export const maxPixels = 64_000_000

/** Gives the fact about a path relative to the YAML file. */
export type FileFacts = (path: string) => FileFact

/** The facts about the files beside a YAML file. Each is read once, when it is first needed. */
export function filesBeside(yamlPath: string): FileFacts {
  const home = dirname(resolve(yamlPath))
  const factOf = pictureFacts()
  return (path) => factOf(resolve(home, path))
}

/**
 * Returns a function that gives the fact about an absolute path. Each file and each folder is read once, when it is
 * first needed.
 */
export function pictureFacts(): (path: string) => FileFact {
  const folders = new Map<string, string[]>()
  const known = new Map<string, FileFact>()
  const namesOf = (folder: string) => {
    const names = folders.get(folder) ?? fileNamesIn(folder)
    folders.set(folder, names)
    return names
  }
  return (path) => {
    const fact = known.get(path) ?? pictureFact(path, namesOf)
    known.set(path, fact)
    return fact
  }
}

/**
 * What stands at an absolute path.
 *
 * @param namesOf lists the names in a folder
 */
export function pictureFact(path: string, namesOf = fileNamesIn): FileFact {
  // A path with a NUL byte is refused by Node, and no file has one.
  if (path.includes('\0')) return { kind: 'missing', near: [] }
  const names = namesOf(dirname(path))
  // Compared with the names in the folder: a disk that ignores case would accept a path that the host will not find.
  if (!names.includes(basename(path))) return { kind: 'missing', near: nearPaths(path, namesOf) }
  // A symbolic link to a missing file is still listed in its folder.
  if (!existsSync(path)) return { kind: 'dangling' }
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) return { kind: 'folder' }
    const { format, width, height, orientation } = pictureSize(path, stats.size)
    // Exif orientations from 5 up lie on their side.
    const [w, h] = orientation >= 5 ? [height, width] : [width, height]
    return { kind: 'picture', format, width: w, height: h, bytes: stats.size }
  } catch {
    return { kind: isLfsPointer(path) ? 'lfs-pointer' : 'not-a-picture' }
  }
}

/** What has a name similar to a path; where its folder is not there, in folders that have a name similar to that. */
function nearPaths(path: string, namesOf: typeof fileNamesIn): string[] {
  const [folder, name] = [dirname(path), basename(path)]
  const names = namesOf(folder)
  if (names.length > 0 || folder === dirname(folder)) return nearby(name, names)
  const found: string[] = []
  for (const near of nearPaths(folder, namesOf)) {
    const there = resolve(folder, near.replace(/[^/]+/g, '..'), near)
    for (const file of nearby(name, namesOf(there))) found.push(`${near}/${file}`)
  }
  return found
}

/** Whether a file is a pointer of Git LFS, by the line with which its specification lets each begin. */
const isLfsPointer = (path: string): boolean =>
  /^version https:\/\/git-lfs\.github\.com\/spec\//.test(
    new TextDecoder('latin1').decode(beginningOf(path, 64)),
  )

/** A file that cannot be read at all; its message is one plain sentence. */
export class UnreadableFile extends Unbuildable {}

/** The text of a YAML file. Throws `UnreadableFile` where there is none: no file, a folder, not UTF-8. */
export function readSource(path: string): string {
  const bytes = bytesOf(path)
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // UTF-16 without a mark at its beginning: of Latin letters every other byte is 0.
    if (/^(?:\0[^\0]|[^\0]\0){2}/.test(text)) throw new Error('UTF-16')
    return text
  } catch {
    const text = bytes.toString('utf8')
    const { line, column } = linesOf(text).position(Math.max(0, text.indexOf('\uFFFD')))
    throw new UnreadableFile(
      `${shownPath(path)}:${line}:${column} is not UTF-8 text. Save it in your editor with the encoding UTF-8.`,
    )
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new UnreadableFile(whyUnread(shownPath(path), error))
  }
}

/**
 * Returns a function that gives the SHA-256, in hex, of a file at a path relative to the YAML; undefined if it cannot
 * be read.
 */
export function digestsBeside(yamlPath: string): (path: string) => string | undefined {
  const home = dirname(resolve(yamlPath))
  return (path) => {
    try {
      return createHash('sha256')
        .update(readFileSync(resolve(home, path)))
        .digest('hex')
    } catch {
      return undefined
    }
  }
}

/** The sorted names in a folder; empty if there is none, or it cannot be read. */
export function fileNamesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}
