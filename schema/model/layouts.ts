import { z } from 'zod'
import { own } from '../yaml/valueAt.ts'
import { objectOf, registered, unwrapped } from './schemaIntrospection.ts'

/** The layouts of a section: its default one, and a description of each by its name. */
interface Layouts {
  standard: string
  choices: Readonly<Record<string, string>>
}

const layouts = z.registry<Layouts>()

/**
 * The key `layout` of a section, a choice with a default. In a checked section it is undefined for the default layout,
 * which needs nothing but the section's type.
 *
 * @param choices a description of each layout, by its name
 */
export function layout<const Standard extends string, const Other extends string>(
  standard: Standard,
  choices: Readonly<Record<Standard | Other, string>>,
) {
  const described = Object.entries(choices).map(([name, look]) => `${name}: ${look}`)
  // `Object.keys` loses the type of the keys; there is at least the default one.
  const names = Object.keys(choices) as [Standard | Other, ...(Standard | Other)[]]
  return z
    .enum(names)
    .default(standard as never) // One of the names, which TypeScript does not see through the two parameters.
    .register(layouts, { standard, choices })
    .transform((name) => (name === standard ? undefined : (name as unknown as Exclude<Other, Standard>)))
    .meta({ description: `How it is laid out. ${described.join('; ')}.`, default: standard })
}

/** A field that only some layouts of its section show. */
interface Showing {
  /** The layouts that show it, and require it. */
  layouts: readonly string[]
  /** Whether it may be written for other layouts too: they show it if it is there, or changing one word tries them. */
  mayStay?: true
}

const showings = z.registry<Showing>()

/** A field, at any depth of a section, that some of its layouts need and the others do not show, or not need. */
export function shownIn<T extends z.ZodType>(showing: Showing, field: T): z.ZodOptional<T> {
  const optional = field.optional()
  showings.add(optional, showing)
  return optional
}

/** The layouts that show a field; undefined if all do. */
export const showingOf = (field: z.core.$ZodType): Showing | undefined => registered(showings, field)

/** The layout of an object, and all that it may have; undefined if it has no layout, or an unknown one. */
export function layoutOf(
  schema: z.core.$ZodType,
  value: unknown,
): { name: string; all: string[] } | undefined {
  const field = objectOf(schema, value)?.shape.layout
  const standard = field && registered(layouts, field)?.standard
  const choice = field && unwrapped(field)
  if (standard === undefined || !(choice instanceof z.ZodEnum)) return undefined
  const all = choice.options.map(String)
  const name = own(value, 'layout') ?? standard
  return typeof name === 'string' && all.includes(name) ? { name, all } : undefined
}

/** All layouts of a section type, by the schema of the type or of its key `layout`; undefined if it has but one. */
export function layoutsOf(schema: z.core.$ZodType): Layouts | undefined {
  const field = objectOf(schema, undefined)?.shape.layout ?? schema
  return registered(layouts, field)
}
