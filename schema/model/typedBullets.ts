import { z } from 'zod'

/** Texts whose lines with bullets become entries of a list beside them, by the key of that list. */
export const typedBullets = z.registry<{ list: string }>()
