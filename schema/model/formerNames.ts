import { z } from 'zod'
import { registered } from './schemaIntrospection.ts'

// A registry of its own: what stands in zod's global one is written into the schema for editors.
const formerNames = z.registry<{ key: string }>()

/** A copy of a field whose key had another name. The old one gets a diagnostic with the new one. */
export function renamed<T extends z.ZodType>(former: string, field: T): T {
  const copy = field.clone()
  formerNames.add(copy, { key: former })
  return copy
}

/** What the key of a field was called before; undefined if it has not been renamed. */
export const formerNameOf = (schema: z.core.$ZodType): string | undefined =>
  registered(formerNames, schema)?.key
