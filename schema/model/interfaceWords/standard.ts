import { z } from 'zod'
import { registered } from '../schemaIntrospection.ts'
import en from './en.json' with { type: 'json' }

/** The path of a word in a set, such as `form.action`. */
export type WordPath = {
  [Group in keyof InterfaceWords]: `${Group}.${keyof InterfaceWords[Group] & string}`
}[keyof InterfaceWords]

/** Fields that default to a word of the interface. */
export const standardWords = z.registry<{ word: WordPath }>()

/** Groups of words that a page uses only if a section, or the résumé, has a key: the name of that key. */
export const onlyWith = z.registry<{ key: string }>()

/** A word of a set. */
export function wordOf(words: InterfaceWords, path: WordPath): string {
  const [group = '', key = ''] = path.split('.')
  // The type of a path is made of the keys of a set.
  return (words as Record<string, Record<string, string>>)[group]?.[key] ?? ''
}

/** The English word at a path, which is the default in the schema. */
export const english = (path: WordPath): string => wordOf(en, path)

/** The path of the interface word that a field defaults to; undefined if there is none. */
export const standardWordOf = (schema: z.core.$ZodType): WordPath | undefined =>
  registered(standardWords, schema)?.word

/** The names of the placeholders in a text, such as `{n}`. Letters of any script: whoever translates a text may translate them too. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([\p{L}\p{M}\p{N}_]+)\}/gu)].map(([, name = '']) => name)

/** Every word of the interface, in one language. A file that lacks one of the English words does not compile. */
export type InterfaceWords = {
  readonly [Group in keyof typeof en]: { readonly [Key in keyof (typeof en)[Group]]: string }
}

/** Some of the words, for a region that has others than its language. */
export type OtherWords = { readonly [Group in keyof InterfaceWords]?: Partial<InterfaceWords[Group]> }
