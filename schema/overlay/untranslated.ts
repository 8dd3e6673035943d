import type { z } from 'zod'
import { childSchema } from '../model/schemaIntrospection.ts'
import type { Path } from '../report/diagnostics.ts'
import { own, stepsOf, valueAt } from '../yaml/valueAt.ts'
import { isWord } from './schema.ts'

/** A text of the main file that an overlay can translate, and its path there. */
export interface Word {
  path: Path
  text: string
}

/** Every translatable text of an unparsed portfolio that has a letter, in its order. */
export function wordsIn(value: unknown, schema: z.core.$ZodType, path: Path = []): Word[] {
  if (typeof value === 'string')
    return isWord(schema) && /\p{Letter}/u.test(value) ? [{ path, text: value }] : []
  return stepsOf(value).flatMap((step) => {
    const field = childSchema(schema, step, value)
    return field ? wordsIn(own(value, step), field, [...path, step]) : []
  })
}

/** The words that an overlay in place leaves out or leaves empty. */
export const untranslated = (words: readonly Word[], overlay: unknown): Word[] =>
  words.filter(({ path }) => (valueAt(overlay, path) ?? null) === null)
