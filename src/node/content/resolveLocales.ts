import { statSync } from 'node:fs'
import type { Locale } from '../../../schema/check/locale.ts'
import { publicFolder } from '../../../schema/files/publicFiles.ts'
import { findIcon } from '../../../schema/pictures/icons.ts'
import { report } from '../../../schema/report/report.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'
import { dataLine } from '../../shared/dataAttributes.ts'
import type { LocalPicture } from '../../shared/localPicture.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import type { ResolvedPortfolio } from '../../shared/resolved.ts'
import type { Caches } from '../build/files/fileCache.ts'
import type { NodeFeature } from '../feature.ts'
import { features as allFeatures } from '../features.ts'
import { withLanguages } from '../languages/languageLinks.ts'
import { resolveCaseStudies } from '../pages/resolveCaseStudies.ts'
import { RefusedPicture, refusedPicture } from '../pictures/refusedPicture.ts'
import { upFrom } from './addresses.ts'
import type { ContentFile, ValidContent } from './content.ts'
import type { Locales, ResolvedLocale, ResolveSite } from './locales.ts'
import { withoutSections } from './pageModules.ts'
import type { Lookup } from './resolveFields.ts'
import { resolvePortfolio, titleHeadings } from './resolvePortfolio.ts'
import { typesetterOf } from './resolveTexts.ts'

/** What the caller provides to resolve content. */
export interface ResolveOptions {
  /** Makes a picture beside the YAML ready to be served; `use` is the key under which the YAML names it. */
  picture: (file: string, use: string) => Promise<LocalPicture>
  /** Measures words of a text in the display face of the theme: see `Lookup`. */
  measure?: Lookup['measure']
  /** Where files that features make of the content are kept; left out, they make none. */
  caches?: Caches
  /** Whether blocks of Markdown tell their lines, as the editor of the dev server needs it. */
  hasLines?: () => boolean
  /** The features that resolve pages of their own; all of them if left out. */
  features?: readonly NodeFeature[]
}

/**
 * Resolves content in each of its languages: pictures, icons, texts of pages, and pages of features, such as the
 * résumé. Throws `Unbuildable`, with a report, if a picture cannot be encoded or the PDF of a résumé cannot be made.
 */
export async function resolveLocales(
  { locales: [main, ...others], text, texts }: ValidContent,
  source: ContentFile,
  { picture, measure, caches, hasLines, features = allFeatures }: ResolveOptions,
): Promise<Locales> {
  const lookup = {
    picture: (src: string, use: string) =>
      picture(source.beside(src), use).catch((error) => {
        throw new Unbuildable(report(refusedPicture(new RefusedPicture(src, error), texts), texts))
      }),
    icon: findIcon,
    text,
    drawing: (src: string) => {
      const fact = source.drawing(src)
      return 'drawing' in fact ? fact.drawing : undefined
    },
    tones: source.tones,
    lineAttribute: hasLines?.() ? dataLine : undefined,
    ...(measure && { measure }),
    bytes: (path: string) =>
      [path, `${publicFolder}/${path}`]
        .map((one) => statSync(source.beside(one), { throwIfNoEntry: false }))
        .find((stats) => stats?.isFile())?.size,
  }

  async function resolveLocale(locale: Locale, root = ''): Promise<ResolvedLocale> {
    const { portfolio, schema, foreign } = locale
    const { lang } = portfolio.site
    const pages = new Set(locale.caseStudies.map(({ path }) => path))
    const set = typesetterOf(portfolio)
    let own: Lookup = { ...lookup, schema, foreign, pages, set }
    const apart: Record<string, ResolvedPortfolio> = {}
    for (const { resolve } of features) {
      const resolved = await resolve?.(locale, own, { root, folder: root && `${lang}/`, texts, caches })
      if (!resolved) continue
      own = resolved.lookup
      Object.assign(apart, resolved.apart)
    }
    const [start, caseStudies] = await Promise.all([
      resolvePortfolio(portfolio, { ...own, root }),
      resolveCaseStudies(locale, own, root),
    ])
    const { site, pages: further, notFound } = portfolio
    const entries = start.sections.flatMap((section) => metadataOf(section).caseStudies?.(section) ?? [])
    const shown = [...entries, ...further].map(({ title }) => title)
    const titleOf = await titleHeadings([site.owner.name, notFound.heading, ...shown], portfolio, own)
    /** Headers and footers, by the way from a page to the start: those of one depth are alike. */
    const known = new Map([['', Promise.resolve(withoutSections(start))]])
    const pageAt = (path: string): Promise<ResolvedPage> => {
      const home = upFrom(path)
      const page =
        known.get(home) ??
        resolvePortfolio(portfolio, { ...own, home, root: root + home }).then(withoutSections)
      known.set(home, page)
      return page
    }
    return { ...start, pageAt, caseStudies, titleOf, apart }
  }

  const first = await resolveLocale(main)
  return withLanguages([first, ...(await Promise.all(others.map((one) => resolveLocale(one, '../'))))])
}

/** Returns the function that resolves the content of a file: once, however many ask for it. */
export function localesResolver(source: ContentFile, options: ResolveOptions): ResolveSite {
  let last: { content: ValidContent; locales: Promise<Locales> } | undefined
  return (content) => {
    if (last?.content !== content) last = { content, locales: resolveLocales(content, source, options) }
    return last.locales
  }
}
