import { z } from 'zod'
import type { KeyUse, KeyUses } from '../yaml/syntax/errorContext.ts'
import { formerNameOf } from './formerNames.ts'
import { type PortfolioSchema, portfolio } from './portfolio.ts'
import { unwrapped } from './schemaIntrospection.ts'

const known = new WeakMap<PortfolioSchema, KeyUses>()

/** Every key of a portfolio, its former names too, and what may stand behind it anywhere in a file. */
export function keyUses(schema = portfolio): KeyUses {
  const uses = known.get(schema) ?? usesIn(schema)
  known.set(schema, uses)
  return uses
}

function usesIn(schema: z.core.$ZodType): KeyUses {
  const uses = new Map<string, KeyUse>()
  const seen = new Set<z.core.$ZodType>()
  const visit = (one: z.core.$ZodType): void => {
    const inner = unwrapped(one)
    if (seen.has(inner)) return
    seen.add(inner)
    if (inner instanceof z.ZodArray) visit(inner.element)
    else if (inner instanceof z.ZodUnion) inner.options.forEach(visit)
    else if (inner instanceof z.ZodObject)
      for (const [key, field] of Object.entries(inner.shape)) {
        for (const name of [key, formerNameOf(field)])
          if (name !== undefined) uses.set(name, together(uses.get(name), behind(field)))
        visit(field)
      }
  }
  visit(schema)
  return uses
}

function behind(schema: z.core.$ZodType): KeyUse {
  const inner = unwrapped(schema)
  const parts: readonly z.core.$ZodType[] = inner instanceof z.ZodUnion ? inner.options : [inner]
  const has = (isOne: (part: z.core.$ZodType) => boolean) => parts.some((part) => isOne(unwrapped(part)))
  return {
    list: has((part) => part instanceof z.ZodArray),
    group: has((part) => part instanceof z.ZodObject),
    text: has((part) => !(part instanceof z.ZodArray || part instanceof z.ZodObject)),
  }
}

const together = (one: KeyUse | undefined, other: KeyUse): KeyUse => ({
  text: other.text || (one?.text ?? false),
  list: other.list || (one?.list ?? false),
  group: other.group || (one?.group ?? false),
})
