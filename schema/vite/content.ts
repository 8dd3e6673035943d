import { dirname, resolve } from 'node:path'
import { load } from '../check/load.ts'
import { lettersWithout } from '../lookup/familyLetters.ts'
import { type FileFacts, filesBeside, readSource } from '../lookup/files.ts'
import { installedFonts } from '../lookup/fonts.ts'
import { hasIcon, nearIcons } from '../lookup/icons.ts'
import type { Portfolio } from '../model/portfolio.ts'
import type { Diagnostic } from '../report/diagnostics.ts'

/** What a content file says, or everything that is wrong with it. `text` is what was read. */
export type Content =
  | { text: string; portfolio: Portfolio; warnings: Diagnostic[] }
  | { text: string; diagnostics: Diagnostic[] }

/** A content file on disk, read once and read again when it has changed. */
export interface ContentFile {
  /** The absolute path of the YAML file. */
  file: string
  /** The absolute path of a picture that the YAML names. */
  beside: (path: string) => string
  /** The content as it was last read. Throws a plain sentence when the file cannot be read. */
  content: () => Content
  /** The absolute paths that the content depends on: the YAML, and each picture that it has named, there or not. */
  files: ReadonlySet<string>
  /** Forgets what was read. */
  changed: () => void
}

/** The content file at `path`, which is relative to the working directory. Reads nothing yet. */
export function contentFile(path: string): ContentFile {
  const file = resolve(path)
  let known: Content | undefined
  const named = new Set([file])
  const beside = (name: string) => resolve(dirname(file), name)
  const read = (): Content => {
    const text = readSource(file)
    const facts = filesBeside(file)
    const files: FileFacts = (name) => {
      named.add(beside(name))
      return facts(name)
    }
    return { text, ...load(text, { file: path, files, hasIcon, nearIcons, installedFonts, lettersWithout }) }
  }
  return {
    file,
    beside,
    files: named,
    content: () => {
      known ??= read()
      return known
    },
    changed: () => {
      known = undefined
    },
  }
}
