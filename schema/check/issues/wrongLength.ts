import type { z } from 'zod'
import type { Path, Problem } from '../../report/diagnostics.ts'
import { counted } from '../../report/phrasing.ts'
import { nameSpan, type SourcePosition } from '../../yaml/sourcePosition.ts'
import { named } from '../describe.ts'

/** The problem of a text or list that is too short or too long. */
export function wrongLength(
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
