import { z } from 'zod'
import { layersOf } from './schemaIntrospection.ts'

interface FormerNames {
  /** What the key was called before. */
  key?: string
  /** What its `{…}` marks were called, and what they are called now. */
  marks?: Readonly<Record<string, string>>
}

// A registry of its own: what stands in zod's global one is written into the schema for editors.
const formerNames = z.registry<FormerNames>()

/** A copy of a field that had another name, or whose marks had. Old names get a diagnostic with the new ones. */
export function renamed<T extends z.ZodType>(former: FormerNames, field: T): T {
  const copy = field.clone()
  formerNames.add(copy, former)
  return copy
}

/** What a field and its marks were called before. */
export function formerNamesOf(schema: z.core.$ZodType): FormerNames {
  return Object.assign({}, ...[...layersOf(schema)].map((layer) => formerNames.get(layer)))
}
