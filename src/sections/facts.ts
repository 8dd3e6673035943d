import type { Art } from '../../schema/model/art.ts'
import type { SharedList } from '../../schema/model/resume/lists.ts'
import type { Resume } from '../../schema/model/resume/resume.ts'
import type { SectionOf, SectionType } from '../../schema/model/sections/index.ts'
import type { Theme } from '../../schema/model/theme.ts'
import type { Resolved, ResolvedPicture, ResolvedSection } from '../../schema/vite/resolved.ts'
import type { ImageSize } from '../theme/imageSizes.ts'

/** What only some sections have code for; `src/virtual.d.ts` says what each is. */
export type SectionUse =
  | '__SAMPLES__'
  | '__POSTS__'
  | '__TAGS__'
  | '__FILTER__'
  | '__PLANES__'
  | '__PICTURE__'
  | '__PORTRAIT__'
  | '__TYPE__'
  | '__DRAWING__'
  | '__OTHER_SCREEN__'
  | '__LINK_REPLAY__'
  | '__ODD_FACTS__'
  | '__LONG_VOICES__'

/** What is known of an entry that has a page of its own, beside the text of that. Addresses are relative to the start. */
export interface CaseStudyFacts {
  /** Where the page is below the start. */
  path: string
  title: string
  description: string
  image: ResolvedPicture
  /** Where the project itself is. */
  link?: string | undefined
  tags?: readonly string[] | undefined
  /** Whether its section can be filtered by its tags. */
  isFiltered: boolean
}

type Lists = Pick<Resolved<Resume>, SharedList>

/** The lists of a résumé that sections say too. */
export type ResumeLists = {
  [List in keyof Lists]?: (NonNullable<Lists[List]>[number] & Beyond<List>)[] | undefined
}

/** What sections say of some entries and a résumé in the YAML has no field for. */
type Beyond<List> = List extends 'publications'
  ? { authors?: readonly string[] }
  : List extends 'education' | 'certificates'
    ? { text?: string | undefined }
    : unknown

/** A picture of the first screen, and how large it is shown, as `ui/pictures/Picture.tsx` is told. */
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
 * of checked content, all optional. They run in Node, so a facts module imports no renderer: types, and what its section
 * has of its own without React.
 */
export interface SectionFacts<T extends SectionType = SectionType> {
  /** The headline of the page, which has a screen of its own; a part between *asterisks* is emphasised. */
  headline?(section: SectionOf<T>): string
  /** What the page shows beside its headline. */
  art?(section: SectionOf<T>): Art | undefined
  /** The picture of the first screen, where it has one: browsers preload it. */
  firstPicture?(section: ResolvedSection<T>): FirstPicture | undefined
  /** The code that it needs and not every site has: a build without it leaves it out. */
  uses?(section: SectionOf<T>): readonly SectionUse[]
  owner?(section: ResolvedSection<T>): OwnerFacts
  /**
   * Nodes of schema.org that stand beside the page's own; `sections` are all of this type. `absolute` makes an address of
   * the page a whole one, where it is known where the page will be.
   */
  structuredData?(
    sections: readonly ResolvedSection<T>[],
    absolute: (address: string) => string | undefined,
  ): StructuredNode[]
  /** Its entries that have a page of their own, in their order. */
  caseStudies?(section: ResolvedSection<T>): CaseStudyFacts[]
  /** What it says of the résumé. */
  resume?(section: ResolvedSection<T>): Partial<ResumeLists>
  /** What its form submits to: an endpoint, or `mailto:` for the visitor's mail program. */
  formTarget?(section: SectionOf<T>): string
  /** The hosts of players that it puts into the page when they are wanted, such as `https://player.example`. */
  frameHosts?(section: SectionOf<T>): readonly string[]
  /** Whether it plays films or sounds that are published with the page. */
  playsFiles?(section: SectionOf<T>): boolean
  /** The picture service of its samples, an address with `{seed}`; undefined where it shows none. */
  sampleService?(section: SectionOf<T>): string | undefined
  /** The letters that it shows beside those that the YAML has, on a page in a language. */
  letters?(section: ResolvedSection<T>, lang: string): string
  /** Variables that it adds to the colours of each mode, as declarations of CSS. */
  colours?(palette: Theme['dark']): string
  /** Keys of its YAML whose pictures are only shown small, such as faces beside names. */
  smallPictures?: readonly string[]
}
