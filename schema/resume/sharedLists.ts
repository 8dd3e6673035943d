import { z } from 'zod'

/** The lists of a résumé that sections of the page may say already. */
export const sharedLists = [
  'work',
  'education',
  'volunteering',
  'certificates',
  'awards',
  'skills',
  'projects',
  'publications',
] as const

export type SharedList = (typeof sharedLists)[number]

/**
 * The fields of sections that provide a list of the résumé. `list` is its name; left out if the field's value is the
 * name.
 */
export const saysList = z.registry<{ list?: SharedList }>()
