import { z } from 'zod'
import { own } from '../yaml/valueAt.ts'
import { objectOf, registered, unwrapped } from './schemaIntrospection.ts'

/** The name of the layout that a section has where it says nothing. */
const standards = z.registry<{ standard: string }>()

/**
 * How a section is laid out, a choice of which the first is the default. A checked section has it only where it is
 * another: what the default one needs is the section's type alone.
 *
 * @param choices what each looks like, by its name
 */
export function layout<const Standard extends string, const Other extends string>(
  standard: Standard,
  choices: Readonly<Record<Standard | Other, string>>,
) {
  const described = Object.entries(choices).map(([name, look]) => `${name}: ${look}`)
  // The keys of an object are those of its type; that there is one, the parameter says.
  const names = Object.keys(choices) as [Standard | Other, ...(Standard | Other)[]]
  return z
    .enum(names)
    .default(standard as never) // One of the names, which a type of two parameters cannot tell.
    .register(standards, { standard })
    .transform((name) => (name === standard ? undefined : (name as unknown as Exclude<Other, Standard>)))
    .meta({ description: `How it is laid out. ${described.join('; ')}.`, default: standard })
}

/** A field that only some layouts of its section show. */
interface Showing {
  /** Those that show it; there it must be written. */
  layouts: readonly string[]
  /** Whether it may be written for the others too, so that a layout can be tried by one word. */
  mayStay?: true
}

const showings = z.registry<Showing>()

/** A field, at any depth of a section, that some of its layouts need and the others do not show. */
export function shownIn<T extends z.ZodType>(showing: Showing, field: T): z.ZodOptional<T> {
  const optional = field.optional()
  showings.add(optional, showing)
  return optional
}

/** In which layouts a field is shown; undefined where that is all. */
export const showingOf = (field: z.core.$ZodType): Showing | undefined => registered(showings, field)

/** The layout of an object that has one, with all that it could have; undefined for all else, and for an unknown one. */
export function layoutOf(
  schema: z.core.$ZodType,
  value: unknown,
): { name: string; all: string[] } | undefined {
  const field = objectOf(schema, value)?.shape.layout
  const standard = field && registered(standards, field)?.standard
  const choice = field && unwrapped(field)
  if (standard === undefined || !(choice instanceof z.ZodEnum)) return undefined
  const all = choice.options.map(String)
  const name = own(value, 'layout') ?? standard
  return typeof name === 'string' && all.includes(name) ? { name, all } : undefined
}
