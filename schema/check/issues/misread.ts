import { z } from 'zod'
import { kindOf } from '../../model/kinds.ts'
import { objectOf, schemaAt, unwrapped } from '../../model/schemaIntrospection.ts'
import type { Path, Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { quotedScalar } from '../../yaml/edits.ts'
import { positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
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
  checked: Checked
}

/** Explains why YAML reads a value as another type than it looks like; undefined if that is not the reason. */
export function misread(
  schema: z.core.$ZodType | undefined,
  path: Path,
  checked: Checked,
): Problem | undefined {
  const position = positionOf(checked.root, path)
  const value = valueAt(checked.value, path)
  const written = checked.text.slice(position.span.start, position.span.end)
  const refused: Refused = { schema, value, position, written, path, checked }
  const inner = schema && unwrapped(schema)
  if (value === null && position.empty) return comment(refused)
  if (inner instanceof z.ZodNumber) return typeof value === 'string' ? notNumber(value, refused) : undefined
  if (inner instanceof z.ZodBoolean) return typeof value === 'string' ? notBoolean(value, refused) : undefined
  if (inner instanceof z.ZodArray) return noEntries(value, path)
  if (inner instanceof z.ZodObject || inner instanceof z.ZodDiscriminatedUnion) return undefined
  if (position.plain) return notText(refused)
  return position.flow ? inBrackets(refused) : colon(refused)
}

/** A `#` right behind a key: what was meant as its value became a comment. */
function comment({ schema, position: { span, flow }, path, checked }: Refused): Problem | undefined {
  const behind = checked.text.slice(span.end, span.end + 500)
  const [all, eaten] = /^[ \t]*:?[ \t]+(#[^\s#][^\r\n]*)/.exec(behind) ?? []
  if (all === undefined || eaten === undefined) return undefined
  const isInBrackets = flow || positionOf(checked.root, path.slice(0, -1)).flow
  const word = isInBrackets ? eaten.replace(/[,}\]\s]+$/, '') : eaten.replace(/\s#.*$/, '').trim()
  const start = span.end + all.length - eaten.length
  const at = { start, end: start + word.length }
  // Anything else may be a comment of the author's.
  const isCertain = /^#(?:\d|[\da-f]{3,8}$)/i.test(word) || (schema && kindOf(schema) === 'link')
  return {
    code: 'yaml-comment',
    message: `${named(path)} is empty, because an unquoted # begins a comment`,
    label: 'read as a comment',
    help: `write ${quotedScalar(word)}, in quotes${isCertain ? '' : ', if it is no comment'}`,
    span: at,
    fix: isCertain ? [{ ...at, text: quotedScalar(word) }] : undefined,
  }
}

/** An unquoted number, date, version, truth value or null where text belongs. */
function notText({ schema, value, written, position: { span }, path }: Refused): Problem | undefined {
  const accepts = (text: string) => schema !== undefined && z.safeParse(schema, text).success
  // A colour may lack its #.
  const meant = !accepts(written) && accepts(`#${written}`) ? `#${written}` : written
  const sure = {
    help: `write ${quotedScalar(meant)}, in quotes`,
    fix: [{ ...span, text: quotedScalar(meant) }],
  }
  if (typeof value === 'number')
    return {
      code: 'yaml-number',
      message: `${named(path)} must be text, and ${written} without quotes is a number${String(value) === written ? '' : `, ${value}`}`,
      label: 'read as a number',
      ...sure,
    }
  if (typeof value === 'boolean')
    return {
      code: 'yaml-boolean',
      message: `${named(path)} must be text, and ${written} without quotes means ${value ? 'yes' : 'no'}`,
      label: 'read as yes or no',
      ...sure,
    }
  if (value !== null || !written) return undefined
  return {
    code: 'yaml-null',
    message: `${named(path)} must be text, and ${written} without quotes means nothing at all`,
    label: 'read as empty',
    help: `write the text, or ${quotedScalar(written)} in quotes if it is that word`,
  }
}

/** `- Note: this` in a list of texts: a colon made a key of its first half. */
function colon({ value, written: raw, position: { span }, path }: Refused): Problem | undefined {
  const written = raw.trimEnd()
  const [key, ...others] = isGroup(value) ? Object.keys(value) : []
  if (key === undefined || others.length > 0 || written.includes('\n')) return undefined
  const end = span.start + written.length
  // A word in small letters may be a key that is known elsewhere.
  const isKey = /^[a-z]\w*$/.test(key)
  return {
    code: 'yaml-colon',
    message: `${named(path)} must be text, and a colon and a space made ${quoted(key, 30)} a key of it`,
    label: 'put this in quotes',
    help: `write ${quotedScalar(written)}${isKey ? `, if ${quoted(key, 30)} is a word of the text` : ''}`,
    fix: isKey ? undefined : [{ start: span.start, end, text: quotedScalar(written) }],
  }
}

/** `title: [draft]`: brackets that belong to the text made a list or a group of it. */
function inBrackets({ value, written, position: { kind }, path }: Refused): Problem | undefined {
  const isMeant = isGroup(value) && Object.values(value).every((one) => one !== null)
  if (isMeant || written.includes('\n') || written.length > 200) return undefined
  return {
    code: 'wrong-type',
    message: `${named(path)} must be text, and unquoted brackets make a ${kind === 'list' ? 'list' : 'group of keys'} of it`,
    help: `write ${quotedScalar(written)}, in quotes, if the brackets belong to the text`,
  }
}

/** Text in place of a number: in quotes, with a unit behind it, or with separators between its digits. */
function notNumber(
  value: string,
  { position: { plain, span }, path, checked }: Refused,
): Problem | undefined {
  if (!/^[+-]?\d/.test(value.trim())) return undefined
  const base = { code: 'yaml-number', label: 'read as text' } as const
  const number = /^[+-]?\d+(?:\.\d+)?$/.exec(value.trim())?.[0]
  if (number !== undefined && !plain) {
    const isThousands = /\.\d{3}$/.test(number)
    return {
      ...base,
      message: `${named(path)} must be a number, and quotes make it a text`,
      help: `write ${number}, without quotes${isThousands ? `, or ${number.replace('.', '')} if the point parts thousands` : ''}`,
      fix: isThousands ? undefined : [{ ...span, text: number }],
    }
  }
  const parent = path.slice(0, -1)
  const around = objectOf(schemaAt(checked.schema, parent, checked.value), valueAt(checked.value, parent))
  const hasSuffix = Object.hasOwn(around?.shape ?? {}, 'suffix')
  return {
    ...base,
    message: `${named(path)} must be a number, and ${quoted(value, 40)} is a text`,
    help: `write the number alone, in digits, such as 12000 or 99.9${hasSuffix ? ', and what stands behind it into suffix' : ''}`,
  }
}

function notBoolean(value: string, { path, position: { span } }: Refused): Problem | undefined {
  const yes = /^(?:yes|y|on|true)$/i.test(value)
  if (!yes && !/^(?:no|n|off|false)$/i.test(value)) return undefined
  return {
    code: 'yaml-boolean',
    message: `${named(path)} must be true or false, and ${quoted(value)} is a text: YAML 1.2 knows no yes, no, on and off`,
    label: 'read as text',
    help: `write ${yes}`,
    fix: [{ ...span, text: String(yes) }],
  }
}

/** Keys or a text in place of a list: its entries have no dashes, or another sign. */
function noEntries(value: unknown, path: Path): Problem | undefined {
  const bullet = typeof value === 'string' ? /^([-•●▪◦‣·–—*+])\S|^[•●▪◦‣·–—*+] /.exec(value) : null
  if (!isGroup(value) && !bullet) return undefined
  return {
    code: 'wrong-type',
    message: `${named(path)} must be a list, and its entries have no dashes with a space behind them`,
    help: 'begin each entry with - and a space',
  }
}
