import { z } from 'zod'
import { about } from './about.ts'
import { contact } from './contact.ts'
import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { hero } from './hero.ts'
import { logos } from './logos.ts'
import { numbers } from './numbers.ts'
import { posts } from './posts.ts'
import { projects } from './projects.ts'
import { prose } from './prose.ts'
import { publications } from './publications.ts'
import { services } from './services.ts'
import { skills } from './skills.ts'
import { testimonials } from './testimonials.ts'
import { timeline } from './timeline.ts'
import { video } from './video.ts'

/** Every section type, distinguished by `type`. A new one is a file beside this one and a line here. */
export const anySection = z.discriminatedUnion('type', [
  hero,
  about,
  skills,
  services,
  projects,
  testimonials,
  timeline,
  prose,
  gallery,
  faq,
  numbers,
  logos,
  publications,
  posts,
  video,
  contact,
])

/** A checked section of any type. */
export type Section = z.output<typeof anySection>

/** The name of a section type. */
export type SectionType = Section['type']

/** A checked section of the type `T`. */
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>
