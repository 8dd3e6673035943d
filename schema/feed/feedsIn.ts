import type { z } from 'zod'
import { type Portfolio, portfolio as schema } from '../model/portfolio.ts'
import { isFeed } from '../model/posts.ts'
import { childSchema, objectOf } from '../model/schemaIntrospection.ts'
import { own } from '../yaml/valueAt.ts'

/** A feed, and the file beside the YAML in which its posts are kept. */
export interface Feed {
  address: string
  file: string
}

/** The feeds of a portfolio, each file once. */
export function feedsIn(portfolio: Portfolio): Feed[] {
  const found = new Map<string, Feed>()
  const visit = (value: unknown, field: z.core.$ZodType | undefined): void => {
    if (typeof value !== 'object' || value === null) return
    const object = objectOf(field, value)
    const [address, file] = [own(value, 'feed'), own(value, 'file')]
    if (object && isFeed(object) && typeof address === 'string' && typeof file === 'string')
      found.set(file, { address, file })
    const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    for (const [step, item] of steps) visit(item, field && childSchema(field, step, value))
  }
  visit(portfolio, schema)
  return [...found.values()]
}
