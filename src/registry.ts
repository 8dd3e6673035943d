import type { ComponentType } from 'react'
import type { SectionType } from '../schema/model/sections/index.ts'
import type { ResolvedSection } from '../schema/vite/resolved.ts'

/** What shows a section of the type `T`. It is given checked data and nothing else. */
export type Renderer<T extends SectionType> = ComponentType<{ section: ResolvedSection<T> }>

/** A renderer for each section type, as a function that loads its chunk. */
export type Registry = { [T in SectionType]: () => Promise<{ default: Renderer<T> }> }

/** Section type → renderer. A missing type, or a renderer for another type, does not compile. */
export const registry = {
  hero: () => import('./sections/hero/Hero.tsx'),
  about: () => import('./sections/about/About.tsx'),
  skills: () => import('./sections/skills/Skills.tsx'),
  services: () => import('./sections/services/Services.tsx'),
  projects: () => import('./sections/projects/Projects.tsx'),
  testimonials: () => import('./sections/testimonials/Testimonials.tsx'),
  timeline: () => import('./sections/timeline/Timeline.tsx'),
  prose: () => import('./sections/prose/Prose.tsx'),
  gallery: () => import('./sections/gallery/Gallery.tsx'),
  faq: () => import('./sections/faq/Faq.tsx'),
  contact: () => import('./sections/contact/Contact.tsx'),
} satisfies Registry
