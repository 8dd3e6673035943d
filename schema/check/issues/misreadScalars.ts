import { z } from 'zod'
import { keyUses } from '../../model/keyUses.ts'
import { kindOf } from '../../model/kinds.ts'
import { unwrapped } from '../../model/schemaIntrospection.ts'
import type { Path, Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { quotedScalar } from '../../yaml/edits.ts'
import type { SourcePosition } from '../../yaml/sourcePosition.ts'
import { eatenBehind } from '../../yaml/syntax/cutText.ts'
import { rawValues } from '../../yaml/syntax/rawValues.ts'
import { isGroup } from '../../yaml/valueAt.ts'
import { named } from '../describe.ts'
import { misreadNumber, type Place } from './misreadNumber.ts'

// Values that look right and are read as something else: mistakes that YAML itself lets pass.

/**
 * Explains why YAML reads a value as another type than it looks like; undefined if that is not the reason.
 *
 * @param place where it stands
 */
export function misread(
  position: SourcePosition,
  schema: z.core.$ZodType | undefined,
  value: unknown,
  text: string,
  path: Path,
  place: Place,
): Problem | undefined {
  const inner = schema && unwrapped(schema)
  const written = text.slice(position.span.start, position.span.end)
  const wantsText = !(inner instanceof z.ZodNumber || inner instanceof z.ZodBoolean) && !holds(inner)
  if (value === null && position.empty)
    return comment(position, schema, text, path) ?? anchor(position, text, path)
  if (wantsText && position.plain) return notText(value, written, position, { schema, path, text, place })
  if (wantsText && position.flow) return isMeantAsGroup(value) ? undefined : inBrackets(position, text, path)
  if (wantsText && isGroup(value)) return colon(value, position, text, path)
  if (inner instanceof z.ZodNumber && typeof value === 'string')
    return misreadNumber(value, position, path, place)
  if (inner instanceof z.ZodBoolean && typeof value === 'string') return notBoolean(value, path)
  if (inner instanceof z.ZodArray && isGroup(value)) return noDash(path)
  if (inner instanceof z.ZodArray && typeof value === 'string') return otherBullet(value, path)
  return undefined
}

function holds(schema: z.core.$ZodType | undefined): boolean {
  return (
    schema instanceof z.ZodObject || schema instanceof z.ZodArray || schema instanceof z.ZodDiscriminatedUnion
  )
}

/** A `#` right behind a key: what was meant as its value became a comment. */
function comment(
  position: SourcePosition,
  schema: z.core.$ZodType | undefined,
  text: string,
  path: Path,
): Problem | undefined {
  const rest = /^[ \t]*:?[ \t]+(#[^\s#][^\r\n]*)/.exec(text.slice(position.span.end, position.span.end + 500))
  // A second hash with a space behind it begins a comment within the text.
  const eaten = rest?.[1]?.replace(/\s#(?:\s.*)?$/, '').trim()
  if (!eaten || !rest) return undefined
  const start = position.span.end + rest[0].indexOf('#')
  const word = position.flow ? eaten.replace(/[,}\]\s]+$/, '') : eaten
  return {
    code: 'yaml-comment',
    message: `${named(path)} is empty, because an unquoted # begins a comment`,
    label: 'read as a comment',
    help: `write ${quotedScalar(word)}, in quotes`,
    span: { start, end: start + word.length },
    // Anything else may be a comment of the author's.
    fix:
      /^#\d/.test(word) || isColour(word) || (schema && kindOf(schema) === 'link')
        ? [{ start, end: start + word.length, text: quotedScalar(word) }]
        : undefined,
  }
}

const isKey = (name: string) => keyUses().has(name)
const isColour = (text: string) => /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)

/** A `&` right behind a key: what was meant as its value became an anchor, a name for a value that is not there. */
function anchor(position: SourcePosition, text: string, path: Path): Problem | undefined {
  const [all, word] =
    /^[ \t]*:[ \t]+(&[^\s,\]}]+)/.exec(text.slice(position.span.end, position.span.end + 500)) ?? []
  if (!all || !word) return undefined
  const begin = position.span.end + all.length - word.length
  const whole = word + (eatenBehind(text, begin + word.length) ?? '')
  return {
    code: 'yaml-alias',
    message: `${named(path)} is empty, because an unquoted & begins an anchor, a name for the value behind it`,
    label: 'read as an anchor',
    help: `write ${quotedScalar(whole)}, in quotes`,
    span: { start: begin, end: begin + whole.length },
  }
}

/** The text without quotes that begins at an offset, as far as it was meant to go on its line. */
function writtenAt(text: string, offset: number, { brackets }: Place): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const line = text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '')
  const inFlow = brackets !== undefined && brackets < start
  const value = rawValues(line, start, inFlow, keyUses()).find((one) => one.start === offset)
  return value && text.slice(value.start, value.end)
}

/** An unquoted number, date, version, truth value or null where text belongs. */
function notText(
  value: unknown,
  written: string,
  { span }: SourcePosition,
  {
    schema,
    path,
    text,
    place,
  }: { schema: z.core.$ZodType | undefined; path: Path; text: string; place: Place },
): Problem | undefined {
  // A colour may lack its #.
  const isMeant = (text: string) => schema !== undefined && z.safeParse(schema, text).success
  // A comma or a hash may have cut it short; only before a number a hash is certainly none of an author's comment.
  const raw = writtenAt(text, span.start, place) ?? written
  const meant = !isMeant(written) && isMeant(`#${written}`) ? `#${written}` : raw
  const help = `write ${quotedScalar(meant)}, in quotes`
  const end = span.start + (meant === raw ? raw : written).length
  const isCertain = end === span.end || /^\s*#\d/.test(raw.slice(written.length))
  const fix = isCertain ? [{ start: span.start, end, text: quotedScalar(meant) }] : undefined
  if (typeof value === 'number') {
    const changed = String(value) !== written ? `, ${value}` : ''
    return {
      code: 'yaml-number',
      message: `${named(path)} must be text, and ${written} without quotes is a number${changed}`,
      label: 'read as a number',
      help,
      fix,
    }
  }
  if (typeof value === 'boolean') {
    return {
      code: 'yaml-boolean',
      message: `${named(path)} must be text, and ${written} without quotes means ${value ? 'yes' : 'no'}`,
      label: 'read as yes or no',
      help,
      fix,
    }
  }
  if (value === null && written) {
    return {
      code: 'yaml-null',
      message: `${named(path)} must be text, and ${written} without quotes means nothing at all`,
      label: 'read as empty',
      help,
    }
  }
  return undefined
}

/** `- Note: this` in a list of texts: a colon made a key of its first half. */
function colon(
  value: Record<string, unknown>,
  position: SourcePosition,
  text: string,
  path: Path,
): Problem | undefined {
  const [key, ...others] = Object.keys(value)
  if (key === undefined || others.length > 0 || position.flow) return undefined
  const written = text.slice(position.span.start, position.span.end).trimEnd()
  if (written.includes('\n')) return undefined
  return {
    code: 'yaml-colon',
    message: `${named(path)} must be text, and a colon and a space made ${quoted(key, 30)} a key of it`,
    label: 'put this in quotes',
    help: `write ${quotedScalar(written)}`,
    fix: isKey(key)
      ? undefined
      : [{ ...position.span, end: position.span.start + written.length, text: quotedScalar(written) }],
  }
}

/** Whether a value is written as a group of keys that the schema knows, as in `{ name: Engines, url: … }`. */
const isMeantAsGroup = (value: unknown) =>
  isGroup(value) && Object.entries(value).every(([key, inner]) => isKey(key) && inner !== null)

/** `title: [draft]`: brackets that belong to the text made a list or a group of it. */
function inBrackets({ kind, span }: SourcePosition, text: string, path: Path): Problem | undefined {
  const written = text.slice(span.start, span.end)
  if (/[\r\n]/.test(written) || written.length > 200) return undefined
  return {
    code: 'wrong-type',
    message: `${named(path)} must be text, and unquoted brackets make a ${kind === 'list' ? 'list' : 'group of keys'} of it`,
    help: `write ${quotedScalar(written)}, in quotes`,
  }
}

function notBoolean(value: string, path: Path): Problem | undefined {
  const yes = /^(?:yes|y|on|true)$/i.test(value)
  if (!yes && !/^(?:no|n|off|false)$/i.test(value)) return undefined
  return {
    code: 'yaml-boolean',
    message: `${named(path)} must be true or false, and ${quoted(value)} is a text: YAML 1.2 knows no yes, no, on and off`,
    label: 'read as text',
    help: `write ${yes}`,
  }
}

/** `-one` or `• one`: a bullet that begins no entry. */
function otherBullet(value: string, path: Path): Problem | undefined {
  const [, bullet, space] = /^([-•●▪◦‣·–—*+])(\s*)\S/.exec(value) ?? []
  if (bullet === undefined || (bullet === '-' && space)) return undefined
  const why = bullet === '-' ? 'a dash without a space behind it' : quoted(bullet)
  return {
    code: 'wrong-type',
    message: `${named(path)} must be a list, and ${why} begins no entry of one`,
    help: 'begin each entry with - and a space',
  }
}

function noDash(path: Path): Problem {
  return {
    code: 'wrong-type',
    message: `${named(path)} must be a list, and its entries have no dashes`,
    help: 'begin each entry with a dash and a space',
  }
}
