import { autonymOf } from '../../../schema/text/languages.ts'
import type { LanguageLink, ResolvedPortfolio } from '../../shared/resolved.ts'
import { upFrom } from '../content/addresses.ts'
import type { Locales, ResolvedLocale } from '../content/locales.ts'

/** The folder of a locale below that of the site; empty for the main one. */
export const folderOf = (lang: string, mainLang: string): string => (lang === mainLang ? '' : `${lang}/`)

/** Adds links to all locales to each of them, if there are several. */
export function withLanguages([main, ...others]: Locales): Locales {
  if (others.length === 0) return [main]
  const mainLang = main.site.lang
  const linksFrom = (from: ResolvedPortfolio): LanguageLink[] =>
    [main, ...others].map(({ site: { lang, dir } }) => {
      const up = from === main ? './' : '../'
      return { lang, dir, name: autonymOf(lang), href: up + folderOf(lang, mainLang) }
    })
  const linked = (locale: ResolvedLocale) => {
    const languages = linksFrom(locale)
    const waysFrom = (home: string, path = '') =>
      languages.map((way) => ({ ...way, href: `${home}${way.href}${path}` }))
    const { pageAt } = locale
    const apart: Record<string, ResolvedPortfolio> = {}
    for (const [path, content] of Object.entries(locale.apart))
      apart[path] = { ...content, languages: waysFrom(upFrom(path), path) }
    return {
      ...locale,
      languages,
      pageAt: async (path: string, isTranslated: boolean) => {
        const page = await pageAt(path, isTranslated)
        return {
          ...page,
          labels: { ...page.labels, languages: locale.labels.languages },
          languages: waysFrom(page.home ?? '', isTranslated ? path : ''),
        }
      },
      apart,
    }
  }
  return [linked(main), ...others.map(linked)]
}
