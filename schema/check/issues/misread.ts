import { z } from 'zod'
import { kindOf } from '../../model/kinds.ts'
import { objectOf, schemaAt, unwrapped } from '../../model/schemaIntrospection.ts'
import type { Path, Problem } from '../../report/diagnostics.ts'
import { problem } from '../../report/problem.ts'
import { quotedScalar } from '../../yaml/edits.ts'
import { type SourcePosition, sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { isGroup, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { named } from '../describe.ts'

// Values that look right and are read as something else: mistakes that YAML itself lets pass.

/** A value that the schema refuses, and its place. */
interface Refused {
  schema: z.core.$ZodType | undefined
  value: unknown
  position: SourcePosition
  /** As it stands in the file. */
  written: string
  path: Path
  /** What it is called in a sentence. */
  key: string
  checked: Checked
}

/** Explains why YAML reads a value as another type than it looks like; undefined if that is not the reason. */
export function misread(
  schema: z.core.$ZodType | undefined,
  path: Path,
  checked: Checked,
): Problem | undefined {
  const position = sourcePositionAt(checked.root, path)
  const value = valueAt(checked.value, path)
  const written = checked.text.slice(position.span.start, position.span.end)
  const refused: Refused = { schema, value, position, written, path, key: named(path), checked }
  const inner = schema && unwrapped(schema)
  if (value === null && position.empty) return comment(refused)
  if (inner instanceof z.ZodNumber) return typeof value === 'string' ? notNumber(value, refused) : undefined
  if (inner instanceof z.ZodBoolean) return typeof value === 'string' ? notBoolean(value, refused) : undefined
  if (inner instanceof z.ZodArray) return noEntries(value, refused)
  if (inner instanceof z.ZodObject || inner instanceof z.ZodDiscriminatedUnion) return undefined
  if (position.plain) return notText(refused)
  return position.flow ? inBrackets(refused) : colon(refused)
}

/** A `#` right behind a key: what was meant as its value became a comment. */
function comment({ schema, position: { span, flow }, path, key, checked }: Refused): Problem | undefined {
  const behind = checked.text.slice(span.end, span.end + 500)
  const [all, eaten] = /^[ \t]*:?[ \t]+(#[^\s#][^\r\n]*)/.exec(behind) ?? []
  if (all === undefined || eaten === undefined) return undefined
  const isInBrackets = flow || sourcePositionAt(checked.root, path.slice(0, -1)).flow
  const word = isInBrackets ? eaten.replace(/[,}\]\s]+$/, '') : eaten.replace(/\s#.*$/, '').trim()
  const start = span.end + all.length - eaten.length
  const at = { start, end: start + word.length }
  // Anything else may be a comment of the author's.
  const isCertain = /^#(?:\d|[\da-f]{3,8}$)/i.test(word) || (schema && kindOf(schema) === 'link')
  const meant = quotedScalar(word)
  const unless = isCertain ? '' : ', if it is no comment'
  const found = problem('yaml-comment in place of a value', { key, meant, unless })
  return { ...found, span: at, fix: isCertain ? [{ ...at, text: meant }] : undefined }
}

/** An unquoted number, date, version or truth value where text belongs. */
function notText({ schema, value, written, position: { span }, key }: Refused): Problem | undefined {
  const accepts = (text: string) => schema !== undefined && z.safeParse(schema, text).success
  // A colour may lack its #.
  const meant = quotedScalar(!accepts(written) && accepts(`#${written}`) ? `#${written}` : written)
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const words = { key, written, meant }
  const found = problem(typeof value === 'number' ? 'yaml-number' : 'yaml-boolean', words)
  return { ...found, fix: [{ ...span, text: meant }] }
}

/** `- Note: this` in a list of texts: a colon made a key of its first half. */
function colon({ value, written: raw, position: { span }, key }: Refused): Problem | undefined {
  const written = raw.trimEnd()
  const [half, ...others] = isGroup(value) ? Object.keys(value) : []
  if (half === undefined || others.length > 0 || written.includes('\n')) return undefined
  const meant = quotedScalar(written)
  const found = problem('yaml-colon in a list', { key, half, meant })
  // A word in small letters may be a key that is known elsewhere.
  if (/^[a-z]\w*$/.test(half)) return { ...found, help: `${found.help}, if it is a word of the text` }
  return { ...found, fix: [{ start: span.start, end: span.start + written.length, text: meant }] }
}

/** `title: [draft]`: brackets that belong to the text made a list or a group of it. */
function inBrackets({ value, written, position, key }: Refused): Problem | undefined {
  const isMeant = isGroup(value) && Object.values(value).every((one) => one !== null)
  if (isMeant || written.includes('\n') || written.length > 200) return undefined
  const kind = position.kind === 'list' ? 'list' : 'group of keys'
  return problem('wrong-type with brackets', { key, kind, meant: quotedScalar(written) })
}

/** Text in place of a number: in quotes, with a unit behind it, or with separators between its digits. */
function notNumber(
  written: string,
  { position: { plain, span }, path, key, checked }: Refused,
): Problem | undefined {
  if (!/^[+-]?\d/.test(written.trim())) return undefined
  const [number] = /^[+-]?\d+(?:\.\d+)?$/.exec(written.trim()) ?? []
  if (number !== undefined && !plain) {
    const found = problem('yaml-number in quotes', { key, number })
    // Its point may part thousands.
    return /\.\d{3}$/.test(number) ? found : { ...found, fix: [{ ...span, text: number }] }
  }
  const parent = path.slice(0, -1)
  const around = objectOf(schemaAt(checked.schema, parent, checked.value), valueAt(checked.value, parent))
  const hasSuffix = Object.hasOwn(around?.shape ?? {}, 'suffix')
  const suffix = hasSuffix ? ', and what stands behind it into suffix' : ''
  return problem('yaml-number in words', { key, written, suffix })
}

function notBoolean(written: string, { key, position: { span } }: Refused): Problem | undefined {
  const isYes = /^(?:yes|y|on|true)$/i.test(written)
  if (!isYes && !/^(?:no|n|off|false)$/i.test(written)) return undefined
  const found = problem('yaml-boolean in words', { key, written, meant: String(isYes) })
  return { ...found, fix: [{ ...span, text: String(isYes) }] }
}

/** Keys or a text in place of a list: its entries have no dashes, or another sign. */
function noEntries(value: unknown, { key }: Refused): Problem | undefined {
  const hasSign = typeof value === 'string' && /^[-•●▪◦‣·–—*+]\S|^[•●▪◦‣·–—*+] /.test(value)
  return isGroup(value) || hasSign ? problem('wrong-type without dashes', { key }) : undefined
}
