/// <reference types="vite/client" />
/// <reference path="../virtual.d.ts" />
/// <reference path="../customProperties.d.ts" />

import type { z } from 'zod'
import type { Resolved } from '../../shared/resolved.ts'
import type { MetadataOf } from '../sections/metadata.ts'

// `onefolio/section`: the parts of which an owner's own sections are made, those of the built-in ones. A build has only
// the parts that a section in use imports.

export { plain } from '../../shared/plain.ts'
export type {
  ResolvedHeading,
  ResolvedIcon,
  ResolvedMarkdown,
  ResolvedPicture,
  ResolvedSentence,
} from '../../shared/resolved.ts'
export { useContent } from '../content.ts'
export { Reveal } from '../motion/Enter.tsx'
export { broad, middle, prefersMotion, prefersReducedMotion, wide } from '../theme/breakpoints.ts'
export { contentSizes, type ImageSize } from '../theme/imageSizes.ts'
export {
  Arrow,
  arrowLink,
  arrowTo,
  FileNote,
  onwardLink,
  primary,
  quietLink,
  round,
  textLink,
} from '../ui/controls.tsx'
export { Hidden, RuledList, SectionFrame } from '../ui/frames.ts'
export { Icon } from '../ui/pictures/Icon.tsx'
export { Picture } from '../ui/pictures/Picture.tsx'
export { MarkdownText } from '../ui/text/MarkdownText.tsx'
export {
  Columns,
  ContentColumn,
  EntryTitle,
  Label,
  SectionHeader,
  TwoColumns,
} from '../ui/text/SectionHeader.tsx'
export { sentence } from '../ui/text/sentence.tsx'
export { foreign, Words } from '../ui/text/words.tsx'
export { withKeys } from '../ui/withKeys.ts'

/** A section of the YAML as its component gets it: its pictures, icons and links looked up, its texts set. */
type Shown<Schema extends z.ZodObject> = Resolved<z.output<Schema>> & { type: string }

/** The props of the component of an own section type: `SectionProps<typeof schema>`. */
export interface SectionProps<Schema extends z.ZodObject> {
  /** What the YAML says in this section. */
  section: Shown<Schema>
}

/** What the build may be told of an own section type, in its `metadata.ts`. */
export type SectionMetadata<Schema extends z.ZodObject> = Omit<
  MetadataOf<z.output<Schema> & { type: string }, Shown<Schema>>,
  'headline' | 'art' | 'firstPicture' | 'caseStudies' | 'sampleService' | 'colours' | 'screenPictures'
>
