import { dirname, join, resolve } from 'node:path'
import { readSource, UnreadableFile } from './files.ts'

/** Texts beside a YAML file that it names, such as a style sheet. */
export interface TextFiles {
  /** A text and the name under which it is shown, by its path relative to the YAML file; nothing where there is none. */
  text: (path: string) => { file: string; text: string } | undefined
  /** Those that were asked for, by that name. */
  texts: Readonly<Record<string, string>>
}

/**
 * The texts beside a YAML file.
 *
 * @param yamlPath where it is
 * @param shown its name as it is shown
 */
export function textsBeside(yamlPath: string, shown: string): TextFiles {
  const home = dirname(resolve(yamlPath))
  const texts: Record<string, string> = {}
  return {
    text: (path) => {
      const file = join(dirname(shown), path).replaceAll('\\', '/')
      try {
        const text = readSource(resolve(home, path))
        texts[file] = text
        return { file, text }
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        return undefined
      }
    },
    texts,
  }
}
