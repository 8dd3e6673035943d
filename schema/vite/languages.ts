import { autonymOf } from '../lookup/languages.ts'
import type { LanguageLink, ResolvedPortfolio } from './resolved.ts'
import type { Editions } from './sectionModules.ts'

/** The folder of an edition below the site: that of the main one is the site's own. */
export const folderOf = (lang: string, mainLang: string): string => (lang === mainLang ? '' : `${lang}/`)

/** The editions of a site, each with the ways to all of them where there are several. */
export function withLanguages([main, ...others]: Editions): Editions {
  if (others.length === 0) return [main]
  const mainLang = main.site.lang
  const linksFrom = (from: ResolvedPortfolio): LanguageLink[] =>
    [main, ...others].map(({ site: { lang, dir } }) => {
      const up = from === main ? './' : '../'
      return { lang, dir, name: autonymOf(lang), href: up + folderOf(lang, mainLang) }
    })
  const linked = (edition: ResolvedPortfolio) => ({ ...edition, languages: linksFrom(edition) })
  return [linked(main), ...others.map(linked)]
}
