import { z } from 'zod'
import { writtenHex } from '../../colour/oklch.ts'
import { kindOf } from '../../model/kinds.ts'
import {
  isRequired,
  literalsOf,
  objectOf,
  schemaAt,
  typesOf,
  unwrapped,
} from '../../model/schemaIntrospection.ts'
import type { Edit, Finding, Path, Problem } from '../../report/diagnostics.ts'
import { nearest, onlyNear } from '../../report/nearest.ts'
import { counted, quoted } from '../../report/phrasing.ts'
import { meantLanguage } from '../../text/languages.ts'
import { parseDate } from '../../text/writtenDates.ts'
import { quotedScalar, rewritten } from '../../yaml/edits.ts'
import { nameSpan, positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { found, named, remark, wanted } from '../describe.ts'
import { meantAnchor, meantForm, meantIcon, typedQuotes, withoutTypedQuotes } from './meant.ts'
import { misread } from './misread.ts'
import { insertion } from './missing.ts'

/** The finding for a value that the schema refuses, at its position. */
export function wrongValue(issue: z.core.$ZodIssue, path: Path, checked: Checked): Finding {
  const { schema, value, root, text } = checked
  const here = schemaAt(schema, path, value)
  const actual = valueAt(value, path)
  const position = positionOf(root, path)
  const base = { path, span: position.span, help: path.length > 0 ? remark(here, path) : undefined }
  const fixAt = (next: string) => [rewritten(text, position.span, next)]
  const bare = typeof actual === 'string' ? withoutTypedQuotes(actual) : undefined
  if (bare !== undefined && here && z.safeParse(here, bare).success)
    return { ...base, code: 'yaml-quote', ...typedQuotes(bare), fix: fixAt(bare) }
  switch (issue.code) {
    case 'invalid_type':
      return { ...base, ...wrongType(here, path, checked) }
    case 'too_small':
    case 'too_big':
      // Of a list in place of a text zod counts the entries too.
      if (Array.isArray(actual) && here && !(unwrapped(here) instanceof z.ZodArray))
        return { ...base, ...wrongType(here, path, checked) }
      if (typeof actual !== 'number') return { ...base, ...wrongLength(issue, actual, position, path) }
      return {
        ...base,
        code: 'out-of-range',
        message: `${named(path)} must be ${wanted(here)}, and is ${found(actual)}`,
      }
    case 'invalid_value':
      return { ...base, help: undefined, ...unknownValue(actual, issue.values.map(String), path, fixAt) }
    case 'invalid_union':
      return { ...base, ...unknownChoice(here, path, checked, fixAt) }
    case 'invalid_format':
      return { ...base, ...wrongFormat(issue.message, here, path, checked, fixAt) }
    default:
      return { ...base, code: 'wrong-value', message: `${named(path)}: ${issue.message}` }
  }
}

/** The problem of a text or list that is too short or too long. */
function wrongLength(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  actual: unknown,
  position: SourcePosition,
  path: Path,
): Problem {
  const text = typeof actual === 'string'
  const span = text ? position.span : nameSpan(position)
  const part = text ? 'character' : 'entry'
  if (issue.code === 'too_big') {
    return {
      span,
      code: 'wrong-length',
      message: `${named(path)} has more than ${counted(issue.maximum, part)}`,
    }
  }
  if (Number(issue.minimum) > 1) {
    return {
      span,
      code: 'wrong-length',
      message: `${named(path)} has fewer than ${counted(issue.minimum, part)}`,
    }
  }
  return text
    ? { span, code: 'empty-text', message: `${named(path)} is a text without a word in it` }
    : { span, code: 'empty-list', message: `${named(path)} needs at least one entry` }
}

/** The problem of a value of another type: why YAML reads it so, where that is the reason, or what belongs there. */
function wrongType(schema: z.core.$ZodType | undefined, path: Path, checked: Checked): Problem {
  const actual = valueAt(checked.value, path)
  const known = misread(schema, path, checked)
  if (known) return known
  if (actual === null && path.length === 0) return emptyFile(schema, checked)
  return notOfType(schema, actual, path)
}

/** The problem of a file without a value, with the lines that every portfolio has. */
function emptyFile(schema: z.core.$ZodType | undefined, { root, text }: Checked): Problem {
  const shape = objectOf(schema, undefined)?.shape ?? {}
  const needed = Object.keys(shape).filter((key) => shape[key] && isRequired(shape[key]))
  return {
    code: 'empty-file',
    message: 'the file says nothing yet',
    help: insertion(needed, shape, root, text),
  }
}

function notOfType(schema: z.core.$ZodType | undefined, actual: unknown, path: Path): Problem {
  if (actual === null) return emptyValue(schema, path)
  const number = typeof actual === 'number' && schema && unwrapped(schema) instanceof z.ZodNumber
  return {
    code: number ? 'out-of-range' : 'wrong-type',
    message: `${named(path)} must be ${wanted(schema)}, and is ${found(actual)}`,
  }
}

/** The problem of a key or an entry with nothing behind it. */
function emptyValue(schema: z.core.$ZodType | undefined, path: Path): Problem {
  const group = objectOf(schema, undefined)
  const fill = group ? 'write its keys below it, indented deeper' : 'write it behind the colon'
  const optional = schema && !isRequired(schema) && typeof path.at(-1) === 'string'
  return {
    code: 'empty-value',
    message: `${named(path)} is empty, and must be ${wanted(schema)}`,
    label: 'nothing here',
    help: optional ? `${fill}, or take the key away: it may be left out` : fill,
    allowed: group && Object.keys(group.shape),
  }
}

/** The edits that put another value in the place of one. */
type FixAt = (value: string) => Edit[]

/** The problem of a value that is none of those allowed. */
const unknownValue = (actual: unknown, allowed: string[], path: Path, fixAt: FixAt): Problem => ({
  code: 'unknown-value',
  message: `${named(path)} cannot be ${found(actual)}`,
  ...nearestOf(actual, allowed, fixAt),
})

const unknownType = (actual: unknown, types: string[], fixAt: FixAt): Problem => ({
  code: 'unknown-type',
  message: `${found(actual)} is not a type of section`,
  help: undefined,
  ...nearestOf(actual, types, fixAt),
})

function nearestOf(
  actual: unknown,
  allowed: string[],
  fixAt: FixAt,
): Pick<Problem, 'label' | 'fix' | 'allowed'> {
  const near = typeof actual === 'string' ? nearest(actual, allowed) : undefined
  const only = typeof actual === 'string' ? onlyNear(actual, allowed) : undefined
  return {
    label: near ? `did you mean "${near}"?` : undefined,
    fix: only !== undefined && only === near ? fixAt(only) : undefined,
    allowed,
  }
}

/** The problem of a value that fits no branch of a union: of literals and an object, or of section types. */
function unknownChoice(
  schema: z.core.$ZodType | undefined,
  path: Path,
  { schema: whole, value }: Checked,
  fixAt: FixAt,
): Problem {
  const actual = valueAt(value, path)
  const union = schema && unwrapped(schema)
  if (!(union instanceof z.ZodUnion) || union instanceof z.ZodDiscriminatedUnion)
    return unknownType(actual, typesOf(schemaAt(whole, path.slice(0, -1), value)), fixAt)
  if (actual === null) return emptyValue(schema, path)
  const group = Object.entries(objectOf(union, actual)?.shape ?? {})
  const required = group.filter(([, key]) => isRequired(key)).map(([name]) => `${name}: …`)
  // If no key is required, each may be the only one.
  const groups = required.length > 0 ? [required.join(', ')] : group.map(([name]) => `${name}: …`)
  const allowed = [...literalsOf(union), ...groups.map((keys) => `{ ${keys} }`)]
  const problem = group.some(([name]) => name === actual)
    ? wordForKey(String(actual), path)
    : unknownValue(actual, literalsOf(union), path, fixAt)
  return { ...problem, allowed }
}

/** A text that is a key of the object that belongs there. */
const wordForKey = (word: string, path: Path): Problem => ({
  code: 'unknown-value',
  message: `${named(path)} cannot be just the word ${quoted(word)}, which is a key here`,
  help: `write ${named(path)}: { ${word}: … }, with the keys of ${word} in place of the dots`,
})

/**
 * The problem of a text of the wrong form.
 *
 * @param form the right one, in words
 */
function wrongFormat(
  form: string,
  schema: z.core.$ZodType | undefined,
  path: Path,
  { value, root, text, hasIcon }: Checked,
  fixAt: FixAt,
): Problem {
  const actual = valueAt(value, path)
  const { span } = positionOf(root, path)
  // A number has lost zeros before and behind its digits: 04.2018 is 4.2018 to YAML.
  const isNumber = typeof actual === 'number'
  const written = isNumber ? text.slice(span.start, span.end) : String(actual)
  const meant = formMeant(schema, path, written, hasIcon)
  const help =
    meant === undefined ? formatHelp(schema, path, written) : `write ${meant.quoted ?? meant.value}`
  return {
    code: 'wrong-format',
    message: `${named(path)} must be ${form}, and is ${isNumber ? written : found(actual)}`,
    ...(help !== undefined && { help }),
    fix: meant && fixAt(meant.value),
  }
}

/** The help for a text of the wrong form that is not clear; undefined if there is nothing to say. */
function formatHelp(schema: z.core.$ZodType | undefined, path: Path, written: string): string | undefined {
  if (!schema || kindOf(schema) !== 'date') return undefined
  const key = path.at(-1)
  const period = key === 'start' ? periodHelp(written) : undefined
  if (period) return period
  return key === 'end' && !/\p{N}/u.test(written)
    ? 'if it is still going on, write present, which each language shows in its own word'
    : undefined
}

/** What a text of the wrong form was meant to be, and in quotes where it needs them; undefined if that is not clear. */
function formMeant(
  schema: z.core.$ZodType | undefined,
  path: Path,
  written: string,
  hasIcon?: (name: string) => boolean,
): { value: string; quoted?: string } | undefined {
  if (!schema) return undefined
  const kind = kindOf(schema)
  if (kind === 'date') {
    if (path.at(-1) === 'start' && periodHelp(written)) return undefined
    const date = parseDate(written.normalize('NFKC'))
    return date && date !== 'present' && z.safeParse(schema, date).success ? { value: date } : undefined
  }
  const meant =
    kind === 'anchor'
      ? meantAnchor(written)
      : kind === 'icon' && hasIcon
        ? meantIcon(written, hasIcon)
        : path.join('.') === 'site.lang'
          ? meantLanguage(written)
          : undefined
  if (meant) return { value: meant }
  const value = meantForm(schema, written) ?? namedColour(schema, written)
  return value === undefined ? undefined : { value, quoted: quotedScalar(value) }
}

/** The hex form of a colour that CSS has a name or a function for, if the schema wants that. */
function namedColour(schema: z.core.$ZodType, written: string): string | undefined {
  const hex = written.length < 60 ? writtenHex(written.trim().toLowerCase()) : undefined
  return hex !== undefined && z.safeParse(schema, hex).success ? hex : undefined
}

const date = String.raw`\d{4}(?:-\d{2}){0,2}`
const period = new RegExp(`^(${date})\\s*(?:[-–—/]|to|until)\\s*(${date}|\\p{L}+)$`, 'iu')

/** The help for a text with two dates, such as `2018 – 2019`, in place of one; undefined for any other text. */
function periodHelp(text: string): string | undefined {
  const [, start, end] = period.exec(text.trim()) ?? []
  if (start === undefined || end === undefined) return undefined
  return /^\d/.test(end)
    ? `a period is two dates: write start: ${start} and end: ${end}`
    : `a period that goes on has no end: write start: ${start}`
}
