import { z } from 'zod'
import { own } from '../yaml/valueAt.ts'

/** A schema without what only says that it may be left out. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodReadonly
  ) {
    inner = inner.unwrap()
  }
  return inner
}

/** Whether a key with this schema must be written. */
export function required(schema: z.core.$ZodType): boolean {
  return schema._zod.optin === undefined
}

/** Whether two schemas are one and the same, their descriptions and defaults apart. */
export function same(one: z.core.$ZodType, other: z.core.$ZodType): boolean {
  return bare(one)._zod.def === bare(other)._zod.def
}

/** The schema of a key or of a list's entries, chosen by the data where there are several. */
export function inside(
  schema: z.core.$ZodType,
  step: string | number,
  value: unknown,
): z.core.$ZodType | undefined {
  const inner = bare(schema)
  if (inner instanceof z.ZodArray) return typeof step === 'number' ? inner.element : undefined
  const object = chosen(inner, value)
  if (object instanceof z.ZodObject) return Object.hasOwn(object.shape, step) ? object.shape[step] : undefined
  return undefined
}

/** The object schema that stands behind a schema for this value, if there is one. */
export function objectOf(schema: z.core.$ZodType | undefined, value: unknown): z.ZodObject | undefined {
  if (!schema) return undefined
  const inner = bare(schema)
  const object = chosen(inner, value)
  return object instanceof z.ZodObject ? object : undefined
}

/** What a union comes down to for this value: the branch that its discriminator names, or the one with keys. */
function chosen(inner: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (inner instanceof z.ZodDiscriminatedUnion) return branch(inner, value)
  return inner instanceof z.ZodUnion ? inner.options[groupAt(inner)] : inner
}

/** Which branch of a union of words and a group of keys is the group; -1 for none. */
export function groupAt(union: z.ZodUnion): number {
  return union.options.findIndex((option) => bare(option) instanceof z.ZodObject)
}

/** The words that a union takes in place of a group of keys. */
export function wordsOf(union: z.ZodUnion): string[] {
  return union.options.flatMap((option) =>
    option instanceof z.ZodLiteral ? [...option.values].map(String) : [],
  )
}

function branch(union: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined {
  const key = union.def.discriminator
  const wanted = own(value, key)
  return union.options.find((option) => {
    const literal = objectOf(option, undefined)?.shape[key]
    return literal instanceof z.ZodLiteral && literal.values.has(wanted as string)
  })
}

/** The schema that a path leads to. */
export function schemaAt(
  root: z.core.$ZodType,
  path: readonly (string | number)[],
  value: unknown,
): z.core.$ZodType | undefined {
  let schema: z.core.$ZodType | undefined = root
  let here = value
  for (const step of path) {
    if (!schema) return undefined
    schema = inside(schema, step, here)
    here = own(here, step)
  }
  return schema
}

/** What the schema says about a key: the words of its description, from the outermost wrapper inwards. */
export function about(schema: z.core.$ZodType | undefined): z.core.GlobalMeta | undefined {
  return schema ? (z.globalRegistry.get(schema) ?? z.globalRegistry.get(bare(schema))) : undefined
}

/** The names by which a union tells its branches apart. */
export function typesOf(schema: z.core.$ZodType | undefined): string[] {
  const union = schema && bare(schema)
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  return union.options.flatMap((option) => {
    const literal = objectOf(option, undefined)?.shape[union.def.discriminator]
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : []
  })
}
