import { formerNameOf } from '../../model/formerNames.ts'
import { objectOf, schemaAt } from '../../model/schemaIntrospection.ts'
import type { Edit, Finding, Path } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'

/** A key that has moved out of its group, as `shape.radius` to `radius`; undefined if it is none. */
export function movedKey(name: string, parent: Path, checked: Checked): Finding | undefined {
  const { schema, value, root } = checked
  const [outer, group] = [parent.slice(0, -1), String(parent.at(-1))]
  const around = valueAt(value, outer)
  const fields = Object.entries(objectOf(schemaAt(schema, outer, value), around)?.shape ?? {})
  const former = `${group}.${name}`
  const [current] = fields.find(([, field]) => formerNameOf(field) === former) ?? []
  if (current === undefined) return undefined
  const path = [...parent, name]
  const position = positionOf(root, path)
  const { key, span } = position
  const isWritten = isWrittenBeside(position, [...outer, current], outer, checked)
  return {
    path,
    span: key ?? span,
    fix: isWritten ? undefined : moved(name, current, parent, checked),
    ...renamedKey(former, current, isWritten),
    ...(!isWritten && { help: `write ${current} above ${group}, in the same column` }),
  }
}

/**
 * Whether the current name of a key is written too, in the same file: of a theme some keys may stand in its look, and
 * have positions outside of it.
 */
export function isWrittenBeside(
  former: SourcePosition,
  current: Path,
  group: Path,
  { value, root }: Checked,
): boolean {
  const around = positionOf(root, group).span
  const isInside = ({ span: { start } }: SourcePosition) => around.start <= start && start <= around.end
  return valueAt(value, current) !== undefined && isInside(former) === isInside(positionOf(root, current))
}

/** The edits that move a key to before its group, or in place of it if the group has no other. */
function moved(name: string, current: string, parent: Path, { root, text }: Checked): Edit[] | undefined {
  const group = positionOf(root, parent)
  const pairs = [...group.entries.values()]
  const at = [...group.entries.keys()].indexOf(name)
  const pair = pairs[at]
  if (!group.key || !pair?.key || pair.kind !== 'scalar' || pair.empty) return undefined
  const behind = text.slice(pair.key.end, pair.span.end)
  const end = group.flow ? group.span.end : pair.span.end
  if (pairs.length === 1)
    return [
      { ...group.key, text: current },
      { start: group.key.end, end, text: behind },
    ]
  const of = group.key
  if (text[of.end] !== ':') return undefined
  const start = text.lastIndexOf('\n', group.key.start) + 1
  const isInBrackets = positionOf(root, parent.slice(0, -1)).flow
  const separator = isInBrackets ? ', ' : `\n${text.slice(start, group.key.start)}`
  const written = (value: string) => [
    { ...of, text: current },
    {
      start: of.end,
      end: of.end + 1,
      text: `${value}${separator}${String(parent.at(-1))}:`,
    },
  ]
  if (!group.flow) {
    const line = text.lastIndexOf('\n', pair.key.start) + 1
    const next = text.indexOf('\n', pair.span.end)
    const endOfLine = next === -1 ? text.length : next
    // With the comment behind it.
    const value = text.slice(pair.key.end, endOfLine).trimEnd()
    return [...written(value), { start: line, end: Math.min(endOfLine + 1, text.length), text: '' }]
  }
  const next = pairs[at + 1]?.key
  const left = next
    ? { start: pair.key.start, end: next.start }
    : { start: pairs[at - 1]?.span.end ?? 0, end: pair.span.end }
  return [...written(behind), { ...left, text: '' }]
}

/** What is said of a key by its former name; `isWritten`: it stands there by the current one too. */
export function renamedKey(former: string, name: string, isWritten: boolean) {
  return {
    code: 'renamed-key',
    message: `${quoted(former)} is now called ${quoted(name)}`,
    label: `now called ${quoted(name)}`,
    help: isWritten ? `take it away: ${name} is written too` : `write ${name} in its place`,
  } as const
}
