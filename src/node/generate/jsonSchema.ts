import { z } from 'zod'
import { overlayOf } from '../../../schema/languages/schema.ts'
import { lookSchema } from '../../../schema/model/look.ts'
import { type PortfolioSchema, portfolio } from '../../../schema/model/portfolio.ts'
import { sectionKinds } from '../add/newSection.ts'
import { snippetsOf } from './snippets.ts'

/** Where the schema of portfolios for editors is kept, from the root of the project. */
export const jsonSchemaFile = 'schema/portfolio.schema.json'

/** Where the schema of overlays is kept. */
export const overlaySchemaFile = 'schema/overlay.schema.json'

/** Where the schema of looks is kept. */
export const lookSchemaFile = 'schema/look.schema.json'

/**
 * The schema of `portfolio.yaml`, perhaps with section types of its owner's own, as JSON Schema, for editors, which complete, explain and check with
 * it. Draft 7 is what the language server for YAML knows best.
 */
export function jsonSchema(whole: PortfolioSchema = portfolio): string {
  const override = (context: Context) => {
    forEditors(context)
    if (context.zodSchema === whole.shape.sections)
      context.jsonSchema.defaultSnippets = sectionKinds(whole).flatMap(snippetsOf)
  }
  const schema = z.toJSONSchema(whole, { io: 'input', target: 'draft-7', override })
  const { properties } = schema
  if (properties && typeof properties.theme === 'object') properties.theme = orLook(properties.theme)
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** The schema of `look.yaml`, likewise. */
export function lookJsonSchema(): string {
  const schema = z.toJSONSchema(lookSchema(portfolio), {
    io: 'input',
    target: 'draft-7',
    override: forEditors,
  })
  return `${JSON.stringify(schema, null, 2)}\n`
}

/**
 * The schema of a theme, which may also be the name of a look: that is read before zod sees the theme. JSON Schema allows
 * several types, its TypeScript types only a single name.
 */
const orLook = (keys: Node): Node => Object.assign(keys, { type: ['object', 'string'] })

/** The schema of overlays such as `portfolio.de.yaml`, likewise. */
export function overlayJsonSchema(whole: PortfolioSchema = portfolio): string {
  const schema = z.toJSONSchema(overlayOf(whole), { io: 'input', target: 'draft-7', override: forOverlays })
  return `${JSON.stringify(schema, null, 2)}\n`
}

type Node = z.core.JSONSchema.BaseSchema

interface Context {
  zodSchema: z.core.$ZodTypes
  jsonSchema: Node
  path: (string | number)[]
}

function forEditors({ zodSchema, jsonSchema, path }: Context): void {
  // Those of fields are for the form of the editor: here they would stand above every description.
  if (path.length > 0) delete jsonSchema.title
  titleSection(jsonSchema)
  addDefault(jsonSchema)
  addFormMessage(zodSchema, jsonSchema)
  refuseBlank(zodSchema, jsonSchema)
  allowYear(zodSchema, jsonSchema)
}

/** In an overlay a section needs its id alone, nothing has a default, and any value may be empty. */
function forOverlays(context: Context): void {
  forEditors(context)
  const { jsonSchema } = context
  delete jsonSchema.default
  if (jsonSchema.properties?.type && jsonSchema.properties.id) {
    delete jsonSchema.properties.type
    jsonSchema.required = ['id']
  }
  // Without a type more than one kind of section may match.
  if (jsonSchema.oneOf) {
    jsonSchema.anyOf = jsonSchema.oneOf
    delete jsonSchema.oneOf
  }
  const [inner, empty] = jsonSchema.anyOf ?? []
  if (typeof inner !== 'object' || typeof empty !== 'object' || empty.type !== 'null') return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, { ...inner, ...jsonSchema })
  // JSON Schema allows an array here, its TypeScript types only a single name.
  Object.assign(jsonSchema, { type: [inner.type, 'null'] })
  if (jsonSchema.enum) jsonSchema.enum = [...jsonSchema.enum, null]
}

/**
 * Gives the type of a section the description of the section, which editors also show in the list of all types, and
 * titles the section with its type: editors offer whole sections under their titles.
 */
function titleSection(schema: Node): void {
  const type = schema.properties?.type
  if (typeof type !== 'object' || typeof type.const !== 'string') return
  type.description = schema.description
  schema.title = type.const
}

/** Adds the default to the description: on hover editors show only the description. */
function addDefault(schema: Node): void {
  const { default: standard, description } = schema
  if (!description || (typeof standard !== 'string' && typeof standard !== 'number')) return
  const suffix = ` Default: ${JSON.stringify(standard)}.`
  if (!description.endsWith(suffix)) schema.description = description + suffix
}

/** Adds the message for a text of the wrong form; the language server for YAML shows it in place of the pattern. */
function addFormMessage(zodSchema: z.core.$ZodTypes, schema: Node): void {
  if (!schema.pattern || !(zodSchema instanceof z.ZodType)) return
  // For editors it has Latin letters alone; the pattern says all.
  if (schema.format === 'email') delete schema.format
  // A NUL byte is valid in no format, so this finds the schema's own message.
  const refused = zodSchema.safeParse('\0').error?.issues.find(({ code }) => code === 'invalid_format')
  if (refused) schema.patternErrorMessage = `Must be ${refused.message}.`
}

/** Refuses a text of blanks alone where the check does. */
function refuseBlank(zodSchema: z.core.$ZodTypes, schema: Node): void {
  if (schema.type !== 'string' || !schema.minLength || schema.pattern) return
  if (z.safeParse(zodSchema, ' ').success) return
  Object.assign(schema, { pattern: '\\S', patternErrorMessage: 'Must have a word in it.' })
}

/** Allows a year without quotes where the check does: YAML and editors take it for a number. */
function allowYear(zodSchema: z.core.$ZodTypes, schema: Node): void {
  // JSON Schema allows an array here, its TypeScript types only a single name.
  if (schema.type === 'string' && z.safeParse(zodSchema, 2021).success)
    Object.assign(schema, { type: ['string', 'integer'] })
}
