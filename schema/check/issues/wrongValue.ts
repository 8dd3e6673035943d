import { z } from 'zod'
import { schemaAt, unwrapped } from '../../model/schemaIntrospection.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { rewritten } from '../../yaml/rewritten.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { found, named, remark, wanted } from '../describe.ts'
import { typedQuotes, withoutTypedQuotes } from './typedQuotes.ts'
import { unknownChoice, unknownValue } from './unknownValue.ts'
import { wrongFormat } from './wrongFormat.ts'
import { wrongLength } from './wrongLength.ts'
import { wrongType } from './wrongType.ts'

/** The finding for a value that the schema refuses, at its position. */
export function wrongValue(issue: z.core.$ZodIssue, path: Path, checked: Checked): Finding {
  const { schema, value, root, text } = checked
  const here = schemaAt(schema, path, value)
  const actual = valueAt(value, path)
  const position = positionOf(root, path)
  const base = { path, span: position.span, help: remark(here, path) }
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
      return { ...base, ...wrongFormat(issue.message, here, path, checked) }
    default:
      return { ...base, code: 'wrong-value', message: `${named(path)}: ${issue.message}` }
  }
}
