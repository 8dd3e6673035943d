import type { z } from 'zod'
import { unwrittenLabels } from '../check/rules/labels.ts'
import { localeOf } from '../languages/languages.ts'
import { interfaceWords } from '../model/interfaceWords/index.ts'
import { properNames } from '../model/kinds.ts'
import { portfolio } from '../model/portfolio.ts'
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

/**
 * Every translatable text of an unparsed portfolio that has a letter, in its order.
 *
 * @param isMeant which fields are meant, by default those with text
 */
export function wordsIn(
  value: unknown,
  schema: z.core.$ZodType,
  { path = [], isMeant = isWord }: { path?: Path; isMeant?: typeof isWord } = {},
): Word[] {
  if (typeof value === 'string') {
    if (!isMeant(schema) || !/\p{Letter}/u.test(value)) return []
    return [{ path, text: value, ...(registered(properNames, schema) && { isName: true }) }]
  }
  return stepsOf(value).flatMap((step) => {
    const field = childSchema(schema, step, value)
    return field ? wordsIn(own(value, step), field, { path: [...path, step], isMeant }) : []
  })
}

/**
 * The interface words that an overlay has to write because there are none in its language, each with the English one
 * that shows until then.
 */
export function interfaceWordsFor(lang: string, main: unknown): Word[] {
  const locale = localeOf(lang)
  if (!locale || interfaceWords(locale)) return []
  return unwrittenLabels(portfolio, main).flatMap(({ path, words }) =>
    Object.entries(words).map(([key, text]) => ({ path: [...path, key], text })),
  )
}

/** The words that an overlay in place leaves out or leaves empty; not those for which, or around which, it says `=`. */
export const untranslated = (words: readonly Word[], overlay: unknown): Word[] =>
  words.filter(({ path }) => {
    let value = overlay
    for (const step of path) if (value !== same) value = own(value, step)
    return (value ?? null) === null
  })
