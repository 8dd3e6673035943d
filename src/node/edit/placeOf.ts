import { overlayPath } from '../../../schema/overlay/files.ts'
import { positionsInPlace, sectionPlaces } from '../../../schema/overlay/merge.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { linesOf } from '../../../schema/report/lines.ts'
import { read } from '../../../schema/yaml/source.ts'
import { positionOf, type SourcePosition } from '../../../schema/yaml/sourcePosition.ts'
import type { FoundFile, Place } from '../../shared/findInYaml.ts'

/** The files that a place may be in: the text of each as the page shows it, and which of them is the main one. */
export interface Written {
  main: string
  texts: Readonly<Record<string, string>>
  /** The language of the page, and the main one. */
  lang: string
  mainLang: string
}

/** The place of a value: in the file of the language if it is written there, else in the main file. */
export function placeOf(path: Path, written: Written, note?: string): Place | undefined {
  const { main, texts, lang, mainLang } = written
  const text = texts[main] ?? ''
  const source = read(text)
  if (!('root' in source)) return undefined
  const file = overlayPath(main, lang)
  const overlayText = lang === mainLang ? undefined : texts[file]
  const overlay = read(overlayText ?? '')
  const inMain: Read = { file: { file: main, from: 'main' }, text, root: source.root }
  if (overlayText !== undefined && 'root' in overlay) {
    const places = sectionPlaces(source.value, overlay.value)
    const root = positionsInPlace(overlay.root, places)
    const known = writtenPath(root, path)
    const inOverlay: Read = { file: { file, from: { overlay: lang } }, text: overlayText, root }
    if (known.length === path.length) {
      // The overlay has its sections in an order of its own.
      const keys = known.map((step, index) =>
        index === 1 && known[0] === 'sections'
          ? ([...places].find(([, place]) => place === step)?.[0] ?? step)
          : step,
      )
      return { ...at(inOverlay, known, note), path: pathText(keys), keys }
    }
    // Words of the interface are in the language of the page.
    if (path[0] === 'labels') return unwritten(inOverlay, path, known)
  }
  const known = writtenPath(source.root, path)
  return known.length < path.length ? unwritten(inMain, path, known) : at(inMain, known, note)
}

interface Read {
  file: { file: string; from: FoundFile }
  text: string
  root: SourcePosition
}

/** What stands for a value that is nowhere: the line of what it belongs to, or the end of the file. */
function unwritten(read: Read, path: Path, known: Path): Place {
  const note = `Nobody has written this yet: add ${pathText(path)} to say it otherwise.`
  const place = at(read, known, note)
  const end = read.text.trimEnd().split('\n').length
  return { ...place, ...(known.length === 0 && { line: end, column: 1 }), path: pathText(path) }
}

/** What the build makes stands for one of these keys. */
const madeOf: Readonly<Record<string, readonly string[]>> = { dates: ['start', 'date', 'roles', 'year'] }

/** The path as far as a file has it. */
function writtenPath(root: SourcePosition, path: Path): Path {
  const known: (string | number)[] = []
  let position = root
  for (const step of path) {
    const key = [step, ...(madeOf[step] ?? [])].find((one) => position.entries.has(one))
    const next = key === undefined ? undefined : position.entries.get(key)
    // A picture or a link may be written in one word, and stands for its keys then.
    if (key === undefined && position.entries.size === 0 && shorthand.has(String(step))) known.push(step)
    if (key === undefined || !next) break
    known.push(key)
    position = next
  }
  return known
}

/** Keys of what may be written as one text. */
const shorthand: ReadonlySet<string> = new Set(['src', 'href'])

function at({ file, text, root }: Read, path: Path, note?: string): Place {
  const { span, key, kind } = positionOf(root, path)
  // A map or list begins with its key; words below the sign of a block are on its next line.
  const start = kind === 'scalar' || typeof path.at(-1) === 'number' ? span.start : (key ?? span).start
  const block = /^[|>][^\n]*\n\s*/.exec(text.slice(start))
  const { line, column } = linesOf(text).position(start + (block?.[0].length ?? 0))
  return { ...file, line, column, path: pathText(path), keys: path, ...(note && { note }) }
}
