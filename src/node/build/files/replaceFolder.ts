import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileNamesIn } from '../../../../schema/files/files.ts'
import { errorCode, whyUnwritten } from '../../../../schema/files/systemErrors.ts'
import { Unbuildable } from '../../../../schema/report/unbuildable.ts'

/**
 * Copies a file, a folder or a link. Links stay as they are written: by itself `cpSync` makes them absolute, and from
 * Node 22 on it refuses one that leads nowhere.
 */
function copy(from: string, to: string): void {
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** Moves a folder whole, or not at all. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    // Another disk, to which a folder can't be renamed.
    if (errorCode(error) !== 'EXDEV') throw error
    try {
      copy(from, to)
    } catch (unfinished) {
      rmSync(to, { recursive: true, force: true })
      throw unfinished
    }
    rmSync(from, { recursive: true })
  }
}

/** The target of a dangling link; undefined for all else. */
function danglingLink(path: string): string | undefined {
  if (existsSync(path)) return undefined
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** Why a folder cannot be written, as the end of a sentence. */
function reason(error: unknown, target: string): string {
  const lost = danglingLink(target)
  if (lost !== undefined) return `it is a link to ${lost}, where there is no folder.`
  if (['EEXIST', 'ENOTDIR'].includes(String(errorCode(error)))) return `${dirname(target)} is no folder.`
  return `${whyUnwritten(error)}.`
}

/** The error, one sentence, that ends a build which cannot write a folder. */
export const unwritable = (target: string, error: unknown): Unbuildable =>
  new Unbuildable(`${target} cannot be written: ${reason(error, target)}`)

/** Whether a name in the output folder is of git, a host or a tool, and stays when a build replaces the folder. */
const isOfOthers = (name: string) => name.startsWith('.') || name === 'CNAME'

/**
 * Throws a sentence if a build may not replace what is at `target`: a file, or a folder whose files no build has made,
 * such as the pictures of the owner.
 *
 * @param mark the name of a file that every build writes
 */
export function refuseForeign(target: string, mark: string): void {
  if (!existsSync(target)) return
  if (!statSync(target).isDirectory())
    throw new Unbuildable(`${target} is a file, and a build makes a folder: name another one.`)
  const own = fileNamesIn(target).filter((name) => !isOfOthers(name))
  if (own.length > 0 && !own.includes(mark))
    throw new Unbuildable(
      `${target} has files that no build made, such as ${own[0]}, and a build replaces the whole folder. Name an empty or a new one with --outDir, or move them away.`,
    )
}

/**
 * Makes `target`, or the folder that it links to, what the folder `fresh` is. What other programs and hosts keep there
 * stays: all that begins with a dot, such as `.git` and `.vercel`, and the `CNAME` of GitHub Pages. Where it fails, it
 * throws a sentence and leaves `target` as it was.
 */
export function replaceFolder(fresh: string, target: string): void {
  try {
    if (existsSync(target)) exchange(fresh, realpathSync(target))
    else {
      mkdirSync(dirname(target), { recursive: true })
      move(fresh, target)
    }
  } catch (error) {
    throw unwritable(target, error)
  }
}

/**
 * Exchanges what is in a folder. The folder itself stays where it is: it may be a mounted one, or stand in another that
 * cannot be written.
 */
function exchange(fresh: string, target: string): void {
  const coming = readdirSync(fresh)
  const leaving = readdirSync(target).filter((name) => !isOfOthers(name) || coming.includes(name))
  const old = `${fresh}.old`
  mkdirSync(old)
  const undo: (() => void)[] = []
  try {
    for (const name of leaving) {
      move(join(target, name), join(old, name))
      undo.unshift(() => move(join(old, name), join(target, name)))
    }
    for (const name of coming) {
      move(join(fresh, name), join(target, name))
      undo.unshift(() => rmSync(join(target, name), { recursive: true }))
    }
  } catch (error) {
    for (const step of undo) step()
    throw error
  }
  rmSync(old, { recursive: true })
  rmSync(fresh, { recursive: true })
}

/** The age, in ms, from which no build can still be using a folder. */
const maxAge = 24 * 60 * 60 * 1000

/** Deletes what interrupted builds (Ctrl+C) left in `folder`, where each had a folder of its own. */
export function clearInterrupted(folder: string): void {
  for (const name of fileNamesIn(folder)) {
    const left = join(folder, name)
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs
    if (changed === undefined || Date.now() - changed < maxAge) continue
    try {
      rmSync(left, { recursive: true, force: true })
    } catch {
      // Another build is deleting it too, or this one lacks the permission.
    }
  }
}
