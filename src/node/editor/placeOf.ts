import { overlayPath } from '../../../schema/languages/files.ts'
import { inPlace, positionsInPlace, sectionPlaces } from '../../../schema/languages/merge.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { linesOf } from '../../../schema/report/lines.ts'
import { pointsIn } from '../../../schema/text/points.ts'
import { read } from '../../../schema/yaml/source.ts'
import { positionOf, type SourcePosition } from '../../../schema/yaml/sourcePosition.ts'
import { own, stepsOf, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { FoundFile, Place } from '../../shared/findInYaml.ts'
import { lineInMarkdown } from './findInMarkdown.ts'

/** The files that a place may be in: the text of each as the page shows it, and which of them is the main one. */
export interface Written {
  main: string
  texts: Readonly<Record<string, string>>
  /** The language of the page, and the main one. */
  lang: string
  mainLang: string
}

/** What the page shows of a value: its words and those around them, the innermost first, and how many of the same are before. */
export interface Shown {
  texts: readonly string[]
  before: number
}

/**
 * The place of a value: in the file of the language if it is written there, else in the main file. In a text of several
 * lines it is the line with the words that are shown.
 */
export function placeOf(path: Path, written: Written, shown?: Shown, note?: string): Place | undefined {
  const { main, texts, lang, mainLang } = written
  const text = texts[main] ?? ''
  const source = read(text)
  if (!('root' in source)) return undefined
  const file = overlayPath(main, lang)
  const overlayText = lang === mainLang ? undefined : texts[file]
  const overlay = read(overlayText ?? '')
  const inMain: Read = { file: { file: main, from: 'main' }, text, root: source.root }
  const label = labelOfLink(path, source.value)
  if (label)
    return placeOf(label, written, shown, 'Without nav, a link of the header has the label of its section.')
  if (overlayText !== undefined && 'root' in overlay) {
    const places = sectionPlaces(source.value, overlay.value)
    const root = positionsInPlace(overlay.root, places)
    const known = writtenPath(root, typedPoint(path, inPlace(source.value, overlay.value)))
    const inOverlay: Read = { file: { file, from: { overlay: lang } }, text: overlayText, root }
    if (known.isWhole) {
      // The overlay has its sections in an order of its own.
      const keys = known.path.map((step, index) =>
        index === 1 && known.path[0] === 'sections'
          ? ([...places].find(([, place]) => place === step)?.[0] ?? step)
          : step,
      )
      return { ...at(inOverlay, known.path, shown, note), path: pathText(keys), keys }
    }
    // Words of the interface are in the language of the page.
    if (path[0] === 'labels') return unwritten(inOverlay, path, known.path)
  }
  const known = writtenPath(source.root, typedPoint(path, source.value))
  return known.isWhole ? at(inMain, known.path, shown, note) : unwritten(inMain, path, known.path)
}

/** The start of the file by which a language is there. */
export function fileOfLanguage(lang: string, { main, mainLang }: Written): Place {
  const isMain = lang === mainLang
  return {
    file: isMain ? main : overlayPath(main, lang),
    from: isMain ? 'main' : { overlay: lang },
    line: 1,
    column: 1,
    path: '',
    keys: [],
    note: 'The name of a language comes from its code, and its link from this file.',
  }
}

interface Read {
  file: { file: string; from: FoundFile }
  text: string
  root: SourcePosition
}

/** What stands for a value that is nowhere: the line of what it belongs to, or the end of the file. */
function unwritten(read: Read, path: Path, known: Path): Place {
  const note = `Nobody has written this yet: add ${pathText(path)} to say it otherwise.`
  const place = at(read, known, undefined, note)
  const end = read.text.trimEnd().split('\n').length
  return { ...place, ...(known.length === 0 && { line: end, column: 1 }), path: pathText(path) }
}

/** What the label of a section stands for: a link of the header, where the owner has written none. */
function labelOfLink([first, index = 0, key]: Path, main: unknown): Path | undefined {
  if (first !== 'nav' || own(main, 'nav') !== undefined) return undefined
  return ['sections', index, key === 'href' ? 'id' : 'label']
}

/** The path of a point of a list as it is written: as a line of a text beside the list, or in the list behind those. */
function typedPoint(path: Path, value: unknown): Path {
  const list = path.findIndex((step) => step === 'points' || step === 'highlights')
  let index = path[list + 1]
  if (list < 0 || typeof index !== 'number') return path
  const group = path.slice(0, list)
  for (const key of stepsOf(valueAt(value, group))) {
    const text = valueAt(value, [...group, key])
    const typed = typeof text === 'string' ? pointsIn(text).highlights.length : 0
    if (index < typed) return [...group, key]
    index -= typed
  }
  return [...path.slice(0, list + 1), index, ...path.slice(list + 2)]
}

/** What the build makes stands for one of these keys. */
const madeOf: Readonly<Record<string, readonly string[]>> = { dates: ['start', 'date', 'roles', 'year'] }

/** A path as far as a file has it. It is whole where it ends in a text, such as that of a link written in one word. */
function writtenPath(root: SourcePosition, path: Path): { path: Path; isWhole: boolean } {
  const known: (string | number)[] = []
  let position = root
  for (const step of path) {
    if (position.kind === 'scalar' && !position.empty) break
    const key = [step, ...(madeOf[step] ?? [])].find((one) => position.entries.has(one))
    const next = key === undefined ? undefined : position.entries.get(key)
    if (key === undefined || !next) return { path: known, isWhole: false }
    known.push(key)
    position = next
  }
  return { path: known, isWhole: true }
}

function at({ file, text, root }: Read, path: Path, shown?: Shown, note?: string): Place {
  const { span, key, kind } = positionOf(root, path)
  // A map or list begins with its key; words below the sign of a block are on its next line.
  const start = kind === 'scalar' || typeof path.at(-1) === 'number' ? span.start : (key ?? span).start
  const block = /^[|>][^\n]*\n\s*/.exec(text.slice(start))
  const first = start + (block?.[0].length ?? 0)
  const scalar = kind === 'scalar' && shown ? text.slice(first, span.end) : ''
  const line = scalar.includes('\n') && shown ? lineInMarkdown(scalar, shown.texts, shown.before) : undefined
  const skipped = scalar.split('\n').slice(0, line).join('\n').length
  const indent = line ? /^\n\s*/.exec(scalar.slice(skipped))?.[0].length : 0
  const place = linesOf(text).position(line ? first + skipped + (indent ?? 0) : first)
  return {
    ...file,
    line: place.line,
    column: place.column,
    path: pathText(path),
    keys: path,
    ...(note && { note }),
  }
}
