import type { Path } from '../../../schema/report/diagnostics.ts'
import { edited } from '../../../schema/yaml/edits.ts'
import { positionOf } from '../../../schema/yaml/sourcePosition.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { type Edited, readable, removeValue, type ScalarValue } from '../../../schema/yaml/write.ts'
import { setValue } from './setValue.ts'

/** What an owner has made of his own, and what no look takes the place of. */
const kept = ['logo', 'styles']

/**
 * Sets a key of the theme, or takes it out if there is no value. A theme that is the path of a look gets keys beside
 * it. A look that is the first one takes the place of all that the theme has, but for logo and style sheet: what stands
 * beside a look wins over it, and little of the look would be seen.
 */
export function chooseInTheme(text: string, path: Path, value: ScalarValue | undefined): Edited {
  const source = readable(text)
  if ('problem' in source) return source
  const theme = own(source.value, 'theme')
  const isLook = path.length === 2 && path[1] === 'look'
  if (typeof theme === 'string' && isLook)
    return value === undefined ? removeValue(text, ['theme']) : setValue(text, ['theme'], value)
  if (value === undefined) return removeValue(text, path)
  if (theme === undefined && isLook) return setValue(text, ['theme'], value)
  const grouped = typeof theme === 'string' ? withLookAsKey(text) : text
  const next = setValue(grouped, path, value)
  if (!isLook || !isGroup(theme) || theme.look !== undefined) return next
  return Object.keys(theme)
    .filter((key) => !kept.includes(key))
    .reduce((all, key) => ('problem' in all ? all : removeValue(all.text, ['theme', key])), next)
}

/** `theme: looks/paper.yaml` as a group with the key `look`. */
function withLookAsKey(text: string): string {
  const source = readable(text)
  if ('problem' in source) return text
  const { span, key } = positionOf(source.root, ['theme'])
  const isInBrackets = source.root.flow
  const start = text.indexOf(':', key?.end ?? 0) + 1
  const written = text.slice(span.start, span.end)
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const now = isInBrackets ? ` { look: ${written} }` : `${lineBreak}  look: ${written}`
  return edited(text, [{ start, end: span.end, text: now }])
}
