import { z } from 'zod'
import { registered } from './schemaIntrospection.ts'

interface Former {
  key: string
  /** What its values were called, with what they are called now. */
  values?: Readonly<Record<string, string>> | undefined
}

// Registries of their own: what stands in zod's global one is written into the schema for editors.
const formerNames = z.registry<Former>()
const formerLimits = z.registry<{ max: number }>()
const formerKeys = z.registry<{ keys: readonly string[] }>()

/** A copy of a field whose key, and perhaps values, had other names. The old ones get a diagnostic with the new ones. */
export function renamed<T extends z.ZodType>(former: string, field: T, values?: Former['values']): T {
  const copy = field.clone()
  formerNames.add(copy, { key: former, values })
  return copy
}

/** What the key of a field was called before; undefined if it has not been renamed. */
export const formerNameOf = (schema: z.core.$ZodType): string | undefined =>
  registered(formerNames, schema)?.key

/** What a value of a field that has another name now is called. */
export const currentValue = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  typeof value === 'string' ? registered(formerNames, schema)?.values?.[value] : undefined

/** A copy of a number's field that allowed up to `max` before. What was allowed gets a fix: the largest of now. */
export function narrowed<T extends z.ZodType>(max: number, field: T): T {
  const copy = field.clone()
  formerLimits.add(copy, { max })
  return copy
}

/** The largest number that a field allowed before; undefined if it has not been narrowed. */
export const formerMaxOf = (schema: z.core.$ZodType): number | undefined =>
  registered(formerLimits, schema)?.max

/** A copy of an object that had more keys before, which changed something then. Each gets a fix that takes it away. */
export function without<T extends z.ZodType>(keys: readonly string[], object: T): T {
  const copy = object.clone()
  formerKeys.add(copy, { keys })
  return copy
}

/** The keys that an object had before and has no longer. */
export const formerKeysOf = (schema: z.core.$ZodType): readonly string[] =>
  registered(formerKeys, schema)?.keys ?? []
