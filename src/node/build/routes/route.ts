import type { ReactElement } from 'react'
import type { FirstPicture } from '../../../client/sections/metadata.ts'
import type { ResolvedPage } from '../../../shared/page.ts'
import type { ResolvedPortfolio } from '../../../shared/resolved.ts'

/** A document of the site. */
export interface Route {
  /** Its path below the site: empty for the start, else a folder such as `resume/` or a file such as `404.html`. */
  path: string
  /** Its language, a BCP 47 tag, and the direction of writing. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** The page in every language, itself included; empty with one language. */
  alternates?: readonly Alternate[]
  title: string
  description: string
  /** Whether search engines may index it: it then has a canonical URL, share tags and a line in the sitemap. */
  indexed: boolean
  /** Whether it may be served at any address, as the 404 is: its own links then begin at the root. */
  anywhere?: boolean
  /** `islands` hydrates sections, `header` runs a script for the header only. Without, the page has no script. */
  scripts?: 'islands' | 'header'
  /** The content of a page for which it was resolved apart. */
  apart?: ResolvedPortfolio
  /** Its path below the start of its locale, only on the page of a project. */
  caseStudy?: string
  /** When that was made, as its owner writes it. */
  year?: string | undefined
  /** Its main heading. May contain *emphasis*, as in the YAML. */
  headline?: string
  /** Whether that heading has a screen of its own, below which all else begins. */
  hasScreen?: boolean
  /** The picture of its first screen, if that has one. */
  firstPicture?: FirstPicture | undefined
  /**
   * The id of what follows the headline's screen. Until the parser reaches it the screen is not whole, and would shift.
   */
  afterFirstScreen?: string
  /** The words of its card in link previews, where they differ from the site's. */
  card?: string
  /** What it shows beside the portfolio. */
  shows?: unknown
  /** Letters that it shows and the portfolio lacks, such as those of files that sections read. */
  letters?: string
  /** Its structured data, in the vocabulary of schema.org. */
  structuredData?: object
  /** What is rendered; without, the sections of the YAML, as islands. */
  page?: ReactElement
  /** The content that it is rendered with; by default the header and the footer, with links relative to the route. */
  content?: ResolvedPage
  /** Whether its styles come in two parts: those of its first screen, and behind that screen those of all else. */
  inParts?: boolean
}

/** A document in one of several languages. */
export interface Alternate {
  lang: string
  path: string
}

/** The alternates of a document, and behind them the main one once more, for visitors of all other languages. */
export const withDefault = (alternates: readonly Alternate[]): Alternate[] => {
  const [main] = alternates
  return main ? [...alternates, { lang: 'x-default', path: main.path }] : []
}
