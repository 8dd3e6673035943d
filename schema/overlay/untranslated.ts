import type { z } from 'zod'
import { properNames } from '../model/kinds.ts'
import { childSchema, registered } from '../model/schemaIntrospection.ts'
import type { Path } from '../report/diagnostics.ts'
import { own, stepsOf } from '../yaml/valueAt.ts'
import { same } from './merge.ts'
import { isWord } from './schema.ts'

/** A text of the main file that an overlay can translate, and its path there. */
export interface Word {
  path: Path
  text: string
  /** Whether it names a person or a company. */
  isName?: boolean
}

/** Every translatable text of an unparsed portfolio that has a letter, in its order. */
export function wordsIn(value: unknown, schema: z.core.$ZodType, path: Path = []): Word[] {
  if (typeof value === 'string') {
    if (!isWord(schema) || !/\p{Letter}/u.test(value)) return []
    return [{ path, text: value, ...(registered(properNames, schema) && { isName: true }) }]
  }
  return stepsOf(value).flatMap((step) => {
    const field = childSchema(schema, step, value)
    return field ? wordsIn(own(value, step), field, [...path, step]) : []
  })
}

/** The words that an overlay in place leaves out or leaves empty; not those for which, or around which, it says `=`. */
export const untranslated = (words: readonly Word[], overlay: unknown): Word[] =>
  words.filter(({ path }) => {
    let value = overlay
    for (const step of path) if (value !== same) value = own(value, step)
    return (value ?? null) === null
  })
