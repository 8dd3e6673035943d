import type { ComponentType } from 'react'
import type { ArtName } from '../../schema/model/art.ts'
import type { SectionType } from '../../schema/model/sections/index.ts'
import type { ResolvedSection } from '../shared/resolved.ts'

/** The component that shows a section of the type `T`. Its only prop is checked data. */
export type Renderer<T extends SectionType> = ComponentType<{ section: ResolvedSection<T> }>

/** The layouts of the section type `T` beside the default one. */
type Layout<T extends SectionType> = Extract<ResolvedSection<T>, { layout: unknown }>['layout'] & string

/** The arts of the section type `T` beside the default one. Their renderers know the layouts too. */
type Art<T extends SectionType> = 'art' extends keyof ResolvedSection<T> ? Exclude<ArtName, 'planes'> : never

/** A renderer for each section type and for each other layout and art of it, as a function that loads its chunk. */
export type Registry = {
  [T in SectionType as T | `${T}${Capitalize<Layout<T> | Art<T>>}`]: () => Promise<{ default: Renderer<T> }>
}

// The renderers by section type, and by type with layout or art. A build imports those that its YAML uses, through
// `virtual:portfolio/renderers`. A missing one, or one for another type, does not compile in `src/client/islands/loadIsland.tsx`.
export const hero = () => import('./sections/hero/Hero.tsx')
export const heroSheets = () => import('./sections/hero/HeroSheets.tsx')
export const heroCentred = () => import('./sections/hero/Hero.tsx')
export const heroType = () => import('./sections/hero/HeroType.tsx')
export const heroCareer = () => import('./sections/hero/HeroCareer.tsx')
export const heroPictureBehind = () => import('./sections/hero/HeroBehind.tsx')
export const heroPictureBeside = () => import('./sections/hero/HeroBeside.tsx')
export const heroPortrait = () => import('./sections/hero/HeroBeside.tsx')
export const heroDrawing = () => import('./sections/hero/HeroBeside.tsx')
export const about = () => import('./sections/about/About.tsx')
export const aboutEnd = () => import('./sections/about/About.tsx')
export const aboutAbove = () => import('./sections/about/About.tsx')
export const aboutNone = () => import('./sections/about/About.tsx')
export const skills = () => import('./sections/skills/Skills.tsx')
export const skillsStrata = () => import('./sections/skills/SkillsStrata.tsx')
export const skillsTags = () => import('./sections/skills/SkillsTags.tsx')
export const skillsGroups = () => import('./sections/skills/SkillsGroups.tsx')
export const services = () => import('./sections/services/Services.tsx')
export const servicesList = () => import('./sections/services/ServicesList.tsx')
export const projects = () => import('./sections/projects/Projects.tsx')
export const projectsGrid = () => import('./sections/projects/ProjectsGrid.tsx')
export const projectsList = () => import('./sections/projects/ProjectsList.tsx')
export const projectsNames = () => import('./sections/projects/ProjectsNames.tsx')
export const projectsBands = () => import('./sections/projects/ProjectsBands.tsx')
export const testimonials = () => import('./sections/testimonials/Testimonials.tsx')
export const testimonialsWall = () => import('./sections/testimonials/TestimonialsWall.tsx')
export const testimonialsPicture = () => import('./sections/testimonials/TestimonialsPicture.tsx')
export const timeline = () => import('./sections/timeline/Timeline.tsx')
export const timelineRows = () => import('./sections/timeline/TimelineRows.tsx')
export const timelineNear = () => import('./sections/timeline/TimelineNear.tsx')
export const prose = () => import('./sections/prose/Prose.tsx')
export const gallery = () => import('./sections/gallery/Gallery.tsx')
export const galleryWalk = () => import('./sections/gallery/GalleryWalk.tsx')
export const faq = () => import('./sections/faq/Faq.tsx')
export const numbers = () => import('./sections/numbers/Numbers.tsx')
export const logos = () => import('./sections/logos/Logos.tsx')
export const publications = () => import('./sections/publications/Publications.tsx')
export const posts = () => import('./sections/posts/Posts.tsx')
export const video = () => import('./sections/video/Video.tsx')
export const contact = () => import('./sections/contact/Contact.tsx')
export const contactAddress = () => import('./sections/contact/ContactAddress.tsx')
export const contactLetter = () => import('./sections/contact/ContactLetter.tsx')
