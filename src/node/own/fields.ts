import { z } from 'zod'
import { examples } from '../../../schema/model/examples.ts'
import { href, icon, markdown, picture } from '../../../schema/model/fields.ts'
import { head, lead } from '../../../schema/model/sections/section.ts'

// `onefolio/fields`: what the schema of an owner's own section type is made of. It runs in Node and in no page.

export { date, dates, period, year } from '../../../schema/model/dates.ts'
export { heading, properName, sentence, text, whole, within } from '../../../schema/model/fields.ts'
export { layout, shownIn } from '../../../schema/model/layouts.ts'
export { link } from '../../../schema/model/links.ts'
export { stat } from '../../../schema/model/stat.ts'
export { href, icon, lead, markdown, picture, z }

/**
 * The schema of a section type, for `export default`.
 *
 * @param description what such a section shows, in a sentence
 * @param fields its keys, beside `type`, `id`, `label` and `heading`, which every section has
 */
export const section = <const Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject({ ...head, ...fields }).meta({ description })

/** A list with at least one entry: of groups of keys, or of any other field. */
export const list = <Entry extends z.ZodType>(entry: Entry, description: string) =>
  z.array(entry).min(1).meta({ description })

/** A group of keys. As everywhere in the YAML, a key that it does not know is an error. */
export const group = <const Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).meta({ description })

/** One of several words, the first of which is the default. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  description: string,
) =>
  z
    .enum(words)
    .default(words[0] as never)
    .meta({ description, default: words[0] }) // One of them.

/** Gives a field the values that `onefolio add` writes for the owner to replace, for the entries of a list in turn. */
export const withExamples = <Field extends z.ZodType>(
  field: Field,
  values: readonly (string | number)[],
): Field => {
  const copy = field.clone()
  examples.add(copy, { values })
  return copy as Field // `clone` returns the same type.
}
