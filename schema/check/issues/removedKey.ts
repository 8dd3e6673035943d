import type { Edit, Finding, Path } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { withoutPair } from '../../yaml/edits.ts'
import { groupWith, positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'

/** The finding for a key that changed something once, and no longer does; its fix takes it away. */
export function removedKey(path: Path, { value, root, text }: Checked): Finding {
  const parent = path.slice(0, -1)
  const position = positionOf(root, path)
  return {
    path,
    span: position.key ?? position.span,
    code: 'removed-key',
    message: `${quoted(String(path.at(-1)))} is no longer a key of ${ownerName(parent, value)}`,
    label: 'changes nothing any more',
    help: 'take it away, with what stands behind it',
    fix: removal(text, groupWith(positionOf(root, parent), position), String(path.at(-1))),
  }
}

/** The edits that take a key out of a group; if it is the only one, the group stays, as {}. */
function removal(text: string, group: SourcePosition, name: string): Edit[] | undefined {
  if (group.entries.size === 1) {
    if (group.flow) return [{ ...group.span, text: '{}' }]
    if (!group.key) return undefined
    const start = group.key.end
    const length = text.slice(start, group.span.end).trimEnd().length
    return [{ start, end: start + length, text: ': {}' }]
  }
  const edit = withoutPair(text, group, name)
  return edit && [edit]
}
