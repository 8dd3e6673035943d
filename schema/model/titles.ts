import type { z } from 'zod'
import { metaOf } from './schemaIntrospection.ts'

/**
 * What a person calls a field, as a form does: the title that its schema has, or else its key in words, as that is mostly
 * the same. `year` is Year, `subjectUnnamed` is Subject unnamed.
 */
export function titleOf(field: z.core.$ZodType, key: string | number | undefined): string {
  const { title } = metaOf(field)
  const words = String(key ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return title ?? words.charAt(0).toUpperCase() + words.slice(1)
}
