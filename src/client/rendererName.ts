import type { SectionRef } from '../shared/page.ts'
import type { InSheets, Registry } from './registry.ts'

/** The types with a renderer of their own in the frame of sheets. */
const inSheets: readonly string[] = ['hero', 'skills', 'services', 'contact'] satisfies InSheets[]

/**
 * The name of a section's renderer in `registry.ts`: its type, and its art or layout if that is not the default one, or
 * else sheets, where that is the frame of the theme and the type has a renderer for it.
 */
export function rendererName({ type, layout, art, frame }: SectionRef): keyof Registry {
  const look = art ?? layout ?? (frame === 'sheets' && inSheets.includes(type) ? frame : '')
  // The schema accepts only those that the registry has.
  return `${type}${look.charAt(0).toUpperCase()}${look.slice(1)}` as keyof Registry
}
