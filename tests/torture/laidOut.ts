import fc from 'fast-check'
import { showingOf } from '../../schema/model/layouts.ts'
import { unwrapped } from '../../schema/model/schemaIntrospection.ts'
import { section } from '../../schema/model/sections/index.ts'

/** The layouts of each section type that has several, and the keys that only some of them show, from the schema. */
const layouts = new Map(
  section.options.flatMap(({ shape }) => {
    const choice = 'layout' in shape ? unwrapped(shape.layout) : undefined
    if (!choice || !('options' in choice) || !Array.isArray(choice.options)) return []
    const shown = Object.entries(shape).flatMap(([key, field]) => {
      const showing = showingOf(field)
      return showing ? [{ key, layouts: showing.layouts }] : []
    })
    return [[shape.type.value as string, { names: choice.options.map(String), shown }] as const]
  }),
)

/** Gives sections one of the layouts of their type, or none, and removes the keys that it does not show. */
export function laidOut<T extends Readonly<Record<string, fc.Arbitrary<object>>>>(sections: T): T {
  const entries = Object.entries(sections).map(([type, arbitrary]) => {
    const known = layouts.get(type)
    if (!known) return [type, arbitrary] as const
    const [standard] = known.names
    const layout = fc.option(fc.constantFrom(...known.names), { nil: undefined })
    const one = fc.tuple(arbitrary, layout).map(([section, layout]) => {
      const hidden = known.shown.filter(({ layouts }) => !layouts.includes(layout ?? standard ?? ''))
      const kept = Object.entries(section).filter(([name]) => !hidden.some(({ key }) => key === name))
      return { ...Object.fromEntries(kept), layout }
    })
    return [type, one] as const
  })
  return Object.fromEntries(entries) as T // The same types, each with a key that its schema has.
}
