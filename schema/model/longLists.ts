import { z } from 'zod'
import { registered } from './schemaIntrospection.ts'

/** How many entries of a list a page shows well, and what happens beyond. */
export interface ListLimit {
  max: number
  /** What a visitor would meet, as the end of a sentence. */
  beyond: string
  /** The only layout of the section with this limit; left out, all have it. */
  layout?: string
}

/** The lists that a page shows well up to some length. */
export const listLimits = z.registry<ListLimit>()

/** How long a list may be to be shown well; undefined where that does not matter. */
export const listLimitOf = (schema: z.core.$ZodType): ListLimit | undefined => registered(listLimits, schema)
