import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { readSource, UnreadableFile } from './files.ts'
import { slashed } from './paths.ts'

/** The texts beside the YAML, by their paths from there. */
export interface TextFiles {
  /**
   * A text, and the name of its file in diagnostics; or a sentence about why it cannot be read; undefined if there is
   * no file.
   */
  read: (path: string) => { file: string; text: string } | { problem: string } | undefined
  /** The sorted names in a folder; empty if it cannot be read. */
  list: (folder: string) => readonly string[]
}

/**
 * The texts beside a YAML file. Each is read once.
 *
 * @param yaml its path from the working directory
 * @param onRead called for each file that is read or missing, with its name in diagnostics and its text
 * @param shown the name of the YAML in diagnostics
 * @param textOf reads a file that is there
 */
export function textsBeside(
  yaml: string,
  onRead?: (file: string, text: string) => void,
  shown = yaml,
  textOf: (path: string) => string = readSource,
): TextFiles {
  // Not by posix.join, which would take the first slash from the path of a network drive.
  const at = (path: string) => slashed(join(dirname(yaml), path))
  const known = new Map<string, ReturnType<TextFiles['read']>>()
  const read = (path: string): ReturnType<TextFiles['read']> => {
    const onDisk = at(path)
    const file = posix.join(posix.dirname(slashed(shown)), path)
    try {
      const text = existsSync(onDisk) ? textOf(onDisk).replace(/^\uFEFF/, '') : undefined
      onRead?.(file, text ?? '')
      return text === undefined ? undefined : { file, text }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      return { problem: error.message }
    }
  }
  return {
    read: (path) => {
      if (!known.has(path)) known.set(path, read(path))
      return known.get(path)
    },
    list: (folder) => {
      try {
        return readdirSync(at(folder)).toSorted()
      } catch {
        return [] // A missing folder is reported with the files that are named in it.
      }
    },
  }
}

/** The text at a path; undefined if it is missing or cannot be read. */
export function textAt(texts: TextFiles, path: string): string | undefined {
  const found = texts.read(path)
  return found && 'text' in found ? found.text : undefined
}
