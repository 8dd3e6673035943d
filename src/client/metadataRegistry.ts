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

/** The metadata of the owner's own types: those that have any. */
let own: ReadonlyMap<string, SectionMetadata> = new Map()

/**
 * Takes the metadata of an owner's own section types, in place of those before. Node runs this module twice in a build:
 * with the configuration, and in the bundle that renders the page, which is handed them too.
 */
export function setOwnMetadata(ofTypes: typeof own): void {
  own = ofTypes
}

/** The metadata of a section's type; empty where the type has no metadata module. */
export const metadataOf = ({ type }: { type: SectionType }): SectionMetadata =>
  byType.get(type) ?? own.get(type) ?? none

/** The path of a type's metadata, in the project or, of an owner's own, beside the YAML. */
export const metadataFile = ({ type }: { type: SectionType }): string =>
  `${own.has(type) ? '' : 'src/client/'}sections/${type}/metadata.ts`

/** How large the pictures of a key of the YAML are shown at most: small, as large as the screen, or as their section. */
export function sizeOfPictures(key: string): 'small' | 'screen' | undefined {
  const all = [...byType.values(), ...own.values()]
  if (all.some(({ smallPictures }) => smallPictures?.includes(key))) return 'small'
  return all.some(({ screenPictures }) => screenPictures?.includes(key)) ? 'screen' : undefined
}
