import type { Art } from '../../schema/model/art.ts'
import type { SectionOf, SectionType } from '../../schema/model/sections/index.ts'
import type { ResolvedPicture, ResolvedSection } from '../../schema/vite/resolved.ts'
import type { ImageSize } from '../theme/imageSizes.ts'

/** What only some sections have code for; `src/virtual.d.ts` says what each is. */
export type SectionUse =
  | '__SAMPLES__'
  | '__POSTS__'
  | '__PLANES__'
  | '__PICTURE__'
  | '__PORTRAIT__'
  | '__TYPE__'
  | '__DRAWING__'
  | '__OTHER_SCREEN__'

/** A picture of the first screen, and how large it is shown, as `ui/Picture.tsx` is told. */
export interface FirstPicture {
  picture: ResolvedPicture
  sizes: readonly ImageSize[]
  frame: { width: number; height: number }
}

/** What a section adds to the structured data of the site's owner. Addresses are relative to the page. */
export interface OwnerFacts {
  image?: string
  knowsAbout?: readonly string[]
}

/** A node of schema.org. Each facts module types its own with schema-dts, whose union of all would take minutes to check. */
export type StructuredNode = { readonly '@type': string }

/**
 * What the build must know of a section beside its renderer, in `src/sections/<type>/facts.ts`: pure functions
 * of checked content, all optional. They run in Node, so a facts module imports types alone, and no renderer.
 */
export interface SectionFacts<T extends SectionType = SectionType> {
  /** The headline of the page, which has a screen of its own; a part between *asterisks* is emphasised. */
  headline?(section: SectionOf<T>): string
  /** What the page shows beside its headline. */
  art?(section: SectionOf<T>): Art | undefined
  /** The picture of the first screen, where it has one: browsers are told of it before all else. */
  firstPicture?(section: ResolvedSection<T>): FirstPicture | undefined
  /** The code that it needs and not every site has: a build without it leaves it out. */
  uses?(section: SectionOf<T>): readonly SectionUse[]
  owner?(section: ResolvedSection<T>): OwnerFacts
  /** Nodes of schema.org that stand beside the page's own; `sections` are all of this type. */
  structuredData?(sections: readonly ResolvedSection<T>[]): StructuredNode[]
  /** What its form submits to: an endpoint, or `mailto:` for the visitor's mail program. */
  formTarget?(section: SectionOf<T>): string
  /** The picture service of its samples, an address with `{seed}`; undefined where it shows none. */
  sampleService?(section: SectionOf<T>): string | undefined
  /** Keys of its YAML whose pictures are only shown small, such as faces beside names. */
  smallPictures?: readonly string[]
}
