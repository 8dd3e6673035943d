import type { z } from 'zod'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { edited } from '../../../schema/yaml/edits.ts'
import { sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { readable, removeValue, type ScalarValue, setValue } from '../../../schema/yaml/write.ts'
import { saidBy, textOf } from './siteDraft.ts'

/*
 * The text of a file with another value at a path.
 */

/** A text with a key set, which is made where it is not there yet: in the order of the schema; or without it. */
export const withValue = (
  text: string,
  path: Path,
  value: ScalarValue | undefined,
  schema: z.core.$ZodType = portfolio,
): string =>
  textOf(value === undefined ? removeValue(text, path) : setValue(text, path, value, keysIn(text, schema)))

/** The keys of a group of a text, in the order of the schema. */
export function keysIn(text: string, schema: z.core.$ZodType): (group: Path) => string[] {
  const data = saidBy(text)
  return (group) => Object.keys(objectOf(schemaAt(schema, group, data), valueAt(data, group))?.shape ?? {})
}

/** What an owner has made of his own, and what no look takes the place of. */
const kept = ['logo', 'styles']

/**
 * A text with a key of the theme set, or without it if there is no value. A theme that is the name of a look gets keys
 * beside it. A look that is the first one takes the place of all that the theme has, but for logo and style sheet: what
 * stands beside a look wins over it, and little of the look would be seen.
 */
export function withThemeValue(
  text: string,
  path: Path,
  value: ScalarValue | undefined,
  schema: z.core.$ZodType = portfolio,
): string {
  const theme = own(saidBy(text), 'theme')
  const isLook = path.length === 2 && path[1] === 'look'
  if (isLook && (typeof theme === 'string' || (theme === undefined && value !== undefined)))
    return withValue(text, ['theme'], value, schema)
  if (value === undefined) return withValue(text, path, value, schema)
  let next = withValue(typeof theme === 'string' ? withLookAsKey(text) : text, path, value, schema)
  if (!isLook || !isGroup(theme) || theme.look !== undefined) return next
  for (const key of Object.keys(theme))
    if (!kept.includes(key)) next = textOf(removeValue(next, ['theme', key]))
  return next
}

/** `theme: paper` as a group with the key `look`. */
function withLookAsKey(text: string): string {
  const source = readable(text)
  if ('problem' in source) return text
  const { span, key } = sourcePositionAt(source.root, ['theme'])
  const start = text.indexOf(':', key?.end ?? 0) + 1
  const written = text.slice(span.start, span.end)
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const now = source.root.flow ? ` { look: ${written} }` : `${lineBreak}  look: ${written}`
  return edited(text, [{ start, end: span.end, text: now }])
}
