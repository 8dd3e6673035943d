import type { SectionRef } from '../schema/vite/page.ts'
import type { Registry } from './registry.ts'

/** The name that the renderer of a section has in `registry.ts`: its type, and its layout if that is not the default one. */
export function rendererName({ type, layout = '' }: SectionRef): keyof Registry {
  // The schema knows no other layouts, and the registry has all that it knows.
  return `${type}${layout.charAt(0).toUpperCase()}${layout.slice(1)}` as keyof Registry
}
