import type { z } from 'zod'
import type { Finding } from '../report/diagnostics.ts'
import type { Source } from '../yaml/source.ts'
import type { CheckContext } from './context.ts'
import { issueFindings, mergedFindings } from './issues/issues.ts'
import { certainKeys, type DataWithPositions, withMeantKeys } from './meantKeys.ts'
import { ruleFindings } from './rules/index.ts'

/** What zod makes of some data, all that is found in it, and the data with the keys that are certainly meant. */
interface CheckedValue<T extends z.ZodType> {
  parsed: z.ZodSafeParseResult<z.output<T>>
  findings: Finding[]
  value: unknown
}

/** Checks data against a schema and by all rules. */
export function checkValue<T extends z.ZodType>(
  { findings, ...read }: Source,
  text: string,
  schema: T,
  context: CheckContext,
): CheckedValue<T> {
  const parsed = schema.safeParse(read.value)
  const { wrong, value, root } = parsed.success
    ? { wrong: [], ...read }
    : refused(read, text, schema, context)
  const broken = ruleFindings({ schema, value, root, text, hasIcon: context.hasIcon }, wrong, context)
  return { parsed, value, findings: mergedFindings(findings, wrong, broken) }
}

/** How often keys are read as they were meant: some are found only below others. */
const maxRounds = 4

/**
 * What the schema refuses, and the data with the keys that are certainly meant in place of misspelt ones: what stands
 * below them is checked as well.
 */
function refused(
  read: DataWithPositions,
  text: string,
  schema: z.ZodType,
  { hasIcon }: CheckContext,
): DataWithPositions & { wrong: Finding[] } {
  const certain: Finding[] = []
  let { value, root } = read
  for (let left = maxRounds; ; left -= 1) {
    const { success, error } = schema.safeParse(value)
    const wrong = success ? [] : issueFindings(error.issues, { schema, value, root, text, hasIcon })
    const keys = left > 0 ? certainKeys(wrong, { value, root }) : []
    if (keys.length === 0) return { wrong: [...certain, ...wrong], value, root }
    certain.push(...keys)
    ;({ value, root } = withMeantKeys({ value, root }, keys))
  }
}
