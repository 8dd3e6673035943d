import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { standardWordOf } from './interfaceWords/standard.ts'
import { type Kind, kindOf } from './kinds.ts'
import { layersOf, literalsOf, metaOf, registered, unwrapped } from './schemaIntrospection.ts'
import { walk } from './walk.ts'

/** Values of a field of an owner's own section type, for its owner to replace, for the entries of a list in turn. */
export const examples = z.registry<{ values: readonly (string | number)[] }>()

/** The example of a built-in type of section, the YAML beside its schema; undefined for any other type. */
export function exampleText(type: string): string | undefined {
  const file = new URL(`./sections/${type}.example.yaml`, import.meta.url)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The pictures that stand in an example, as paths from the YAML: one for pictures, and one whose shape alone shows. */
export const examplePictures = {
  picture: 'images/placeholder.svg',
  logo: 'images/placeholder-logo.svg',
} as const

/** What a new page says behind its title, until its owner writes its text. */
export const pagePlaceholder = 'press this line to write what the page says'

/** Whether a text is a picture of an example. */
export const isExamplePicture = (src: string): boolean => Object.values<string>(examplePictures).includes(src)

/** Values that every field of a kind has in examples, whatever its own are. */
const ofKind: Partial<Record<Kind, readonly string[]>> = {
  link: ['#'],
  picture: [examplePictures.picture],
  icon: ['lucide:rocket', 'lucide:compass', 'lucide:gem'],
}

/**
 * The example of a field that is no object and no list: a text says what to write.
 *
 * @param index the place of the entry that it is in, in its list
 */
export function exampleOf(field: z.core.$ZodType, index: number): unknown {
  const { examples: possible, description = '' } = metaOf(field)
  const kind = kindOf(field)
  const values = registered(examples, field)?.values ?? (kind && ofKind[kind]) ?? possible
  if (Array.isArray(values)) return values[index % values.length]
  const standard = layersOf(field).find((layer) => layer instanceof z.ZodDefault)?.def.defaultValue
  if (standard !== undefined) return standard
  const inner = unwrapped(field)
  if (inner instanceof z.ZodString) return firstSentence(description)
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodLiteral) return [...inner.values][0]
  if (inner instanceof z.ZodUnion) return literalsOf(inner)[0]
  if (inner instanceof z.ZodNumber) return inner.minValue ?? 0
  return true
}

/** Whether a text of a field is that of an example or of a blank start, which says what to write there. */
export function isExampleText(text: string, field: z.core.$ZodType): boolean {
  // A single word may be right as it is: a currency, a date, the name of a hidden field.
  if (!/\s/.test(text.trim())) return false
  if (textsOfExamples().has(text.trim())) return true
  const values: readonly unknown[] | undefined = registered(examples, field)?.values
  if (values) return values.includes(text.trim())
  const { examples: possible, description } = metaOf(field)
  const isSaid = description && !possible && standardWordOf(field) === undefined
  return isSaid ? firstSentence(description) === text.trim() : false
}

let known: Set<string> | undefined

/** All texts of the examples of built-in types, and of a blank start. */
function textsOfExamples(): ReadonlySet<string> {
  if (known) return known
  const texts = new Set(['Your Name', 'Your Name · What You Do', 'What You Do', '© Your Name'])
  const folder = new URL('./sections/', import.meta.url)
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.example.yaml')) continue
    for (const document of parseAllDocuments(readFileSync(new URL(name, folder), 'utf8')))
      for (const { value } of walk('toJS' in document ? document.toJS() : undefined))
        if (typeof value === 'string') texts.add(value.trim())
  }
  known = texts
  return texts
}

/** The first sentence of a description, or what stands before its semicolon, without the full stop. Initials end none. */
export const firstSentence = (description: string): string =>
  /^.*?(?=(?<!\b\p{Lu})\.(?:\s|$)|;|$)/su.exec(description)?.[0] ?? description
