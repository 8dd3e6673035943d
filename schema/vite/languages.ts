import { autonymOf } from '../lookup/languages.ts'
import { resumeAddresses } from '../model/resume/addresses.ts'
import { upFrom } from './addresses.ts'
import type { LanguageLink, ResolvedPortfolio } from './resolved.ts'
import type { Editions, ResolvedEdition } from './sectionModules.ts'

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
  const linked = (edition: ResolvedEdition) => {
    const languages = linksFrom(edition)
    const caseStudies = edition.caseStudies.map((study) => {
      const { path, page } = study
      const ways = languages.map((way) => ({ ...way, href: `${page.home}${way.href}${path}` }))
      return {
        ...study,
        page: { ...page, labels: { ...page.labels, languages: edition.labels.languages }, languages: ways },
      }
    })
    const { resumePage } = edition
    const { page } = resumeAddresses
    const ways = languages.map((way) => ({ ...way, href: `${upFrom(page)}${way.href}${page}` }))
    return {
      ...edition,
      languages,
      caseStudies,
      ...(resumePage && { resumePage: { ...resumePage, languages: ways } }),
    }
  }
  return [linked(main), ...others.map(linked)]
}
