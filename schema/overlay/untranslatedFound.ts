import { languageOf } from '../languages/languages.ts'
import type { Finding } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { counted, shortened } from '../report/phrasing.ts'
import { read } from '../yaml/source.ts'
import { positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { own, valueAt } from '../yaml/valueAt.ts'
import type { Placed } from './entryPlaces.ts'
import type { Main } from './overlayFindings.ts'
import type { Word } from './untranslated.ts'

/** How many texts are listed. */
const maxLines = 80

/** The error for an overlay that translates nothing. */
export const nothingTranslated = (lang: string, root: SourcePosition): Finding => ({
  code: 'nothing-translated',
  message: `nothing is in ${languageOf(lang)} yet, so there is no page in it`,
  help: `write some words, or take the file away; npm run translate -- ${lang} writes all texts to translate into it`,
  path: [],
  span: root.span,
})

interface Overlay {
  /** How many texts there are in all. */
  count: number
  main: Main
  overlay: Placed
  lang: string
  /** The text of the overlay, and its name as diagnostics show it. */
  text: string
  file: string
}

/**
 * A warning that lists the texts of the main file that an overlay lacks, each with its line there, and the line of the
 * overlay that waits for it if there is one; none if it lacks none.
 */
export function untranslatedFound(
  missing: readonly Word[],
  { count, main, overlay, lang, text, file }: Overlay,
): Finding[] {
  if (missing.length === 0) return []
  const isOne = missing.length === 1
  const inMain = placesIn(main.text, main.file)
  const inOverlay = placesIn(text, file, overlay.position)
  const isEmpty = ({ path }: Word) =>
    own(valueAt(overlay.value, path.slice(0, -1)), path.at(-1) ?? '') === null
  const shown = missing.slice(0, maxLines)
  const places = shown.map(({ path }) => inMain(path))
  const width = Math.max(...places.map(({ length }) => length))
  const lines = shown.map((word, index) => {
    const original = shortened(word.text.trim().split('\n')[0] ?? '', 48)
    const waits = isEmpty(word) ? `  (empty: ${inOverlay(word.path)})` : ''
    return `${places[index]?.padEnd(width)}  ${original}${waits}`
  })
  const more = missing.length - shown.length
  if (more > 0) lines.push(`… and ${more} more`)
  const language = languageOf(lang)
  return [
    {
      code: 'untranslated',
      severity: 'warning',
      message: `${missing.length} of ${counted(count, 'text')} ${isOne ? 'is' : 'are'} not in ${language}, so the page shows ${isOne ? 'it' : 'them'} in the language of ${main.file}`,
      label: 'incomplete',
      help: `${missing.every(isEmpty) ? 'fill them in' : `npm run translate -- ${lang} adds what is missing`}; write = for what is the same in ${language}\n${lines.join('\n')}`,
      path: [],
      span: overlay.position.span,
    },
  ]
}

/** Returns a function that gives the place of a value as `file:line:column`, which terminals turn into a link. */
function placesIn(text: string, file: string, root?: SourcePosition) {
  const lines = linesOf(text)
  const source = root ? { root } : read(text)
  return (path: Word['path']) => {
    const { line, column } = lines.position('root' in source ? positionOf(source.root, path).span.start : 0)
    return `${file}:${line}:${column}`
  }
}
