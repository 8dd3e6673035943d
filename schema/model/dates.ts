import { z } from 'zod'
import { text } from './fields.ts'
import { kinds } from './kinds.ts'
import { objectOf, registered } from './schemaIntrospection.ts'

const form = /^[12]\d{3}(?:-\d{2}(?:-\d{2})?)?$/

/** Without quotes a year is a number to YAML, and means the same. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

const written = (pattern: RegExp, wanted: string, examples: string[], description: string) =>
  z
    .preprocess(asText, z.string().trim().regex(pattern, wanted))
    .register(kinds, { kind: 'date' })
    .meta({ description, examples })

/** A real date, as exact as one knows it: `2021`, `2021-03` or `2021-03-15`. That the day exists is a rule. */
export const date = (description: string) =>
  written(form, 'a date such as 2021-03, 2021-03-15 or 2021', ['2021-03'], description)

/** When something ended: a date, or `present` for what goes on. */
const endDate = (description: string) =>
  written(
    /^(?:present|[12]\d{3}(?:-\d{2}(?:-\d{2})?)?)$/,
    'a date such as 2021-03, 2021-03-15 or 2021, or present',
    ['2024-06'],
    description,
  )

/** When something was, as its owner writes it. */
export const dates = text(
  'When it was, in your own words, such as Summer 2019, for what start and end cannot say. Shown in their place, as it is written; with start and end beside it, resume.json has dates for programs too. A single year must be in quotes.',
)

/** The year of something, or its years, as its owner writes them. */
export const year = z
  .preprocess(asText, z.string().trim().min(1).max(40))
  .register(kinds, { kind: 'text' })
  .meta({ description: 'When it was made, such as 2024 or 2022–2024.', examples: [2024] })

/** When something was: in the owner's words, and the two ends of a period, of which either may be left out. */
export const period = {
  dates: dates.optional(),
  start: date('When it began, such as 2021-03; 2021 or 2021-03-15 will do as well.').optional(),
  end: endDate(
    'When it ended, or present if it is still going on. Left out, only the start is shown, and programs that read resume.json assume that it is still going on.',
  ).optional(),
}

const isDateField = (schema: z.core.$ZodType, key: string): boolean => {
  const field = objectOf(schema, undefined)?.shape[key]
  return field !== undefined && registered(kinds, field)?.kind === 'date'
}

/** Whether a schema is that of an object with a start and an end. */
export const isPeriod = (schema: z.core.$ZodType): boolean =>
  isDateField(schema, 'start') && isDateField(schema, 'end')

/** Whether a schema is that of an object with a date. */
export const isDated = (schema: z.core.$ZodType): boolean => isDateField(schema, 'date')
