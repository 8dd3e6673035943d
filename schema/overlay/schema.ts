import { z } from 'zod'
import { formerNamesOf, renamed } from '../model/formerNames.ts'
import { type Kind, kindOf, perLanguage } from '../model/kinds.ts'
import { portfolio } from '../model/portfolio.ts'
import { metaOf, objectOf, registered, unwrapped } from '../model/schemaIntrospection.ts'

/** What is written in a language, for people to read. */
const words: readonly (Kind | undefined)[] = ['text', 'heading', 'markdown', 'alternative', 'label']

/** What may lead elsewhere in another language: a page, or a picture with words in it. */
const addresses: readonly (Kind | undefined)[] = ['link', 'picture']

/** Whether a field holds words of a language, which an overlay says again. */
export const isWord = (schema: z.core.$ZodType): boolean => words.includes(kindOf(schema))

/** Whether a field is no word, and an overlay may have another value for it all the same. */
const mayDiffer = (schema: z.core.$ZodType): boolean =>
  addresses.includes(kindOf(schema)) || registered(perLanguage, schema) !== undefined

/** Whether an overlay may write a field, or something below it. */
export const mayBeWritten = (schema: z.core.$ZodType): boolean =>
  kindOf(schema) === 'anchor' || translatable(schema) !== undefined

/** The part of a schema that an overlay may write, all of it optional; undefined where that is nothing. */
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
  return shape && described(z.nullable(z.strictObject(shape)).optional(), schema)
}

function translatableShape({ shape }: z.ZodObject): Record<string, z.ZodType> | undefined {
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    const part = translatable(field)
    return part ? [[key, renamed(formerNamesOf(field), part)] as const] : []
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** An entry that its id tells, and whose type is that of the main file's. */
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
  return part.meta({ description, ...(examples ? { examples } : {}) }) as T // A copy of the same kind.
}

/**
 * What an overlay such as `portfolio.de.yaml` may write: the words of the portfolio again, and what may differ between
 * languages. A section has the type of the one in the main file with its id.
 */
export const overlay: z.ZodType = overlaySchema()

function overlaySchema(): z.ZodType {
  const shape = translatableShape(portfolio)
  if (!shape) throw new Error('The portfolio has no words.')
  return z.strictObject(shape).meta({
    title: 'Overlay',
    description: 'The words of a portfolio in another language.',
  })
}
