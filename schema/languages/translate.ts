import { type PortfolioSchema, portfolio } from '../model/portfolio.ts'
import type { Path } from '../report/diagnostics.ts'
import { sourcePositionAt } from '../yaml/sourcePosition.ts'
import { own, stepsOf, valueAt } from '../yaml/valueAt.ts'
import { type EditResult, insertEntry, insertKeys, readable } from '../yaml/write.ts'
import { inPlace, isSections, same, sectionPlaces, sectionsOf } from './merge.ts'
import { interfaceWordsFor, isSameIn, untranslated, type Word, wordsIn } from './untranslated.ts'

/** An overlay with a place for all texts of its main file, and the numbers of those that are new or empty. */
interface Completed {
  text: string
  added: number
  /** How many of those added are the same in both languages. */
  alike: number
  /** How many others were there already and are empty. */
  empty: number
}

/** Missing texts by key, or by index of a list. */
type Tree = Map<string | number, Tree | Word>

/**
 * Adds to an overlay every text of the main file that it lacks, and the interface words if there are none in its
 * language: empty, or `=` for a name, below the original in a comment. What is there stays as it is to the byte. Returns
 * a sentence in place of a text if that cannot be done.
 *
 * @param text the overlay so far; it may be empty or have only comments
 * @param main the value of the main file, without defaults
 */
export function withMissingWords(
  text: string,
  main: unknown,
  lang: string,
  schema: PortfolioSchema = portfolio,
): Completed | { problem: string } {
  const source = readable(text)
  if ('problem' in source) return source
  const overlay = inPlace(main, source.value ?? {})
  const words = untranslated(
    [...wordsIn(main, schema, true), ...interfaceWordsFor(lang, main, schema)],
    overlay,
  )
  const isSame = isSameIn(lang)
  const counts = { added: 0, alike: 0, empty: 0 }
  const additions = new Map<string, { container: Path; added: Tree }>()
  for (const word of words) {
    const container = containerOf(word.path, overlay)
    const position = sourcePositionAt(source.root, inOverlay(container, main, source.value))
    // Nothing can be added below an explicit null.
    const isTaken = container.length === word.path.length || (position.kind === 'scalar' && !position.empty)
    if (isTaken) {
      if (!isSame(word)) counts.empty += 1
      continue
    }
    counts.added += 1
    if (isSame(word)) counts.alike += 1
    const addition = additions.get(container.join('.')) ?? { container, added: new Map() }
    additions.set(container.join('.'), addition)
    put(addition.added, word.path.slice(container.length), word)
  }
  let next = text
  for (const { container, added } of additions.values()) {
    const edited = withAddition(next, container, added, { main, isSame })
    if ('problem' in edited) return edited
    next = edited.text
  }
  return { text: next, ...counts }
}

/** The path of the innermost map or list around a text that an overlay in place has. */
function containerOf(path: Path, overlay: unknown): Path {
  let length = 0
  while (length < path.length && valueAt(overlay, path.slice(0, length + 1)) !== undefined) length += 1
  return path.slice(0, length)
}

/** The path in an overlay as it is written for one in the main file: its sections are in an order of their own. */
function inOverlay(path: Path, main: unknown, overlay: unknown): Path {
  const [first, place, ...rest] = path
  if (first !== 'sections' || place === undefined) return path
  for (const [index, at] of sectionPlaces(main, overlay)) if (at === place) return [first, index, ...rest]
  return path
}

/** The path in the main file for one in an overlay as it is written. */
function inMain([first, index, ...rest]: Path, main: unknown, overlay: unknown): Path {
  if (first === undefined) return []
  if (index === undefined) return [first]
  const place = first === 'sections' ? sectionPlaces(main, overlay).get(Number(index)) : index
  return [first, place ?? index, ...rest]
}

function put(tree: Tree, [step, ...rest]: Path, word: Word): void {
  if (step === undefined) return
  if (rest.length === 0) {
    tree.set(step, word)
    return
  }
  const known = tree.get(step)
  const inner = known instanceof Map ? known : new Map()
  tree.set(step, inner)
  put(inner, rest, word)
}

interface Writing {
  main: unknown
  isSame: (word: Word) => boolean
}

/** Adds texts below a map or list that an overlay has, each key behind those before it in the main file. */
function withAddition(text: string, container: Path, added: Tree, writing: Writing): EditResult {
  const source = readable(text)
  if ('problem' in source) return source
  const { main } = writing
  const path = inOverlay(container, main, source.value)
  const order = (group: Path) => stepsOf(valueAt(main, inMain(group, main, source.value))).map(String)
  const list = valueAt(source.value, path)
  let next: EditResult = { text }
  if (isSections(container)) {
    for (const [place, section] of added) {
      const before = sectionsOf(main).slice(0, Number(place))
      const ids = before.map((one) => own(one, 'id'))
      const now = 'text' in next ? readable(next.text) : next
      if ('problem' in now) return now
      const index = sectionsOf(now.value).findLastIndex((one) => ids.includes(own(one, 'id'))) + 1
      next = insertEntry(now.text, path, index, sectionLines(place, section, writing).join('\n'))
    }
    return next
  }
  if (Array.isArray(list) && [...added.keys()].every((step) => typeof step === 'number')) {
    const last = Math.max(...[...added.keys()].map(Number))
    for (let index = list.length; index <= last && 'text' in next; index += 1)
      next = insertEntry(next.text, path, index, entryLines(added.get(index), writing).join('\n'))
    return next
  }
  // A map without keys gets all at once, without empty lines between them.
  const parts = stepsOf(list).length === 0 ? [added] : [...added].map((entry): Tree => new Map([entry]))
  for (const part of parts)
    if ('text' in next) next = insertKeys(next.text, path, treeLines(part, writing).join('\n'), order)
  return next
}

/** The lines of a map or list of texts, from the first column. */
function treeLines(tree: Tree, writing: Writing): string[] {
  const lines: string[] = []
  const steps = [...tree.keys()]
  if (steps.every((step) => typeof step === 'number')) {
    for (let index = 0; index <= Math.max(...steps); index += 1)
      lines.push(...dashed(entryLines(tree.get(index), writing)))
    return lines
  }
  for (const [key, node] of tree) {
    if (!(node instanceof Map)) {
      lines.push(...originalOf(node), `${key}:${writing.isSame(node) ? ` ${same}` : ''}`)
      continue
    }
    const inner: string[] = []
    if (key === 'sections')
      for (const [place, section] of node) inner.push(...dashed(sectionLines(place, section, writing)))
    else inner.push(...treeLines(node, writing))
    lines.push(`${key}:`, ...inner.map((line) => `  ${line}`))
  }
  return lines
}

/** The lines of an entry of a list without its dash; of one that has no texts, such as a picture, an empty one. */
function entryLines(node: Tree | Word | undefined, writing: Writing): string[] {
  if (node instanceof Map) return treeLines(node, writing)
  if (!node) return ['{}']
  return writing.isSame(node) ? [...originalOf(node), same] : originalOf(node)
}

const sectionLines = (place: string | number, section: Tree | Word, writing: Writing): string[] => [
  `id: ${own(sectionsOf(writing.main)[Number(place)], 'id')}`,
  ...entryLines(section, writing),
]

const dashed = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`))

/** How long the lines of an original are at most, in characters. */
const width = 90

/** The original of a text as a comment. */
function originalOf({ text }: Word): string[] {
  const lines: string[] = []
  for (const paragraph of text.trimEnd().split('\n')) {
    let line = '#'
    for (const word of paragraph.split(' ')) {
      if (line.length + word.length > width && line !== '#') {
        lines.push(line)
        line = '#'
      }
      line += ` ${word}`
    }
    lines.push(line.trimEnd())
  }
  return lines
}
