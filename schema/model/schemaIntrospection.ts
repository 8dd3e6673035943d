import { z } from 'zod'
import { own } from '../yaml/valueAt.ts'

type Schema = z.core.$ZodType

const known = new WeakMap<Schema, readonly Schema[]>()

/** A schema, then what it wraps, and so on: `.optional()`, `.default()`, `.transform()`, `.pipe()` and others each wrap. */
export function layersOf(schema: Schema): readonly Schema[] {
  const before = known.get(schema)
  if (before) return before
  const layers = [schema, ...wrappedBy(schema).flatMap(layersOf)]
  known.set(schema, layers)
  return layers
}

function wrappedBy(schema: Schema): Schema[] {
  // The input comes last, so that `unwrapped` gives the schema of what is written.
  if (schema instanceof z.ZodPipe)
    return [schema.out, schema.in].filter((end) => !(end instanceof z.ZodTransform))
  if (schema instanceof z.ZodLazy) return [schema._zod.innerType]
  const { def } = schema._zod
  return 'innerType' in def && def.innerType instanceof z.ZodType ? [def.innerType] : []
}

/** A registry of zod, as far as it is read here. */
interface Registry<Meta> {
  get: (schema: Schema) => Meta | undefined
}

// zod merges the metadata of all schemas that one derives from whenever it is asked.
const answers = new WeakMap<Registry<unknown>, WeakMap<Schema, unknown>>()

/**
 * The metadata of the outermost layer of a schema that is in a registry; undefined if none is. What is registered after
 * the first question about a schema is not seen.
 */
export function registered<Meta extends object>(registry: Registry<Meta>, schema: Schema): Meta | undefined {
  const given = answers.get(registry) ?? new WeakMap<Schema, unknown>()
  answers.set(registry, given)
  if (!given.has(schema)) given.set(schema, outermost(registry, schema))
  return given.get(schema) as Meta | undefined // What this registry has answered.
}

function outermost<Meta>(registry: Registry<Meta>, schema: Schema): Meta | undefined {
  for (const layer of layersOf(schema)) {
    const meta = registry.get(layer)
    if (meta) return meta
  }
  return undefined
}

/** The innermost layer of a schema: what its value is made of. */
export function unwrapped(schema: Schema): Schema {
  return layersOf(schema).at(-1) ?? schema
}

/** Whether a key with this schema must be written. */
export function isRequired(schema: Schema): boolean {
  return schema._zod.optin === undefined
}

/** The schema of a key or of a list's entries, chosen by the data where there are several. */
export function childSchema(schema: Schema, step: string | number, value: unknown): Schema | undefined {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) return typeof step === 'number' ? inner.element : undefined
  const object = branchFor(inner, value)
  if (object instanceof z.ZodObject) return Object.hasOwn(object.shape, step) ? object.shape[step] : undefined
  return undefined
}

/** The object schema behind a schema for this value, if there is one. */
export function objectOf(schema: Schema | undefined, value: unknown): z.ZodObject | undefined {
  if (!schema) return undefined
  const object = branchFor(unwrapped(schema), value)
  return object instanceof z.ZodObject ? object : undefined
}

/** The branch of a union for this value: the one that its discriminator names, or the one with keys. */
function branchFor(inner: Schema, value: unknown): Schema | undefined {
  if (inner instanceof z.ZodDiscriminatedUnion) return discriminated(inner, value)
  const branch = inner instanceof z.ZodUnion ? inner.options[objectBranch(inner)] : inner
  return branch && unwrapped(branch)
}

/** The index of the branch of a union that is an object; -1 for none. */
export function objectBranch(union: z.ZodUnion): number {
  return union.options.findIndex((option) => unwrapped(option) instanceof z.ZodObject)
}

/** The literals that a union takes in place of an object. */
export function literalsOf(union: z.ZodUnion): string[] {
  return union.options.flatMap((option) =>
    option instanceof z.ZodLiteral ? [...option.values].map(String) : [],
  )
}

function discriminated(union: z.ZodDiscriminatedUnion, value: unknown): Schema | undefined {
  const key = union.def.discriminator
  const wanted = own(value, key)
  const branch = union.options.find((option) => {
    const literal = objectOf(option, undefined)?.shape[key]
    return literal instanceof z.ZodLiteral && literal.values.has(wanted as string)
  })
  return branch && unwrapped(branch)
}

/** The schema that a path leads to. */
export function schemaAt(
  root: Schema,
  path: readonly (string | number)[],
  value: unknown,
): Schema | undefined {
  let schema: Schema | undefined = root
  let here = value
  for (const step of path) {
    if (!schema) return undefined
    schema = childSchema(schema, step, here)
    here = own(here, step)
  }
  return schema
}

/** The description and examples of a schema; those of an outer layer override those of what it wraps. */
export function metaOf(schema: Schema | undefined): z.core.GlobalMeta {
  const layers = schema ? [...layersOf(schema)] : []
  return Object.assign({}, ...layers.toReversed().map((layer) => z.globalRegistry.get(layer)))
}

/** The discriminator values of a union: for sections, the names of all types. */
export function typesOf(schema: Schema | undefined): string[] {
  const union = schema && unwrapped(schema)
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  return union.options.flatMap((option) => {
    const literal = objectOf(option, undefined)?.shape[union.def.discriminator]
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : []
  })
}
