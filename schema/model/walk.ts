import type { z } from 'zod'
import type { Path } from '../report/diagnostics.ts'
import { own, stepsOf } from '../yaml/valueAt.ts'
import { type Kind, kindOf } from './kinds.ts'
import { childSchema } from './schemaIntrospection.ts'

type Schema = z.core.$ZodType

/** A value of content, where it stands, and what the schema says of it. */
export interface Visited {
  path: Path
  value: unknown
  /** Undefined for what the schema does not know. */
  schema: Schema | undefined
  kind: Kind | undefined
}

/**
 * Every value of content, lists and objects before what they hold, in the order of the file. The content may be
 * unchecked.
 *
 * @param path where the value stands
 */
export function* walk(value: unknown, schema: Schema | undefined, path: Path = []): Generator<Visited> {
  yield { path, value, schema, kind: schema && kindOf(schema) }
  for (const step of stepsOf(value)) {
    const inner = schema && childSchema(schema, step, value)
    yield* walk(own(value, step), inner, [...path, step])
  }
}

/**
 * A copy of content in which each text, number and other single value is what `change` returns for it. Lists and
 * objects stay as they are built.
 */
export function mapValues<T>(content: T, schema: Schema, change: (visited: Visited) => unknown): T {
  const visit = (value: unknown, field: Schema | undefined, path: Path): unknown => {
    const step = (key: string | number, item: unknown) =>
      visit(item, field && childSchema(field, key, value), [...path, key])
    if (Array.isArray(value)) return value.map((item, index) => step(index, item))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, step(key, item)]))
    return change({ path, value, schema: field, kind: field && kindOf(field) })
  }
  return visit(content, schema, []) as T // Texts become texts: the types of the schema hold.
}
