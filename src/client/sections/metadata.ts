import type { Art } from '../../../schema/model/art.ts'
import type { Link } from '../../../schema/model/links.ts'
import type { SharedLists } from '../../../schema/model/resumeLists.ts'
import type { SectionOf, SectionType } from '../../../schema/model/sections/index.ts'
import type { Ground, Palette } from '../../../schema/model/theme.ts'
import type { Resolved, ResolvedPicture, ResolvedSection, ResolvedSentence } from '../../shared/resolved.ts'
import type { ImageSize } from '../theme/imageSizes.ts'

/**
 * What is known of an entry with a page of its own, beside that page's text. Addresses are relative to the start page.
 */
export interface CaseStudyMetadata {
  /** The path of the page, relative to the start page. */
  path: string
  title: string
  description: ResolvedSentence
  image?: ResolvedPicture | undefined
  /** A link to the project itself. */
  link?: string | undefined
  /** Links beside that. */
  links?: readonly Link[] | undefined
  client?: string | undefined
  year?: string | undefined
  role?: string | undefined
  /** What came of it, in a few words. */
  result?: string | undefined
  tags?: readonly string[] | undefined
  /** Whether its section can be filtered by its tags. */
  isFiltered: boolean
}

/** What the content policy may let a page load from other hosts, by the beginning of each directive's name. */
export type PolicyKind = 'connect' | 'font' | 'frame' | 'img' | 'media' | 'script' | 'style'

/**
 * Hosts that the content policy allows: `https://api.example.com`, if need be with a path or `*.` for subdomains, or a
 * scheme without a host, `blob:` or `data:`.
 */
export type PolicyHosts = { readonly [Kind in PolicyKind]?: readonly string[] }

type Lists = Resolved<SharedLists>

/** The lists of a résumé to which sections contribute. */
export type ResumeLists = {
  [List in keyof Lists]?: (Lists[List][number] & Beyond<List>)[] | undefined
}

/** Fields that entries of sections have beyond those of a résumé in the YAML. */
type Beyond<List> = List extends 'publications'
  ? { authors?: readonly string[] }
  : List extends 'education'
    ? TextAndPoints & { employer?: Employer | undefined }
    : List extends 'certificates' | 'awards'
      ? TextAndPoints
      : List extends 'work' | 'volunteering'
        ? { employer?: Employer | undefined }
        : unknown

interface TextAndPoints {
  text?: ResolvedSentence | undefined
  points?: readonly ResolvedSentence[] | undefined
}

/**
 * The organisation of several entries that follow one another. They have one and the same object, and stand below its
 * name.
 */
export interface Employer {
  organisation: string
  /** The period of them all. */
  dates?: string | undefined
  url?: string | undefined
  about?: ResolvedSentence | undefined
  location?: string | undefined
}

/** A picture of the first screen, and how large it is shown, as the props of `ui/pictures/Picture.tsx`. */
export interface FirstPicture {
  picture: ResolvedPicture
  sizes: readonly ImageSize[]
  frame: { width: number; height: number }
}

/** Colours derived from a palette: of planes and sheets in space, of strata, and the accent in other hues. */
export type Paint = 'planes' | 'sheets' | 'strata' | 'tints'

/** What a section adds to the structured data of the site's owner. Addresses are relative to the page. */
export interface OwnerMetadata {
  image?: string
  knowsAbout?: readonly string[]
}

/**
 * A node of schema.org. Each metadata module types its own with schema-dts: checking the union of all would take minutes.
 */
export type StructuredNode = { readonly '@type': string }

/**
 * What the build must know of a section beside its renderer, in `src/client/sections/<type>/metadata.ts`: pure functions of
 * checked content, all optional. They run in Node, so a metadata module imports no renderer, only types and modules
 * without React.
 */
export type SectionMetadata<T extends SectionType = SectionType> = MetadataOf<
  SectionOf<T>,
  ResolvedSection<T>
>

/** The same of a section that is `Checked`, and `Shown` on the page. */
export interface MetadataOf<Checked, Shown> {
  /** The headline of the page, which fills the first screen; a part between *asterisks* is emphasised. */
  headline?(section: Checked): string
  /** The art of the first screen. */
  art?(section: Checked): Art | undefined
  /** The picture of the first screen, if it has one, which browsers preload. */
  firstPicture?(section: Shown): FirstPicture | undefined
  owner?(section: Shown): OwnerMetadata
  /**
   * Nodes of schema.org beside the page's own; `sections` are all of this type. `absolute` resolves an address of the
   * page, and gives undefined where the page's URL is unknown.
   */
  structuredData?(
    sections: readonly Shown[],
    absolute: (address: string) => string | undefined,
  ): StructuredNode[]
  /** Its entries that have a page of their own, in their order. */
  caseStudies?(section: Shown): CaseStudyMetadata[]
  /** Its entries for the lists of the résumé. */
  resume?(section: Shown): Partial<ResumeLists>
  /** What its form submits to: an endpoint, or `mailto:` for the visitor's mail program. */
  formTarget?(section: Checked): string | undefined
  /** Whether it shows the owner’s e-mail address, or opens a mail to it. */
  showsMail?(section: Checked): boolean
  /**
   * The hosts from which its components load on the start page, which the content policy would refuse otherwise: for
   * `fetch` and sockets `connect`, and then `font`, `frame`, `img`, `media`, `script`, `style`.
   */
  policy?(section: Checked): PolicyHosts
  /** Whether it plays videos or sounds that are published with the page. */
  playsFiles?(section: Checked): boolean
  /** The picture service of its samples, an address with `{seed}`; undefined where it shows none. */
  sampleService?(section: Checked): string | undefined
  /** The letters that it shows and the YAML lacks, on a page in the language `lang`. */
  letters?(section: Shown, lang: string): string
  /** CSS declarations of variables that it adds to the colours of each mode. */
  colours?(palette: Palette): string
  /** Which colours it draws with beside those of its background: see `build/documents/grounds.ts`. */
  paint?(section: Checked): Paint | undefined
  /** The background of a part of it. */
  innerGround?(section: Checked): Ground | undefined
  /** Keys of its YAML whose pictures are only shown small, such as faces beside names. */
  smallPictures?: readonly string[]
  /** Keys of its YAML whose pictures are as large as the screen. No other section has a picture of that key. */
  screenPictures?: readonly string[]
}
