import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { readSource, UnreadableFile } from './files.ts'

/** The texts beside the YAML, by their paths from there. */
export interface TextFiles {
  /** A text and the name under which it is shown; or in a sentence why it cannot be read; undefined where there is none. */
  read: (path: string) => { file: string; text: string } | { problem: string } | undefined
  /** The names of the files in a folder. */
  list: (folder: string) => readonly string[]
}

/**
 * The texts beside a YAML file. Each is read once.
 *
 * @param yaml its path from the working directory
 * @param onRead is given the name under which each is shown, there or not, and its text
 * @param shown the name under which the YAML is shown
 */
export function textsBeside(
  yaml: string,
  onRead?: (file: string, text: string) => void,
  shown = yaml,
): TextFiles {
  const folderOf = (path: string) => posix.dirname(path.replaceAll('\\', '/'))
  const home = folderOf(yaml)
  const known = new Map<string, ReturnType<TextFiles['read']>>()
  const read = (path: string): ReturnType<TextFiles['read']> => {
    const onDisk = posix.join(home, path)
    const file = posix.join(folderOf(shown), path)
    try {
      const text = existsSync(onDisk) ? readSource(onDisk).replace(/^\uFEFF/, '') : undefined
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
        return readdirSync(posix.join(home, folder)).toSorted()
      } catch {
        return [] // Whoever names a file in it says that it is missing.
      }
    },
  }
}

/** A text that there is and that can be read. */
export function textAt(texts: TextFiles, path: string): string | undefined {
  const found = texts.read(path)
  return found && 'text' in found ? found.text : undefined
}
