import type { SectionType } from '../../schema/model/sections/index.ts'
import { metadata as about } from './sections/about/metadata.ts'
import { metadata as contact } from './sections/contact/metadata.ts'
import { metadata as faq } from './sections/faq/metadata.ts'
import { metadata as hero } from './sections/hero/metadata.ts'
import { metadata as logos } from './sections/logos/metadata.ts'
import type { SectionMetadata } from './sections/metadata.ts'
import { metadata as numbers } from './sections/numbers/metadata.ts'
import { metadata as posts } from './sections/posts/metadata.ts'
import { metadata as projects } from './sections/projects/metadata.ts'
import { metadata as publications } from './sections/publications/metadata.ts'
import { metadata as skills } from './sections/skills/metadata.ts'
import { metadata as testimonials } from './sections/testimonials/metadata.ts'
import { metadata as timeline } from './sections/timeline/metadata.ts'
import { metadata as video } from './sections/video/metadata.ts'

/**
 * The metadata of the section types that have any. Separate from `registry.ts`, which is for the browser and leads to
 * renderers: metadata never get into a script of the page, nor renderers into the build.
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
  [T in SectionType]?: SectionMetadata<T>
}

const byType = new Map<string, SectionMetadata>(Object.entries(registry))

const none: SectionMetadata = {}

/** The metadata of a section's type; empty where the type has no metadata module. */
export const metadataOf = ({ type }: { type: SectionType }): SectionMetadata => byType.get(type) ?? none

const keysOf = (size: 'smallPictures' | 'screenPictures'): ReadonlySet<string> =>
  new Set([...byType.values()].flatMap((metadata) => metadata[size] ?? []))

/** The keys of the YAML whose pictures are only shown small, and of those as large as the screen. */
export const smallPictures = keysOf('smallPictures')
export const screenPictures = keysOf('screenPictures')
