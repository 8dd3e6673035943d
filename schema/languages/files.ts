import { basename, dirname, join, parse } from 'node:path'
import { fileNamesIn } from '../files/files.ts'
import { slashed } from '../files/paths.ts'
import { displayName, languageCalled, languageOfName } from '../text/languages.ts'

/** A file beside the YAML with the words of another language: `portfolio.de.yaml` beside `portfolio.yaml`. */
export interface OverlayFile {
  /** Its path: the folder as it was given with the YAML, and its name. */
  path: string
  /** The language in its name, a BCP 47 tag in its usual spelling. */
  lang: string
}

/**
 * The language in the name of an overlay; undefined for any other file. A near miss has one too, so that it is
 * reported: `portfolio.zh_TW.yaml`, `portfolio.german.yaml`, and `portfolio.de.yml` beside `portfolio.yaml`.
 */
export function overlayLanguage(yaml: string, file: string): string | undefined {
  const { name, ext } = parse(yaml)
  const other = basename(file)
  if (!other.startsWith(`${name}.`)) return undefined
  const { name: tag, ext: ending } = parse(other.slice(name.length + 1))
  const lang = ending === ext ? languageOfName(tag) : undefined
  return lang ?? (isYaml(ext) && isYaml(ending) ? nearLanguage(tag) : undefined)
}

const isYaml = (ext: string) => /^\.ya?ml$/i.test(ext)

/** The language of a name such as `german`, or of a code with an optional script and country, joined by - or _. */
function nearLanguage(tag: string): string | undefined {
  if (!/^[a-z]{2}(?:[-_][A-Z][a-z]{3})?(?:[-_][A-Z]{2})?$/.test(tag)) return languageCalled(tag)
  return displayName('language', tag.slice(0, 2)) && languageOfName(tag.replaceAll('_', '-'))
}

/** The path of the overlay of a language. */
export const overlayPath = (yaml: string, lang: string): string => {
  const { dir, name, ext } = parse(yaml)
  return slashed(join(dir, `${name}.${lang}${ext}`))
}

/** The overlays beside a YAML file, in the order of their names. */
export function overlaysOf(yaml: string): OverlayFile[] {
  const folder = dirname(yaml)
  return fileNamesIn(folder).flatMap((name) => {
    const lang = overlayLanguage(yaml, name)
    return lang === undefined ? [] : [{ path: slashed(join(folder, name)), lang }]
  })
}
