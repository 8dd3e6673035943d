import { formerNameOf } from '../../model/formerNames.ts'
import { objectOf, schemaAt } from '../../model/schemaIntrospection.ts'
import type { Edit, Finding, Path } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { withoutPair } from '../../yaml/edits.ts'
import { groupWith, positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'

/** A key that has moved out of its group, as `shape.radius` to `radius`; undefined if it is none. */
export function movedKey(name: string, parent: Path, checked: Checked): Finding | undefined {
  const { schema, value, root, text } = checked
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
    help: isWritten
      ? `it won over ${current} before: for the page to stay as it is, write ${valueText(position, text)} as ${current}, and take it away here`
      : `write ${current} above ${group}, in the same column`,
  }
}

/** A value as it is written. */
const valueText = ({ kind, span }: SourcePosition, text: string) =>
  kind === 'scalar' ? text.slice(span.start, span.end) : 'its value'

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
  const pair = positionOf(root, [...parent, name])
  const group = groupWith(positionOf(root, parent), pair)
  if (!group.key || !pair.key || pair.kind !== 'scalar' || pair.empty) return undefined
  const behind = text.slice(pair.key.end, pair.span.end)
  const end = group.flow ? group.span.end : pair.span.end
  if (group.entries.size === 1)
    return [
      { ...group.key, text: current },
      { start: group.key.end, end, text: behind },
    ]
  const of = group.key
  if (text[of.end] !== ':') return undefined
  const start = text.lastIndexOf('\n', group.key.start) + 1
  const isInBrackets = groupWith(positionOf(root, parent.slice(0, -1)), group).flow
  const separator = isInBrackets ? ', ' : `\n${text.slice(start, group.key.start)}`
  const written = (value: string) => [
    { ...of, text: current },
    {
      start: of.end,
      end: of.end + 1,
      text: `${value}${separator}${String(parent.at(-1))}:`,
    },
  ]
  const left = withoutPair(text, group, name)
  if (!left) return undefined
  if (group.flow) return [...written(behind), left]
  const next = text.indexOf('\n', pair.span.end)
  // With the comment behind it.
  return [...written(text.slice(pair.key.end, next === -1 ? text.length : next).trimEnd()), left]
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
