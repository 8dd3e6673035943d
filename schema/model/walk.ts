import type { z } from 'zod'
import type { Path } from '../report/diagnostics.ts'
import { isGroup, own, stepsOf } from '../yaml/valueAt.ts'
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
  /** The list or object that it stands in; undefined for the whole. */
  outer: Visited | undefined
}

/**
 * Every value of content, lists and objects before what they hold, in the order of the file. The content may be
 * unchecked, or without a schema.
 */
export function* walk(content: unknown, schema?: Schema): Generator<Visited> {
  yield* inAndBelow(visited(content, schema))
}

/**
 * A copy of content in which each value is what `change` returns for it, the whole last.
 *
 * @param change is given each value as it was, and its copy, in which all that it holds has changed already
 */
export function mapContent<T>(
  content: T,
  schema: Schema,
  change: (visited: Visited, copy: unknown) => unknown,
): T {
  const copied = (here: Visited): unknown => {
    const copies = below(here).map(([step, inner]) => [step, copied(inner)] as const)
    if (Array.isArray(here.value))
      return change(
        here,
        copies.map(([, copy]) => copy),
      )
    return change(here, isGroup(here.value) ? Object.fromEntries(copies) : here.value)
  }
  return copied(visited(content, schema)) as T // What `change` returns has the types that its caller says.
}

const visited = (value: unknown, schema: Schema | undefined, path: Path = [], outer?: Visited): Visited => ({
  path,
  value,
  schema,
  kind: schema && kindOf(schema),
  outer,
})

function* inAndBelow(here: Visited): Generator<Visited> {
  yield here
  for (const [, inner] of below(here)) yield* inAndBelow(inner)
}

/** What a list or an object holds, by index or key. */
function below(outer: Visited): [step: string | number, inner: Visited][] {
  const { value, schema, path } = outer
  return stepsOf(value).map((step) => {
    const field = schema && childSchema(schema, step, value)
    return [step, visited(own(value, step), field, [...path, step], outer)]
  })
}
