import type { ComponentType } from 'react'
import type { SectionType } from '../schema/model/sections/index.ts'
import type { ResolvedSection } from '../schema/vite/resolved.ts'

/** What shows a section of the type `T`. It is given checked data and nothing else. */
export type Renderer<T extends SectionType> = ComponentType<{ section: ResolvedSection<T> }>

/** A renderer for each section type, as a function that loads its chunk. */
export type Registry = { [T in SectionType]: () => Promise<{ default: Renderer<T> }> }

// Section type → renderer. A build takes from here what its YAML uses, by `virtual:portfolio/renderers`. A missing
// type, or a renderer for another type, does not compile: see where `src/islands/Island.tsx` takes them.
export const hero = () => import('./sections/hero/Hero.tsx')
export const about = () => import('./sections/about/About.tsx')
export const skills = () => import('./sections/skills/Skills.tsx')
export const services = () => import('./sections/services/Services.tsx')
export const projects = () => import('./sections/projects/Projects.tsx')
export const testimonials = () => import('./sections/testimonials/Testimonials.tsx')
export const timeline = () => import('./sections/timeline/Timeline.tsx')
export const prose = () => import('./sections/prose/Prose.tsx')
export const gallery = () => import('./sections/gallery/Gallery.tsx')
export const faq = () => import('./sections/faq/Faq.tsx')
export const numbers = () => import('./sections/numbers/Numbers.tsx')
export const logos = () => import('./sections/logos/Logos.tsx')
export const publications = () => import('./sections/publications/Publications.tsx')
export const posts = () => import('./sections/posts/Posts.tsx')
export const video = () => import('./sections/video/Video.tsx')
export const contact = () => import('./sections/contact/Contact.tsx')
