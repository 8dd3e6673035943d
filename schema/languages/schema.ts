import { z } from 'zod'
import { type Kind, kindOf, perLanguage } from '../model/kinds.ts'
import { type PortfolioSchema, portfolio } from '../model/portfolio.ts'
import { metaOf, objectOf, registered, unwrapped } from '../model/schemaIntrospection.ts'

/** Kinds of fields with text in a language, for people to read. */
const words: readonly (Kind | undefined)[] = [
  'text',
  'sentence',
  'heading',
  'markdown',
  'alternative',
  'label',
]

/** Kinds of fields that may refer to something else in another language: a page, or a picture with words in it. */
const addresses: readonly (Kind | undefined)[] = ['link', 'picture']

/** Whether a field holds text that an overlay translates. */
export const isWord = (schema: z.core.$ZodType): boolean => words.includes(kindOf(schema))

/** Whether a field holds no text, but an overlay may override it. */
const mayDiffer = (schema: z.core.$ZodType): boolean =>
  addresses.includes(kindOf(schema)) || registered(perLanguage, schema) !== undefined

/** Whether an overlay may write a field, or something below it. */
export const mayBeWritten = (schema: z.core.$ZodType): boolean =>
  kindOf(schema) === 'anchor' || translatable(schema) !== undefined

/** The part of a schema that an overlay may write, with everything optional; undefined if there is none. */
function translatable(schema: z.core.$ZodType): z.ZodType | undefined {
  const inner = unwrapped(schema)
  if (isWord(schema) || mayDiffer(schema)) return described(z.nullable(inner).optional(), schema)
  if (inner instanceof z.ZodArray) {
    const entry = translatable(inner.element)
    return entry && described(z.nullable(z.array(entry)).optional(), schema)
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const options = inner.options.flatMap((option) => sectionOption(option, inner.def.discriminator) ?? [])
    const [first, ...rest] = options
    return first && z.discriminatedUnion(inner.def.discriminator, [first, ...rest])
  }
  const object = objectOf(schema, {})
  const shape = object && translatableShape(object)
  if (!shape) return undefined
  return described(z.nullable(z.strictObject(shape)).optional(), schema)
}

function translatableShape({ shape }: z.ZodObject): Record<string, z.ZodType> | undefined {
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    const part = translatable(field)
    return part ? [[key, part] as const] : []
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** The overlay's schema of a section: its type, its id, and what an overlay may write of it. */
function sectionOption(option: z.core.$ZodType, discriminator: string): z.ZodObject | undefined {
  const object = objectOf(option, {})
  const type = object?.shape[discriminator]
  if (!object || !type) return undefined
  const anchors = Object.entries(object.shape).filter(([, field]) => kindOf(field) === 'anchor')
  return z
    .strictObject({
      [discriminator]: type,
      ...Object.fromEntries(anchors),
      ...translatableShape(object),
    })
    .meta({ description: metaOf(option).description })
}

function described<T extends z.ZodType>(part: T, schema: z.core.$ZodType): T {
  const { description, examples } = metaOf(schema)
  return part.meta({ description, ...(examples ? { examples } : {}) }) as T // `meta` returns a copy of the same type.
}

/**
 * The schema of an overlay such as `portfolio.de.yaml`: the texts of the portfolio, and fields that may differ between
 * languages. Each section must have the type of the main file's section with its id.
 */
export const overlay: z.ZodType = overlaySchema(portfolio)

const others = new WeakMap<PortfolioSchema, z.ZodType>([[portfolio, overlay]])

/** The schema of the overlays of a portfolio. */
export function overlayOf(schema: PortfolioSchema): z.ZodType {
  const known = others.get(schema) ?? overlaySchema(schema)
  others.set(schema, known)
  return known
}

function overlaySchema(schema: PortfolioSchema): z.ZodType {
  const shape = translatableShape(schema)
  if (!shape) throw new Error('The portfolio has no words.')
  return z.strictObject(shape).meta({
    title: 'Overlay',
    description:
      'The words of a portfolio in another language; = stands for a text that is the same in both.',
  })
}
