import { z } from 'zod'
import { registered } from '../schemaIntrospection.ts'
import { en } from './en.ts'
import type { InterfaceWords } from './words.ts'

/** Where a word stands in a set, such as `form.action`. */
export type WordPath = {
  [Group in keyof InterfaceWords]: `${Group}.${keyof InterfaceWords[Group] & string}`
}[keyof InterfaceWords]

/** The word of the interface that a field has where it is left out. */
export const standardWords = z.registry<{ word: WordPath }>()

/** Groups of words that a page only has where a key of some section, or of the résumé, is written, and the name of that key. */
export const onlyWith = z.registry<{ key: string }>()

/** A word of a set. */
export function wordOf(words: InterfaceWords, path: WordPath): string {
  const [group = '', key = ''] = path.split('.')
  // The type of a path is made of the keys of a set.
  return (words as Record<string, Record<string, string>>)[group]?.[key] ?? ''
}

/** The word that stands in the schema as the default. */
export const english = (path: WordPath): string => wordOf(en, path)

/** The word of the interface that a field stands for, if it stands for one. */
export const standardWordOf = (schema: z.core.$ZodType): WordPath | undefined =>
  registered(standardWords, schema)?.word

/** The names of the marks in a text. Letters of any script: whoever translates a text may translate them too. */
export const markNamesIn = (text: string): string[] =>
  [...text.matchAll(/\{([\p{L}\p{M}\p{N}_]+)\}/gu)].map(([, name = '']) => name)
