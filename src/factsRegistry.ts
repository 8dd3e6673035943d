import type { SectionType } from '../schema/model/sections/index.ts'
import { facts as about } from './sections/about/facts.ts'
import { facts as contact } from './sections/contact/facts.ts'
import type { SectionFacts } from './sections/facts.ts'
import { facts as faq } from './sections/faq/facts.ts'
import { facts as hero } from './sections/hero/facts.ts'
import { facts as logos } from './sections/logos/facts.ts'
import { facts as numbers } from './sections/numbers/facts.ts'
import { facts as posts } from './sections/posts/facts.ts'
import { facts as projects } from './sections/projects/facts.ts'
import { facts as publications } from './sections/publications/facts.ts'
import { facts as skills } from './sections/skills/facts.ts'
import { facts as testimonials } from './sections/testimonials/facts.ts'
import { facts as timeline } from './sections/timeline/facts.ts'
import { facts as video } from './sections/video/facts.ts'

/**
 * The facts of the section types that have any. Separate from `registry.ts`, which is for the browser and leads to
 * renderers: facts never get into a script of the page, nor renderers into the build.
 */
const registry = {
  hero,
  about,
  skills,
  projects,
  testimonials,
  faq,
  numbers,
  logos,
  publications,
  posts,
  timeline,
  video,
  contact,
} satisfies {
  [T in SectionType]?: SectionFacts<T>
}

const byType = new Map<string, SectionFacts>(Object.entries(registry))

const none: SectionFacts = {}

/** The facts of a section's type; empty where the type has no facts module. */
export const factsOf = ({ type }: { type: SectionType }): SectionFacts => byType.get(type) ?? none

/** The keys of the YAML whose pictures are only shown small. */
export const smallPictures: ReadonlySet<string> = new Set(
  [...byType.values()].flatMap((facts) => facts.smallPictures ?? []),
)
