import { z } from 'zod'
import { whole } from './fields.ts'
import { objectOf, registered } from './schemaIntrospection.ts'

/** The numbers that are shown as large figures, written as the language of the page does. */
const figures = z.registry<{ figure: true }>()

/** The longest figure that a line of a phone holds. */
const max = 999_999_999_999

/** The keys of a figure: an object that has them is one. */
export const figure = {
  value: z
    .number()
    .min(-max)
    .max(max)
    .brand<'figure'>()
    .register(figures, { figure: true })
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

/** Whether a schema is that of a figure: an object whose `value` is one. */
export function isFigure(schema: z.core.$ZodType): boolean {
  const value = objectOf(schema, undefined)?.shape.value
  return value !== undefined && registered(figures, value) !== undefined
}

/** A number that is known to be a figure. */
export type FigureValue = z.output<typeof figure.value>
