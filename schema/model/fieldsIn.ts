import type { z } from 'zod'
import type { Path } from '../report/diagnostics.ts'
import { own, stepsOf } from '../yaml/valueAt.ts'
import { portfolio as schema } from './portfolio.ts'
import { childSchema } from './schemaIntrospection.ts'

/** A value of a portfolio, its path, and the schema that it was checked by, if it has one of its own. */
interface Field {
  path: Path
  value: unknown
  field: z.core.$ZodType | undefined
}

/**
 * Every value of a portfolio, lists and objects before their contents, in the order of the file. The portfolio may be
 * unchecked: what its schema does not know has no field.
 */
export function* fieldsIn(portfolio: unknown): Generator<Field> {
  yield* below({ path: [], value: portfolio, field: schema })
}

function* below({ path, value, field }: Field): Generator<Field> {
  yield { path, value, field }
  for (const step of stepsOf(value))
    yield* below({
      path: [...path, step],
      value: own(value, step),
      field: field && childSchema(field, step, value),
    })
}
