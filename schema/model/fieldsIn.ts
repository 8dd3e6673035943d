import type { z } from 'zod'
import { own, stepsOf } from '../yaml/valueAt.ts'
import { portfolio as schema } from './portfolio.ts'
import { childSchema } from './schemaIntrospection.ts'

/** A value of a portfolio, and the schema that it was checked by, if it has one of its own. */
interface Field {
  value: unknown
  field: z.core.$ZodType | undefined
}

/**
 * Every value of a portfolio, lists and objects before their contents, in the order of the file. The portfolio may be
 * unchecked: what its schema does not know has no field.
 */
export function* fieldsIn(portfolio: unknown): Generator<Field> {
  yield* below({ value: portfolio, field: schema })
}

function* below({ value, field }: Field): Generator<Field> {
  yield { value, field }
  for (const step of stepsOf(value))
    yield* below({ value: own(value, step), field: field && childSchema(field, step, value) })
}
