import type { SectionRef } from '../schema/vite/page.ts'
import type { Registry } from './registry.ts'

/** The name of a section's renderer in `registry.ts`: its type, and its layout if that is not the default one. */
export function rendererName({ type, layout = '' }: SectionRef): keyof Registry {
  // The schema accepts only layouts that the registry has.
  return `${type}${layout.charAt(0).toUpperCase()}${layout.slice(1)}` as keyof Registry
}
