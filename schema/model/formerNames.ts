import { z } from 'zod'
import { registered } from './schemaIntrospection.ts'

interface Former {
  key: string
  /** What its values were called, with what they are called now. */
  values?: Readonly<Record<string, string>> | undefined
}

// A registry of its own: what stands in zod's global one is written into the schema for editors.
const formerNames = z.registry<Former>()

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
