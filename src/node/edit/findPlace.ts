import { overlayPath } from '../../../schema/overlay/files.ts'
import { positionsInPlace, sectionPlaces } from '../../../schema/overlay/merge.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { linesOf } from '../../../schema/report/lines.ts'
import { read } from '../../../schema/yaml/source.ts'
import { positionOf, type SourcePosition } from '../../../schema/yaml/sourcePosition.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import type { FoundFile, Place, Sought } from '../../shared/findInYaml.ts'
import type { Locales, ResolvedLocale } from '../content/locales.ts'
import { type ShownValue, shownValues, words } from './shownValues.ts'

/** The files that a place may be in: the text of each as the page shows it, and the YAML among them. */
export interface Written {
  main: string
  texts: Readonly<Record<string, string>>
}

/**
 * Where the text of something on the page stands. What the page says is compared with what was made of the content for
 * it, so that typeset, formatted and counted words are found too; the path of that value leads to its place. What cannot
 * be told for certain leads to its section, with a note.
 */
export function findPlace(sought: Sought, locales: Locales, written: Written): Place | undefined {
  const locale = locales.find(({ site }) => site.lang === sought.lang) ?? locales[0]
  const index = locale.sections.findIndex(({ id }) => id === sought.section)
  const within: Path = index < 0 ? [] : ['sections', index]
  const section = index < 0 ? undefined : locale.sections[index]
  const { sections: _, labels, ...around } = locale
  const values = section ? shownValues(section, within) : shownValues(around)
  const place = (path: Path, note?: string) => placeOf(path, locale, { locales, written }, note)
  const isEmpty = sought.texts.length === 0 && !sought.icon && !sought.alt
  if (isEmpty) return section && place(within)
  const value = sameAs(values, sought) ?? wordOf(labels, sought) ?? partOf(values, sought)
  if (value) return place(value.path)
  if (section && own(section, 'samples'))
    return place([...within, 'samples'], 'Samples are made up of these settings.')
  return section && place(within, 'No value of the section has these words alone: this is where it begins.')
}

type Match = Pick<ShownValue, 'path'>

/** The words of what was pressed, first its own. */
const saidIn = ({ texts, alt }: Sought): string[] =>
  [...(alt ? [alt] : []), ...texts].map(words).filter(Boolean)

/** Of several that are the same, the one at its place in the section. */
const nth = (found: readonly ShownValue[], { before }: Sought) => found[Math.min(before, found.length - 1)]

/** The value that is what was pressed, or what is nearest around it. */
function sameAs(values: readonly ShownValue[], sought: Sought): Match | undefined {
  const { icon } = sought
  if (icon) {
    const drawn = values.filter((value) => value.icon === icon)
    if (drawn.length > 0) return nth(drawn, sought)
  }
  const found = saidIn(sought).map((text) => values.filter((value) => value.text === text))
  return nth(found.find(({ length }) => length > 0) ?? [], sought)
}

/** The value of which it is a part, such as the first sentence of a text; or the longest of several that it shows. */
function partOf(values: readonly ShownValue[], sought: Sought): Match | undefined {
  const [text = ''] = saidIn(sought)
  if (text.length < 2) return undefined
  const around = nth(
    values.filter((value) => value.text?.includes(text)),
    sought,
  )
  const isIn = (value: string) => value.length > 2 && ` ${text} `.includes(` ${value} `)
  const inside = values.filter((value) => value.text && isIn(value.text))
  return around ?? inside.toSorted((a, b) => (b.text?.length ?? 0) - (a.text?.length ?? 0))[0]
}

/** The word of the interface that the page shows, with numbers and names in place of what stands for them. */
function wordOf(labels: ResolvedLocale['labels'], { texts, alt }: Sought): Match | undefined {
  const said = [...(alt ? [alt] : []), ...texts].map(words)
  for (const text of said)
    for (const { path, text: label } of shownValues(labels, ['labels'])) {
      if (!label) continue
      const pattern = label.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      if (new RegExp(`^${pattern.join('.+')}$`).test(text)) return { path }
    }
  return undefined
}

/** The place of a value: in the file of the language if it is written there, else in the main file. */
function placeOf(
  path: Path,
  { site: { lang } }: ResolvedLocale,
  { locales, written: { main, texts } }: { locales: Locales; written: Written },
  note?: string,
): Place | undefined {
  const source = read(texts[main] ?? '')
  if (!('root' in source)) return undefined
  const file = overlayPath(main, lang)
  const overlayText = lang === locales[0].site.lang ? undefined : texts[file]
  const overlay = read(overlayText ?? '')
  if (overlayText !== undefined && 'root' in source && 'root' in overlay) {
    const root = positionsInPlace(overlay.root, sectionPlaces(source.value, overlay.value))
    const known = writtenPath(root, path)
    if (known.length === path.length)
      return at({ file, from: { overlay: lang } }, overlayText, root, known, note)
  }
  const known = writtenPath(source.root, path)
  const isDefault = known.length < path.length && !(String(path.at(-1)) in madeOf)
  return at(
    { file: main, from: 'main' },
    texts[main] ?? '',
    source.root,
    known,
    note ?? (isDefault ? `A word that nobody has written: ${pathText(path)} says it otherwise.` : undefined),
  )
}

/** What the build makes stands for one of these keys. */
const madeOf: Readonly<Record<string, readonly string[]>> = { dates: ['start', 'date', 'roles'] }

/** The path as far as a file has it. */
function writtenPath(root: SourcePosition, path: Path): Path {
  const known: (string | number)[] = []
  let position = root
  for (const step of path) {
    const key = [step, ...(madeOf[step] ?? [])].find((one) => position.entries.has(one))
    const next = key === undefined ? undefined : position.entries.get(key)
    if (key === undefined || !next) break
    known.push(key)
    position = next
  }
  return known
}

function at(
  file: { file: string; from: FoundFile },
  text: string,
  root: SourcePosition,
  path: Path,
  note?: string,
): Place {
  const { span, key } = positionOf(root, path)
  const { line, column } = linesOf(text).position((path.length > 0 ? span : (key ?? span)).start)
  return { ...file, line, column, path: pathText(path), keys: path, ...(note && { note }) }
}
