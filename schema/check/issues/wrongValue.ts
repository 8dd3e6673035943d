import { z } from 'zod'
import { formerMaxOf } from '../../model/formerNames.ts'
import { schemaAt, unwrapped } from '../../model/schemaIntrospection.ts'
import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import { counted } from '../../report/phrasing.ts'
import { rewritten } from '../../yaml/edits.ts'
import { nameSpan, positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { found, named, remark, wanted } from '../describe.ts'
import { typedQuotes, withoutTypedQuotes } from './typedQuotes.ts'
import { unknownChoice, unknownValue } from './unknownValue.ts'
import { wrongFormat } from './wrongFormat.ts'
import { wrongType } from './wrongType.ts'

/** The finding for a value that the schema refuses, at its position. */
export function wrongValue(issue: z.core.$ZodIssue, path: Path, checked: Checked): Finding {
  const { schema, value, root, text } = checked
  const here = schemaAt(schema, path, value)
  const actual = valueAt(value, path)
  const position = positionOf(root, path)
  const base = { path, span: position.span, help: path.length > 0 ? remark(here, path) : undefined }
  const atMost = (max: number | bigint) => ({
    help: `larger ones were allowed before; write ${max}, the largest now`,
    fix: [{ ...position.span, text: String(max) }],
  })
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
        ...(issue.code === 'too_big' && wasAllowed(actual, here) && atMost(issue.maximum)),
      }
    case 'invalid_value':
      return { ...base, help: undefined, ...unknownValue(actual, issue.values.map(String), path, fixAt) }
    case 'invalid_union':
      return { ...base, ...unknownChoice(here, path, checked, fixAt) }
    case 'invalid_format':
      return { ...base, ...wrongFormat(issue.message, here, path, checked) }
    default:
      return { ...base, code: 'wrong-value', message: `${named(path)}: ${issue.message}` }
  }
}

const wasAllowed = (value: number, schema: z.core.$ZodType | undefined) =>
  value <= ((schema && formerMaxOf(schema)) ?? -Infinity)

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
    ? // Its words may stand in lines below that could not be read.
      { span, whole: span, code: 'empty-text', message: `${named(path)} is a text without a word in it` }
    : { span, code: 'empty-list', message: `${named(path)} needs at least one entry` }
}
