import type { SectionRef } from '../shared/page.ts'
import type { Registry } from './registry.ts'

/** The name of a section's renderer in `registry.ts`: its type, and its art or layout if that is not the default one. */
export function rendererName({ type, layout, art }: SectionRef): keyof Registry {
  const look = art ?? layout ?? ''
  // The schema accepts only those that the registry has.
  return `${type}${look.charAt(0).toUpperCase()}${look.slice(1)}` as keyof Registry
}
