import type { z } from 'zod'
import type { portfolio } from '../schema/model/portfolio.ts'

/** A portfolio as it is written in YAML: nothing is filled in. */
export type Written = z.input<typeof portfolio>

/** One of its sections. */
export type WrittenSection = Written['sections'][number]

/** A section of the type `T`. */
export type WrittenOf<T extends WrittenSection['type']> = Extract<WrittenSection, { type: T }>
