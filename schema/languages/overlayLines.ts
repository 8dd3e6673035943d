import { Document, isMap, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { own } from '../yaml/valueAt.ts'
import type { Added } from './additions.ts'
import { same, sectionsOf } from './merge.ts'
import { hashOf } from './originals.ts'
import type { Word } from './untranslated.ts'

/** How words that are not translated yet are written. */
export interface LineOptions {
  /** The value of the main file, for the ids of sections. */
  main: unknown
  /** Whether a text is the same in both languages, so that it needs no other. */
  isSame: (word: Word) => boolean
  /** The width at which comments are folded, in characters; 100 by default. */
  width?: number
}

/**
 * Missing keys or entries as lines of YAML, from the first column: each empty, or `=`, below its original in a comment.
 *
 * @param isSection whether the entries are those of `sections`
 */
export function overlayLines(
  added: ReadonlyMap<string | number, Added>,
  options: LineOptions,
  isSection = false,
): string {
  const node = nodeOf(added, options, isSection)
  return new Document(node)
    .toString({ lineWidth: 0, nullStr: '' })
    .replace(/[ \t]+$/gm, '')
    .trimEnd()
}

/** Whether an addition is a single text, and not a map or list. */
const isSingle = (added: Added): added is Word => !(added instanceof Map)

function nodeOf(added: Added, options: LineOptions, isSections: boolean): Node {
  if (isSingle(added)) return new Scalar(options.isSame(added) ? same : null)
  const comment = (node: Node, entry: Added | undefined) => {
    if (entry && isSingle(entry)) node.commentBefore = original(entry, options)
  }
  const steps = [...added.keys()].filter((step) => typeof step === 'number')
  if (steps.length === 0) {
    const map = new YAMLMap<Node, Node>()
    for (const [key, entry] of added) {
      const name = new Scalar(key)
      comment(name, entry)
      map.items.push(new Pair(name, nodeOf(entry, options, key === 'sections')))
    }
    return map
  }
  const list = new YAMLSeq<Node>()
  // Sections are matched by their ids; other entries by their order, so that gaps get empty entries.
  const first = isSections ? 0 : Math.min(...steps)
  const length = Math.max(...steps) - first + 1
  for (const at of isSections ? steps : Array.from({ length }, (_, index) => first + index)) {
    const entry = added.get(at)
    const item = entry === undefined ? new YAMLMap() : nodeOf(entry, options, false)
    if (isSections && isMap(item))
      item.items.unshift(new Pair(new Scalar('id'), new Scalar(own(sectionsOf(options.main)[at], 'id'))))
    comment(item, entry)
    list.items.push(item)
  }
  return list
}

/** The original as a comment that ends with its hash, by which a later change is detected. */
function original({ text }: Word, { width = 100 }: LineOptions): string {
  const paragraphs = `${text.trimEnd()} [${hashOf(text)}]`.split('\n')
  return (
    paragraphs
      .flatMap((paragraph) => folded(paragraph, width))
      // The blank keeps an empty line from ending the comment.
      .map((line) => ` ${line}`)
      .join('\n')
  )
}

/** Folds a text at blanks, into lines of at most `width` characters; a longer word stays whole. */
function folded(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
