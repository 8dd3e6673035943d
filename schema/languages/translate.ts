import type { z } from 'zod'
import { kindOf } from '../model/kinds.ts'
import { type PortfolioSchema, portfolio } from '../model/portfolio.ts'
import { type Edit, type Path, pathText } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { edited } from '../yaml/edits.ts'
import { read } from '../yaml/source.ts'
import { positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { indentWidth } from '../yaml/syntax/recovery.ts'
import { stepsOf, valueAt } from '../yaml/valueAt.ts'
import { type Added, type Addition, additionsTo, leavesGaps, newEntries } from './additions.ts'
import { entriesInPlace } from './entryPlaces.ts'
import { block, type Editor, flowInsertions } from './flowInsertions.ts'
import { inPlace, isSections, positionsInPlace, sectionPlaces } from './merge.ts'
import { writtenHashes } from './originals.ts'
import { overlayLines } from './overlayLines.ts'
import { type Likeness, sameIn } from './sameText.ts'
import { isWord } from './schema.ts'
import { interfaceWordsFor, untranslated, type Word, wordsIn } from './untranslated.ts'

/** An overlay with all texts of its main file, and the numbers of those that are new or empty. */
interface Completed {
  text: string
  added: number
  /** How many of those added are the same in both languages. */
  alike: number
  /** How many others were there already and are empty. */
  empty: number
}

/**
 * Adds to an overlay every text of the main file that it lacks, in the order of the main file, and behind them the
 * interface words if there are none in its language: empty, or `=` for what is the same in both languages, with the
 * original in a comment above. What is there stays as it is to the byte. Throws if
 * the overlay cannot be parsed at all.
 *
 * @param text the overlay so far; it may be empty or have only comments
 * @param main the value of the main file, without defaults
 */
export function withMissingWords(
  text: string,
  main: unknown,
  {
    lang = '',
    hasIcon,
    schema = portfolio,
  }: Partial<Omit<Likeness, 'main'>> & { schema?: PortfolioSchema } = {},
): Completed {
  const source = read(text)
  if (!('root' in source)) throw new Error('The overlay cannot be read.')
  const { value, root } = source
  // What a video says is read too, from another file for each language that has one.
  const isMeant = (schema: z.core.$ZodType) => isWord(schema) || kindOf(schema) === 'captions'
  const all = [...wordsIn(main, schema, { isMeant }), ...interfaceWordsFor(lang, main, schema)]
  const isSame = sameIn({ main, lang, hasIcon })
  const sections = sectionPlaces(main, value)
  const { value: placed, position: positions } = entriesInPlace(
    { value: inPlace(main, value ?? {}), position: positionsInPlace(root, sections) },
    main,
    all,
    writtenHashes(text),
  )
  const words = untranslated(all, placed)
  // Nothing can be added below an explicit `null`; the check lists the texts that are left out so.
  const hasRoom = ({ container, added }: Addition) => {
    const position = positionOf(positions, container)
    if (isListOfEntries(position, container))
      return newEntries(added, position, lengthAt(main, container)) !== undefined
    return position.kind !== 'scalar' || position.empty
  }
  const missing = additionsTo(placed, words)
  const named = new Set(missing.map(({ container }) => pathText(container)))
  // New entries without texts, such as pictures, also shift the others.
  const pushed = listsIn(positions)
    .filter(({ position, container }) => leavesGaps(position, lengthAt(main, container)))
    .filter(({ container }) => !named.has(pathText(container)))
    .map(({ container }) => ({ container, added: new Map() }))
  const additions = [...missing, ...pushed].filter(hasRoom)
  const written = new Set(additions.flatMap(({ added }) => wordsOf(added)))
  const counts = {
    added: written.size,
    alike: [...written].filter(isSame).length,
    empty: words.filter((word) => !written.has(word) && !isSame(word)).length,
  }
  if (value === null || value === undefined) {
    const lines = additions.map(({ added }) => overlayLines(added, { main, isSame }))
    const start = text === '' || text.endsWith('\n') ? text : `${text}\n`
    return { text: `${start}${lines.join('\n')}\n`, ...counts }
  }
  const editor = { text, lines: linesOf(text), main, isSame, root: positions }
  // At one offset, what is added to a list must come before what is added behind it.
  const innerFirst = additions.toSorted((a, b) => b.container.length - a.container.length)
  const insertions = innerFirst.flatMap((addition) => insertionsOf(addition, editor))
  return { text: edited(text, insertions), ...counts }
}

/** Whether a list is in block style, has entries, and matches them by their order. */
const isListOfEntries = ({ kind, flow, entries }: SourcePosition, container: Path): boolean =>
  kind === 'list' && !flow && entries.size > 0 && !isSections(container)

function listsIn(
  position: SourcePosition,
  container: Path = [],
): { position: SourcePosition; container: Path }[] {
  const inner = [...position.entries].flatMap(([step, entry]) => listsIn(entry, [...container, step]))
  return isListOfEntries(position, container) ? [{ position, container }, ...inner] : inner
}

/** How many entries a list of the main file has. */
function lengthAt(main: unknown, path: Path): number {
  const list = valueAt(main, path)
  return Array.isArray(list) ? list.length : 0
}

const wordsOf = (added: Added): Word[] => ('text' in added ? [added] : [...added.values()].flatMap(wordsOf))

/** The edits that insert an addition. */
function insertionsOf({ container, added }: Addition, editor: Editor): Edit[] {
  const position = positionOf(editor.root, container)
  if (position.flow) return flowInsertions({ container, added }, position, editor)
  const indent = indentOf(position, container, editor)
  const options = { main: editor.main, isSame: editor.isSame, width: 100 - indent }
  const linesOfAll = (some: Addition['added']) =>
    overlayLines(some, options, isSections(container)).replace(/^(?=.)/gm, ' '.repeat(indent))
  if (position.entries.size === 0) return [block(lineEnd(position, editor), linesOfAll(added), editor)]
  if (isListOfEntries(position, container))
    return (newEntries(added, position, lengthAt(editor.main, container)) ?? []).map(
      ({ behind, entries }) => {
        const at = behind ? lineEnd(behind, editor) : beforeFirst(position, editor)
        return block(at, linesOfAll(entries), editor)
      },
    )
  // Each key comes behind the nearest one before it in the main file, and last if it is not there.
  const order = stepsOf(valueAt(editor.main, container))
  return [...added].map(([step, entry]) => {
    const steps = order.includes(step) ? order.slice(0, order.indexOf(step)) : [...position.entries.keys()]
    const before = steps.findLast((one) => position.entries.has(one))
    const after = before === undefined ? undefined : position.entries.get(before)
    const at = after ? lineEnd(after, editor) : beforeFirst(position, editor)
    return block(at, linesOfAll(new Map([[step, entry]])), editor)
  })
}

/** The column in which the keys or dashes of a group or list stand, or would stand in an empty one; from 0. */
function indentOf(position: SourcePosition, container: Path, editor: Editor): number {
  const { lines, root } = editor
  const columnOf = (at: number) => at - lines.span(lines.lineOf(at)).start
  const [first] = position.entries.values()
  // The span of a list begins with its first dash.
  if (first) return columnOf(position.kind === 'map' ? (first.key ?? first.span).start : position.span.start)
  if (container.length === 0) return 0
  const parent = container.slice(0, -1)
  return indentOf(positionOf(root, parent), parent, editor) + indentWidth
}

/** The offset behind the last line of a value. */
function lineEnd({ span, key, empty }: SourcePosition, { text }: Editor): number {
  const end = empty ? (key ?? span).end : span.start + text.slice(span.start, span.end).trimEnd().length
  const next = text.indexOf('\n', end)
  return next === -1 ? text.length : next + 1
}

/** The offset before the first key or entry and the comments above it; behind it, if it is on the line of a dash. */
function beforeFirst(position: SourcePosition, editor: Editor): number {
  const { text, lines } = editor
  const [first = position] = position.entries.values()
  const { start } = position.kind === 'map' ? (first.key ?? first.span) : position.span
  let line = lines.lineOf(start)
  if (text.slice(lines.span(line).start, start).trim() !== '') return lineEnd(first, editor)
  const isComment = (number: number) =>
    /^\s*#/.test(text.slice(lines.span(number).start, lines.span(number).end))
  while (line > 1 && isComment(line - 1)) line -= 1
  return lines.span(line).start
}
