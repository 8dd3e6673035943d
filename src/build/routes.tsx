import type { ReactElement } from 'react'
import type { Portfolio as Content } from '../../schema/model/portfolio.ts'
import { type ResolvedSection, resolveHeading } from '../../schema/vite/resolved.ts'
import { factsOf } from '../factsRegistry.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { Portfolio } from '../pages/Portfolio.tsx'
import { basePath } from './html/basePath.ts'
import { structuredData } from './social/structuredData.ts'

/** A document of the site. */
export interface Route {
  /** Where it is below the site: empty for the start, else a folder such as `resume/` or a file such as `404.html`. */
  path: string
  /** Its language, a BCP 47 tag, and the direction of writing. */
  lang: string
  dir: 'ltr' | 'rtl'
  title: string
  description: string
  /** Whether search engines are to find it: it then has a canonical address, share tags and a line in the sitemap. */
  indexed: boolean
  /** Whether it may be served at any address, as the page for unknown ones is: its addresses begin at the root. */
  anywhere?: boolean
  /** Whether its islands are hydrated. Without, it has no script. */
  hydrated?: boolean
  /**
   * Its heading, where that has a screen of its own, so that its type comes before all else. It may have *emphasis*, as in
   * the YAML.
   */
  headline?: string
  /** The id of what follows the headline's screen. Before that has come the screen is not whole, and its words would move. */
  afterFirstScreen?: string
  /** What search engines are told of it, in the words of schema.org. */
  structuredData?: object
  /** What is rendered. */
  page: ReactElement
}

/**
 * Every document that a build makes.
 *
 * @param shown the sections as the page shows them, their pictures resolved
 */
export function routesOf(content: Content, shown: readonly ResolvedSection[]): Route[] {
  const { site, notFound, sections } = content
  const [first, second] = sections
  const headline = first && factsOf(first).headline?.(first)
  const common = { lang: site.lang, dir: site.dir, description: site.description }
  return [
    {
      ...common,
      path: '',
      title: site.title,
      indexed: true,
      hydrated: true,
      headline,
      afterFirstScreen: headline === undefined ? undefined : second?.id,
      structuredData: structuredData(content, shown),
      page: <Portfolio />,
    },
    {
      ...common,
      path: '404.html',
      title: notFound.title,
      indexed: false,
      anywhere: true,
      headline: notFound.heading,
      page: (
        <NotFound
          home={basePath(content)}
          words={{ ...notFound, heading: { ...resolveHeading(notFound.heading), level: 1 } }}
        />
      ),
    },
  ]
}
