import { z } from 'zod'
import { type InterfaceWords, standardWordOf, wordOf } from './interfaceWords/standard.ts'
import { isOneColour, type Kind, kindOf } from './kinds.ts'
import { layersOf, literalsOf, metaOf, registered, unwrapped } from './schemaIntrospection.ts'

/** What the example of a section has at a field, where kind and description do not say it. */
interface Given {
  /** Values to be replaced by the owner’s, for the entries of a list in turn. */
  values?: readonly (string | number)[]
  /** Whether an example has the field although it is optional: a rule requires it, or another in its place. */
  written?: true
}

/** What examples of sections have, by field. */
export const examples = z.registry<Given>()

/** Whether an example has a field although it is optional. */
export const isExemplary = (field: z.core.$ZodType): boolean => registered(examples, field)?.written === true

/** The pictures that stand in an example, as paths from the YAML: one for pictures, and one whose shape alone shows. */
export const examplePictures = {
  picture: 'images/placeholder.svg',
  logo: 'images/placeholder-logo.svg',
} as const

/** Whether a text is a picture of an example. */
export const isExamplePicture = (src: string): boolean => Object.values<string>(examplePictures).includes(src)

/** Values that every field of a kind has in examples, whatever its own are. */
const ofKind: Partial<Record<Kind, readonly string[]>> = {
  link: ['#'],
  picture: [examplePictures.picture],
  icon: ['lucide:rocket', 'lucide:compass', 'lucide:gem'],
}

/** A value of an example. */
export interface Example {
  value: unknown
  /** Whether it is the field’s description, so that it needs no other. */
  says: boolean
  /** Whether it must be replaced, and is no default. */
  standsIn: boolean
}

/**
 * The example of a field that is no object.
 *
 * @param index the place of the entry that it is in, in its list
 * @param words the interface words in the language of the file
 * @param parent the schema of the object that it is a key of
 */
export function exampleOf(
  field: z.core.$ZodType,
  index: number,
  words: InterfaceWords,
  parent?: z.core.$ZodType,
): Example {
  const turn = <T>(values: readonly T[]) => values[index % values.length]
  const chosen = registered(examples, field)?.values
  if (chosen) return { value: turn(chosen), says: false, standsIn: true }
  const kind = kindOf(field)
  const isLogo = kind === 'picture' && parent && isOneColour(parent)
  const stand = isLogo ? [examplePictures.logo] : kind && ofKind[kind]
  if (stand) return { value: turn(stand), says: false, standsIn: true }
  const word = standardWordOf(field)
  const standard = word === undefined ? defaultOf(field) : wordOf(words, word)
  if (standard !== undefined) return { value: standard, says: false, standsIn: false }
  const { examples: possible, description = '' } = metaOf(field)
  if (Array.isArray(possible)) return { value: turn(possible), says: false, standsIn: true }
  const inner = unwrapped(field)
  if (inner instanceof z.ZodString) return { value: firstSentence(description), says: true, standsIn: true }
  return { value: typicalOf(inner), says: false, standsIn: true }
}

/** The texts that stand in examples of a field to be replaced; none if its examples may stay. */
export function textsToReplace(field: z.core.$ZodType): readonly unknown[] {
  const chosen = registered(examples, field)?.values
  if (chosen) return chosen
  const { examples: possible, description } = metaOf(field)
  const isSaid = description && !possible && standardWordOf(field) === undefined
  return isSaid && unwrapped(field) instanceof z.ZodString ? [firstSentence(description)] : []
}

/** The default of a field that is no object. */
function defaultOf(field: z.core.$ZodType): unknown {
  const standard = layersOf(field).find((layer) => layer instanceof z.ZodDefault)?.def.defaultValue
  return Array.isArray(standard) ? undefined : standard
}

/** A value of a type that has neither default nor examples. */
function typicalOf(inner: z.core.$ZodType): unknown {
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodLiteral) return [...inner.values][0]
  if (inner instanceof z.ZodUnion) return literalsOf(inner)[0]
  if (inner instanceof z.ZodNumber) return inner.minValue ?? 0
  return true
}

/** The first sentence of a description, or what stands before its semicolon, without the full stop. Initials end none. */
export const firstSentence = (description: string): string =>
  /^.*?(?=(?<!\b\p{Lu})\.(?:\s|$)|;|$)/su.exec(description)?.[0] ?? description
