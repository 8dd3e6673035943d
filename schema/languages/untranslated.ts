import { unwrittenLabels } from '../check/rules/languages.ts'
import { interfaceWords } from '../model/interfaceWords/index.ts'
import { kindOf, properNames } from '../model/kinds.ts'
import type { PortfolioSchema } from '../model/portfolio.ts'
import { registered } from '../model/schemaIntrospection.ts'
import { walk } from '../model/walk.ts'
import type { Finding, Path } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { counted, shortened } from '../report/phrasing.ts'
import { languageName, localeOf, scriptOf, scriptsOf } from '../text/languages.ts'
import { read } from '../yaml/source.ts'
import { type SourcePosition, sourcePositionAt } from '../yaml/sourcePosition.ts'
import { own, valueAt } from '../yaml/valueAt.ts'
import { same } from './merge.ts'
import type { Main } from './overlayFindings.ts'
import { isWord } from './schema.ts'

/** A text of the main file that an overlay can translate, and its path there. */
export interface Word {
  path: Path
  text: string
  /** Whether it names a person or a company. */
  isName?: boolean
}

/**
 * Every translatable text of an unparsed portfolio that has a letter, in its order.
 *
 * @param withCaptions with the captions of videos, which are files of their own in each language
 */
export function wordsIn(value: unknown, schema: PortfolioSchema, withCaptions = false): Word[] {
  const owner = valueAt(value, ['site', 'owner', 'name'])
  const words: Word[] = []
  for (const { path, value: text, schema: field } of walk(value, schema)) {
    if (typeof text !== 'string' || !field || !/\p{Letter}/u.test(text)) continue
    if (!isWord(field) && !(withCaptions && kindOf(field) === 'captions')) continue
    words.push({ path, text, isName: text === owner || registered(properNames, field) !== undefined })
  }
  return words
}

/**
 * The interface words that an overlay has to write because there are none in its language, each with the English one
 * that shows until then.
 */
export function interfaceWordsFor(lang: string, main: unknown, schema: PortfolioSchema): Word[] {
  const locale = localeOf(lang)
  if (!locale || interfaceWords(locale)) return []
  const missing: Word[] = []
  for (const { path, words } of unwrittenLabels(schema, main))
    for (const [key, text] of Object.entries(words)) missing.push({ path: [...path, key], text })
  return missing
}

/** The words that an overlay in place leaves out or leaves empty; not those for which, or around which, it says `=`. */
export const untranslated = (words: readonly Word[], overlay: unknown): Word[] =>
  words.filter(({ path }) => {
    let value = overlay
    for (const step of path) if (value !== same) value = own(value, step)
    return (value ?? null) === null
  })

/** Returns a function that tells whether a text stays as it is in a language: a name, in letters that it writes. */
export function isSameIn(lang: string): (word: Word) => boolean {
  const locale = localeOf(lang)
  const scripts = ['Latn', ...(locale ? scriptsOf(locale) : [])]
  const isRead = (letter: string) => scripts.includes(scriptOf(letter) ?? '')
  return ({ text, isName }) => isName === true && (text.match(/\p{L}/gu) ?? []).every(isRead)
}

/** The error for an overlay that translates nothing. */
export const nothingTranslated = (lang: string, root: SourcePosition): Finding => ({
  code: 'nothing-translated',
  message: `nothing is in ${languageName(lang)} yet, so there is no page in it`,
  help: `write some words, or take the file away; npm run translate -- ${lang} writes all texts to translate into it`,
  path: [],
  span: root.span,
})

/** The list of texts is no longer. */
const maxLines = 80

interface Overlay {
  /** How many texts there are in all. */
  count: number
  main: Main
  value: unknown
  position: SourcePosition
  lang: string
  /** The text of the overlay, and its name as diagnostics show it. */
  text: string
  file: string
}

/**
 * The warning that lists the texts of the main file that an overlay lacks, each with its line there, and the line of the
 * overlay that waits for it if there is one.
 */
export function untranslatedFound(missing: readonly Word[], overlay: Overlay): Finding {
  const { count, main, lang, text, file } = overlay
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
  if (missing.length > maxLines) lines.push(`… and ${missing.length - maxLines} more`)
  const language = languageName(lang)
  const todo = missing.every(isEmpty) ? 'fill them in' : `npm run translate -- ${lang} adds what is missing`
  return {
    code: 'untranslated',
    severity: 'warning',
    message: `${missing.length} of ${counted(count, 'text')} ${isOne ? 'is' : 'are'} not in ${language}, so the page shows ${isOne ? 'it' : 'them'} in the language of ${main.file}`,
    label: 'incomplete',
    help: `${todo}; write = for what is the same in ${language}\n${lines.join('\n')}`,
    path: [],
    span: overlay.position.span,
  }
}

/** Returns a function that gives the place of a value as `file:line:column`, which terminals turn into a link. */
function placesIn(text: string, file: string, root?: SourcePosition) {
  const lines = linesOf(text)
  const source = root ? { root } : read(text)
  return (path: Path) => {
    const { line, column } = lines.position(
      'root' in source ? sourcePositionAt(source.root, path).span.start : 0,
    )
    return `${file}:${line}:${column}`
  }
}
