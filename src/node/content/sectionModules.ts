import { dataLocale } from '../../shared/dataAttributes.ts'
import type { Locales, ResolvedLocale } from './locales.ts'
import { withoutSections, withSections } from './withSections.ts'

/** The module with the content of the page in the browser. */
export const pageModule = 'virtual:portfolio'

const sectionPrefix = `${pageModule}/section/`
const languagePrefix = `${pageModule}/in/`

/** The module of one locale, on a site with several. */
export const languageModule = (lang: string): string => languagePrefix + lang

const moduleOf = (id: string, lang?: string) => sectionPrefix + (lang === undefined ? id : `${lang}/${id}`)

/** Whether a module of this name has content, or loads it. */
export const isContentModule = (name: string): boolean =>
  name === pageModule || name.startsWith(sectionPrefix) || name.startsWith(languagePrefix)

/**
 * The source of a module that `isContentModule` knows, in a build: each section is a module, and so a chunk of its own.
 * With several locales each of them is one too, so that a visitor loads only one. Ids and languages need no escaping:
 * the schema allows only letters, digits and hyphens.
 */
export function clientModule(name: string, locales: Locales): string {
  const [main, ...others] = locales
  for (const locale of locales) {
    const lang = others.length > 0 ? locale.site.lang : undefined
    const found = locale.sections.find(({ id }) => name === moduleOf(id, lang))
    if (found) return `export const section = ${JSON.stringify(found)}`
    if (lang !== undefined && name === languageModule(lang)) return pageSource(locale, lang)
  }
  if (others.length === 0) return pageSource(main)
  const loaders = locales.map(({ site }) => `'${site.lang}': () => import('${languageModule(site.lang)}')`)
  return [
    `const locales = { ${loaders.join(', ')} }`,
    `export const { portfolio } = await locales[document.documentElement.getAttribute('${dataLocale}')]()`,
  ].join('\n')
}

/** The start of a locale. Its pages are left out: they have no scripts that would need it. */
function pageSource(
  { pageAt: _, caseStudies: _pages, resumePage: _apart, ...start }: ResolvedLocale,
  lang?: string,
) {
  const page = withoutSections(start)
  const loaders = page.sections.map(({ id }) => `() => import('${moduleOf(id, lang)}')`)
  return [
    `export const portfolio = ${JSON.stringify(page)}`,
    `const loaders = [${loaders.join(', ')}]`,
    'portfolio.sections.forEach((ref, index) => {',
    '  ref.load = () => loaders[index]().then(({ section }) => section)',
    '})',
  ].join('\n')
}

/** The event by which the dev server sends changed content to the page. */
export const changed = 'portfolio:content'

/** The start in each language, with the content of its sections, as the dev server gives it to the page. */
export const devStarts = (locales: Locales) => locales.map(withSections)

/** The source of the page's module in the dev server. Later edits come by the event. */
export const devModule = (locales: Locales): string => `
const locales = ${JSON.stringify(devStarts(locales))}
const locale = globalThis.document?.documentElement.getAttribute('${dataLocale}')
export const portfolio = locales.find(({ site }) => site.lang === locale) ?? locales[0]`
