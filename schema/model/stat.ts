import { z } from 'zod'
import { whole } from './fields.ts'
import { objectOf, registered } from './schemaIntrospection.ts'

/** The numbers of stats, shown large and written as the language of the page does. */
const stats = z.registry<{ stat: true }>()

/** The longest stat that a line of a phone holds. */
const max = 999_999_999_999

/** The keys of a stat: an object that has them is one. */
export const stat = {
  value: z
    .number()
    .min(-max)
    .max(max)
    .brand<'stat'>()
    .register(stats, { stat: true })
    .meta({
      description: 'The number, without quotes and without separators: 12000.',
      examples: [40, 12000, 99.9],
    }),
  decimals: whole(
    0,
    3,
    'How many digits to show after the decimal point; left out, as many as you wrote.',
  ).optional(),
}

/** Whether a schema is that of a stat: an object whose `value` is one. */
export function isStat(schema: z.core.$ZodType): boolean {
  const value = objectOf(schema, undefined)?.shape.value
  return value !== undefined && registered(stats, value) !== undefined
}

/** A number that is known to be a stat. */
export type StatValue = z.output<typeof stat.value>
