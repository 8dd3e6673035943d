import fc from 'fast-check'
import { z } from 'zod'
import { unwrapped } from '../../schema/model/schemaIntrospection.ts'

/**
 * Values of a group of keys that all have defaults, derived from its schema: any of the keys may be left out, numbers
 * are from all of their range, and texts are `words`. A new key is thus tried without more code. Throws for types of
 * schemas that it does not know.
 */
export function fromSchema<T extends z.ZodType>(
  schema: T,
  words: fc.Arbitrary<string>,
): fc.Arbitrary<z.input<T>> {
  // Values derived from a schema fit it, which its type cannot say.
  return anyOf(schema, words) as fc.Arbitrary<z.input<T>>
}

function anyOf(schema: z.core.$ZodType, words: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject) {
    const keys = Object.entries(inner.shape).map(([key, value]) => [key, anyOf(value, words)])
    return fc.record(Object.fromEntries(keys), { requiredKeys: [] })
  }
  if (inner instanceof z.ZodNumber) {
    const [min, max] = [inner.minValue ?? 0, inner.maxValue ?? 100]
    if (inner.format === 'safeint') return fc.integer({ min, max })
    return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
  }
  if (inner instanceof z.ZodEnum) return fc.constantFrom(...inner.options)
  if (inner instanceof z.ZodBoolean) return fc.boolean()
  if (inner instanceof z.ZodString) return words
  throw new Error(`Nothing is made yet for a schema of the type ${inner._zod.def.type}.`)
}
