import { dirname, resolve } from 'node:path'
import { load } from '../check/load.ts'
import { decodedFiles } from '../lookup/decoding.ts'
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
  /** The content, once its pictures were decoded: what is broken in one is then among its diagnostics. */
  decoded: () => Promise<Content>
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
  let pictures = decodedFiles(filesBeside(file), beside)
  const files: FileFacts = (name) => {
    named.add(beside(name))
    return pictures.files(name)
  }
  const read = (): Content => {
    const text = readSource(file)
    return {
      text,
      ...load(text, { file: path, files, hasIcon, nearIcons, installedFonts, lettersWithout }),
    }
  }
  const content = () => {
    known ??= read()
    return known
  }
  return {
    file,
    beside,
    files: named,
    content,
    decoded: async () => {
      const before = content()
      // It may have changed meanwhile.
      if ((await pictures.decode()) && known === before) known = undefined
      return content()
    },
    changed: () => {
      known = undefined
      pictures = decodedFiles(filesBeside(file), beside)
    },
  }
}
