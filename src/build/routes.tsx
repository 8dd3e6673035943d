import type { ReactElement } from 'react'
import type { Portfolio as Content } from '../../schema/model/portfolio.ts'
import { folderOf } from '../../schema/vite/languages.ts'
import { type ResolvedSection, resolveHeading } from '../../schema/vite/resolved.ts'
import { factsOf } from '../factsRegistry.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { Portfolio } from '../pages/Portfolio.tsx'
import type { FirstPicture } from '../sections/facts.ts'
import { basePath } from './html/basePath.ts'
import { structuredData } from './social/structuredData.ts'

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
  /** Whether its islands are hydrated. Without, it has no script. */
  hydrated?: boolean
  /**
   * Its heading, where that has a screen of its own, so that its type comes before all else. It may have *emphasis*, as in
   * the YAML.
   */
  headline?: string
  /** The picture of its first screen, if that has one. */
  firstPicture?: FirstPicture | undefined
  /** The id of what follows the headline's screen. Before that has come the screen is not whole, and its words would move. */
  afterFirstScreen?: string
  /** What search engines are told of it, in the words of schema.org. */
  structuredData?: object
  /** What is rendered. */
  page: ReactElement
}

/** A document in one of several languages. */
export interface Alternate {
  lang: string
  path: string
}

/** The start of the site in each of its languages, the main one first; none where it has one. */
export const alternatesOf = ([main, ...others]: readonly Content[]): Alternate[] =>
  main && others.length > 0
    ? [main, ...others].map(({ site: { lang } }) => ({ lang, path: folderOf(lang, main.site.lang) }))
    : []

/**
 * Every document that a build makes in one language.
 *
 * @param shown the sections as the page shows them, their pictures resolved
 * @param alternates the start of the site in each of its languages
 */
export function routesOf(
  content: Content,
  shown: readonly ResolvedSection[],
  alternates: readonly Alternate[] = [],
): Route[] {
  const { site, notFound, sections } = content
  const [first, second] = sections
  const headline = first && factsOf(first).headline?.(first)
  const folder = alternates.find(({ lang }) => lang === site.lang)?.path ?? ''
  const common = { lang: site.lang, dir: site.dir, description: site.description }
  return [
    {
      ...common,
      path: folder,
      alternates,
      title: site.title,
      indexed: true,
      hydrated: true,
      headline,
      firstPicture: shown[0] && factsOf(shown[0]).firstPicture?.(shown[0]),
      afterFirstScreen: headline === undefined ? undefined : second?.id,
      structuredData: structuredData(content, shown, folder),
      page: <Portfolio />,
    },
    {
      ...common,
      path: `${folder}404.html`,
      title: notFound.title,
      indexed: false,
      anywhere: true,
      headline: notFound.heading,
      page: (
        <NotFound
          home={basePath(content) + folder}
          words={{ ...notFound, heading: { ...resolveHeading(notFound.heading), level: 1 } }}
        />
      ),
    },
  ]
}
