import type { ResolvedPage } from '../../shared/page.ts'
import type { ResolvedHeading, ResolvedPortfolio } from '../../shared/resolved.ts'
import type { ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import type { ValidContent } from './content.ts'

/** The locales of a site, the main one first. */
export type Locales = readonly [ResolvedLocale, ...ResolvedLocale[]]

/** The content of the start in a language, and the pages beside it. */
export type ResolvedLocale = ResolvedPortfolio & {
  /**
   * Resolves the header and the footer for a page of the locale, with links relative to it.
   *
   * @param path its path below the start, such as `projects/atlas/`
   * @param isTranslated whether the other languages have it too, at the same path; else their links lead to their starts
   */
  pageAt: (path: string, isTranslated: boolean) => Promise<ResolvedPage>
  caseStudies: readonly ResolvedCaseStudy[]
  /** The main heading of one of those pages, of the résumé or of the page for unknown addresses, by its text. */
  titleOf: (text: string) => ResolvedHeading
  /** The content of pages for which it is resolved apart, such as that of the résumé, by their paths below the start. */
  apart: Readonly<Record<string, ResolvedPortfolio>>
}

/** Resolves a content as `resolveLocales` does. */
export type ResolveSite = (content: ValidContent) => Promise<Locales>
