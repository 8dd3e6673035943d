import { basename, dirname, join, parse } from 'node:path'
import { languageOfName } from '../lookup/languages.ts'
import { namesIn } from '../lookup/namesIn.ts'

/** A file beside the YAML with the words of another language: `portfolio.de.yaml` beside `portfolio.yaml`. */
export interface OverlayFile {
  /** Its path, in the folder of the YAML as that was named. */
  path: string
  /** The language of its name, a BCP 47 tag as it is usually written. */
  lang: string
}

/** The language in the name of an overlay; undefined for any other file. */
export function overlayLanguage(yaml: string, file: string): string | undefined {
  const { name, ext } = parse(yaml)
  const other = basename(file)
  if (!other.startsWith(`${name}.`) || !other.endsWith(ext)) return undefined
  return languageOfName(other.slice(name.length + 1, -ext.length))
}

/** The path of the overlay of a language. */
export const overlayPath = (yaml: string, lang: string): string => {
  const { dir, name, ext } = parse(yaml)
  return join(dir, `${name}.${lang}${ext}`)
}

/** The overlays beside a YAML file, in the order of their names. */
export function overlaysOf(yaml: string): OverlayFile[] {
  const folder = dirname(yaml)
  return namesIn(folder).flatMap((name) => {
    const lang = overlayLanguage(yaml, name)
    return lang === undefined ? [] : [{ path: join(folder, name), lang }]
  })
}
