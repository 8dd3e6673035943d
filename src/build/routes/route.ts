import type { ReactElement } from 'react'
import type { ResolvedPortfolio } from '../../../schema/vite/resolved.ts'
import type { FirstPicture } from '../../sections/facts.ts'

/** A document of the site. */
export interface Route {
  /** Where it is below the site: empty for the start, else a folder such as `resume/` or a file such as `404.html`. */
  path: string
  /** Its language, a BCP 47 tag, and the direction of writing. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** Where it is in each language, itself among them; none where it is in one. */
  alternates?: readonly Alternate[]
  title: string
  description: string
  /** Whether search engines are to find it: it then has a canonical address, share tags and a line in the sitemap. */
  indexed: boolean
  /** Whether it may be served at any address, as the page for unknown ones is: its addresses begin at the root. */
  anywhere?: boolean
  /** Whether its islands are hydrated, or only its header has a script. Without, it has none. */
  scripts?: 'islands' | 'header'
  /** What the page of the résumé sees, if it is that. */
  resume?: ResolvedPortfolio
  /** Where it is below the start of its edition, for the page of a project. */
  caseStudy?: string
  /**
   * Its heading, where that has a screen of its own, so that its type comes before all else. It may have *emphasis*, as in
   * the YAML.
   */
  headline?: string
  /** The picture of its first screen, if that has one. */
  firstPicture?: FirstPicture | undefined
  /** The id of what follows the headline's screen. Before that has come the screen is not whole, and its words would move. */
  afterFirstScreen?: string
  /** The words of its card in link previews, where they are not the site's. */
  card?: string
  /** The letters that it shows and the portfolio has not, as of files that sections read. */
  letters?: string
  /** What search engines are told of it, in the words of schema.org. */
  structuredData?: object
  /** What is rendered. */
  page: ReactElement
  /** What of that stands on the headline's screen. */
  firstScreen?: ReactElement
}

/** A document in one of several languages. */
export interface Alternate {
  lang: string
  path: string
}
