import type { Edit } from '../report/diagnostics.ts'
import { positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { valueAt } from '../yaml/valueAt.ts'
import type { Added, Addition } from './additions.ts'
import { block, type Editor, inserted, withGaps } from './insertion.ts'
import { isSections } from './merge.ts'
import { hashOf } from './originals.ts'

/** Puts words between the brackets of a group or list; the originals stand in comments above its line. */
export function flowInsertions(addition: Addition, position: SourcePosition, editor: Editor): Edit[] {
  const { text, lines } = editor
  const added = wholeOf(addition, position, editor)
  const isList = text[position.span.start] === '['
  const parts = [...added].map(([step, entry]) => (isList ? flow(entry) : `${step}: ${flow(entry)}`))
  const last = [...position.entries.values()].at(-1)
  const behind = last ? endOf(last, text) : position.span.start + 1
  const isTight = !last && /^[\]}]/.test(text.slice(behind))
  // Within brackets a comment could land in a text.
  const outermost = outermostFlow(addition.container, editor)
  const at = lines.span(lines.lineOf(outermost.span.start)).start
  const indent = /^ */.exec(text.slice(at))?.[0] ?? ''
  const comments = originalsIn(added).map(([name, original]) => `${indent}# ${name}: ${original}`)
  return [
    block(at, comments.join('\n'), editor),
    inserted(behind, (last ? ', ' : ' ') + parts.join(', ') + (isTight ? ' ' : '')),
  ]
}

const flow = (added: Added): string => {
  // An id, which is no word of the main file.
  if ('text' in added) return added.path.length === 0 ? added.text : 'null'
  const entries = [...added]
  const isList = entries.every(([step]) => typeof step === 'number')
  const parts = entries.map(([step, entry]) => (isList ? flow(entry) : `${step}: ${flow(entry)}`))
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
}

/** The original of each word, under its name. */
const originalsIn = (added: Addition['added']): [name: string | number, original: string][] =>
  [...added].flatMap(([step, entry]) => {
    if (!('text' in entry)) return originalsIn(entry)
    const { path, text } = entry
    return path.length === 0 ? [] : [[step, `${text.replaceAll('\n', ' ')} [${hashOf(text)}]`]]
  })

/** Behind a value within brackets, or behind the colon of one that is empty. */
function endOf({ span, key, empty }: SourcePosition, text: string): number {
  const end = empty ? (key ?? span).end : span.end
  return end + (empty ? (/^\s*:/.exec(text.slice(end))?.[0].length ?? 0) : 0)
}

/** The group or list around what is added that is not itself within brackets. */
function outermostFlow(container: Addition['container'], { root }: Editor): SourcePosition {
  const around = container.map((_, index) => positionOf(root, container.slice(0, index)))
  return [...around, positionOf(root, container)].find(({ flow }) => flow) ?? root
}

/** What is added as it is written: sections with their ids, and lists without gaps. */
function wholeOf(
  { container, added }: Addition,
  { entries, kind }: SourcePosition,
  editor: Editor,
): Addition['added'] {
  const sections = container.length === 0 && added.get('sections')
  if (sections instanceof Map) return new Map([...added, ['sections', withIds(sections, editor)]])
  if (isSections(container)) return withIds(added, editor)
  return kind === 'list' ? withGaps(added, entries.size) : added
}

/** Sections, each with the id that tells it, as a part of what is written within brackets. */
function withIds(added: Addition['added'], { main }: Editor): Addition['added'] {
  const idOf = (place: string | number) => String(valueAt(main, ['sections', place, 'id']))
  const sections = [...added].map(([place, section]) => {
    const id: Added = { path: [], text: idOf(place) }
    return [
      place,
      section instanceof Map ? new Map<string, Added>([['id', id], ...section]) : section,
    ] as const
  })
  return new Map(sections)
}
