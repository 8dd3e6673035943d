import { stringify } from 'yaml'
import type { z } from 'zod'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { edited } from '../../../schema/yaml/edits.ts'
import { sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import {
  insertEntry,
  insertKeys,
  readable,
  removeEntry,
  removeValue,
  type ScalarValue,
  setValue,
} from '../../../schema/yaml/write.ts'
import { saidBy, textOf } from './siteDraft.ts'

/*
 * The text of a file with another value at a path.
 */

/**
 * A text with a key set, which is made where it is not there yet: in the order of the schema; or without it. An entry
 * that is not there yet becomes the last of its list.
 */
export function withValue(
  text: string,
  path: Path,
  value: ScalarValue | undefined,
  schema: z.core.$ZodType = portfolio,
): string {
  if (value === undefined) return textOf(removeValue(text, path))
  const [entry, key] = [path.slice(0, -1), path.at(-1)]
  const index = entry.at(-1)
  if (typeof index !== 'number' || typeof key !== 'string' || valueAt(saidBy(text), entry) !== undefined)
    return textOf(setValue(text, path, value, keysIn(text, schema)))
  return withEntry(text, entry.slice(0, -1), index, { [key]: value }, schema)
}

const style = { singleQuote: true, lineWidth: 0 } as const

const withEntry = (text: string, list: Path, index: number, entry: unknown, schema: z.core.$ZodType) =>
  textOf(insertEntry(text, list, index, stringify(entry, style), keysIn(text, schema)))

/** A text with a list of other texts. What stays at its beginning and its end is left as it is. */
export function withTexts(
  text: string,
  path: Path,
  texts: readonly string[],
  schema: z.core.$ZodType = portfolio,
): string {
  const list = valueAt(saidBy(text), path)
  if (!Array.isArray(list)) {
    const keys = stringify({ [String(path.at(-1))]: texts }, style)
    return textOf(insertKeys(text, path.slice(0, -1), keys, keysIn(text, schema)))
  }
  const now: readonly unknown[] = list
  const most = Math.min(now.length, texts.length)
  let start = 0
  while (start < most && String(now[start]) === texts[start]) start += 1
  let rest = 0
  while (rest < most - start && String(now.at(-1 - rest)) === texts.at(-1 - rest)) rest += 1
  let next = text
  for (const [index, one] of texts.entries()) {
    if (index < start || index >= texts.length - rest) continue
    next =
      index < now.length - rest
        ? withValue(next, [...path, index], one, schema)
        : withEntry(next, path, index, one, schema)
  }
  for (let index = now.length - rest - 1; index >= texts.length - rest; index -= 1)
    next = textOf(removeEntry(next, path, index))
  return next
}

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
