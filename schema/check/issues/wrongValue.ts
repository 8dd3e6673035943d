import { z } from 'zod'
import {
  isRequired,
  literalsOf,
  objectOf,
  schemaAt,
  typesOf,
  unwrapped,
} from '../../model/schemaIntrospection.ts'
import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import { counted } from '../../report/phrasing.ts'
import { problem } from '../../report/problem.ts'
import { suggestion } from '../../report/suggest.ts'
import { nameSpan, sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { found, named, remark, wanted } from '../describe.ts'
import { choicesOfBefore } from '../framesOfBefore.ts'
import { typedQuotes, withoutTypedQuotes } from './meant.ts'
import { misread } from './misread.ts'
import { insertion } from './missing.ts'
import { wrongFormat } from './wrongFormat.ts'

type Schema = z.core.$ZodType | undefined

/** The finding for a value that the schema refuses, at its position. */
export function wrongValue(issue: z.core.$ZodIssue, path: Path, checked: Checked): Finding {
  const { schema, value, root } = checked
  const here = schemaAt(schema, path, value)
  const { span } = sourcePositionAt(root, path)
  const said = whatIsWrong(issue, here, path, checked)
  // A list of what is allowed says it better.
  const isListed = issue.code === 'invalid_value' || said.code === 'unknown-type'
  const help = path.length > 0 && !isListed ? remark(here, path) : undefined
  return { path, span, ...said, help: said.help ?? help }
}

function whatIsWrong(issue: z.core.$ZodIssue, here: Schema, path: Path, checked: Checked): Problem {
  const { schema, value, root } = checked
  const actual = valueAt(value, path)
  const key = named(path)
  const bare = typeof actual === 'string' ? withoutTypedQuotes(actual) : undefined
  if (bare !== undefined && here && z.safeParse(here, bare).success) return typedQuotes(bare)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(here, path, checked)
    case 'too_small':
    case 'too_big': {
      // Of a list in place of a text zod counts the entries too.
      const isList = Array.isArray(actual)
      if (isList && here && !(unwrapped(here) instanceof z.ZodArray)) return wrongType(here, path, checked)
      if (typeof actual === 'number')
        return problem('out-of-range', { key, wanted: wanted(here), found: found(actual) })
      const too = wrongLength(issue, key, isList)
      return isList ? { ...too, span: nameSpan(sourcePositionAt(root, path)) } : too
    }
    case 'invalid_value':
      return unknownValue(actual, issue.values.map(String), path)
    case 'invalid_union':
      if (here && isChoice(unwrapped(here))) return unknownChoice(here, path, actual)
      return unknownType(actual, typesOf(schemaAt(schema, path.slice(0, -1), value)))
    case 'invalid_format':
      return wrongFormat(issue.message, here, path, checked)
    default:
      return problem('wrong-value', { key, reason: issue.message })
  }
}

/** The problem of a text or list that is too short or too long. */
function wrongLength(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  key: string,
  isList: boolean,
): Problem {
  const part = isList ? 'entry' : 'character'
  if (issue.code === 'too_big')
    return problem('wrong-length', { key, more: 'more', limit: counted(issue.maximum, part) })
  if (Number(issue.minimum) > 1)
    return problem('wrong-length', { key, more: 'fewer', limit: counted(issue.minimum, part) })
  return problem(isList ? 'empty-list' : 'empty-text', { key })
}

/** The problem of a value of another type: why YAML reads it so, where that is the reason, or what belongs there. */
function wrongType(schema: Schema, path: Path, checked: Checked): Problem {
  const actual = valueAt(checked.value, path)
  const known = misread(schema, path, checked)
  if (known) return known
  if (actual === null) return path.length === 0 ? emptyFile(schema, checked) : emptyValue(schema, path)
  const isNumber = typeof actual === 'number' && schema && unwrapped(schema) instanceof z.ZodNumber
  const words = { key: named(path), wanted: wanted(schema), found: found(actual) }
  return problem(isNumber ? 'out-of-range' : 'wrong-type', words)
}

/** The problem of a file without a value, with the lines that every portfolio has. */
function emptyFile(schema: Schema, { root, text }: Checked): Problem {
  const shape = objectOf(schema, undefined)?.shape ?? {}
  const needed = Object.keys(shape).filter((key) => shape[key] && isRequired(shape[key]))
  return problem('empty-file', { insertion: insertion(needed, shape, root, text) })
}

/** The problem of a key or an entry with nothing behind it. */
function emptyValue(schema: Schema, path: Path): Problem {
  const group = objectOf(schema, undefined)
  let fill = group ? 'write its keys below it, indented deeper' : 'write it behind the colon'
  if (schema && !isRequired(schema) && typeof path.at(-1) === 'string')
    fill += ', or take the key away: it may be left out'
  const empty = problem('empty-value', { key: named(path), wanted: wanted(schema), fill })
  return { ...empty, allowed: group && Object.keys(group.shape) }
}

/** The problem of a value that is none of those allowed. */
function unknownValue(actual: unknown, allowed: string[], path: Path): Problem {
  const before = `${String(path.at(-1))} ${String(actual)}`
  const now = choicesOfBefore.get(before)
  if (now !== undefined && allowed.includes(now))
    return { ...problem('unknown-value of before', { before, now }), meant: now, allowed }
  const { label, meant } = suggestion(actual, allowed)
  return { ...problem('unknown-value', { key: named(path), found: found(actual) }), label, meant, allowed }
}

function unknownType(actual: unknown, allowed: string[]): Problem {
  const { label, meant } = suggestion(actual, allowed)
  return { ...problem('unknown-type', { found: found(actual) }), label, meant, allowed }
}

/** Whether a schema is a choice of literals and an object, and not one of section types. */
const isChoice = (schema: z.core.$ZodType): schema is z.ZodUnion =>
  schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion)

/** The problem of a value that is none of the literals of a choice, and no object of it. */
function unknownChoice(choice: z.core.$ZodType, path: Path, actual: unknown): Problem {
  if (actual === null) return emptyValue(choice, path)
  const keys = Object.entries(objectOf(choice, actual)?.shape ?? {})
  const required = keys.filter(([, key]) => isRequired(key)).map(([name]) => `${name}: …`)
  // If no key is required, each may be the only one.
  const groups = required.length > 0 ? [required.join(', ')] : keys.map(([name]) => `${name}: …`)
  const union = unwrapped(choice)
  const literals = union instanceof z.ZodUnion ? literalsOf(union) : []
  const allowed = [...literals, ...groups.map((group) => `{ ${group} }`)]
  const isKey = keys.some(([name]) => name === actual)
  const words = { key: named(path), word: String(actual) }
  const said = isKey ? problem('unknown-value that is a key', words) : unknownValue(actual, literals, path)
  return { ...said, allowed }
}
