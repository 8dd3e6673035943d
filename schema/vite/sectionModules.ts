import { resumeAddresses } from '../model/builtFiles.ts'
import { type PageFrom, withoutSections } from './page.ts'
import type { ResolvedPortfolio } from './resolved.ts'
import type { ResolvedCaseStudy } from './resolvedCaseStudies.ts'

/** The module with the content of the page itself. */
export const pageModule = 'virtual:portfolio'

/** The module that loads the content of a section by its id. */
const sectionLoaderModule = `${pageModule}/sections`

/** The module that holds, while prerendering, the locale that the others export. */
const localeModule = `${pageModule}/locale`

const sectionPrefix = `${pageModule}/section/`
const languagePrefix = `${pageModule}/in/`

/** The module of one locale, on a site with several. */
export const languageModule = (lang: string): string => languagePrefix + lang

const moduleOf = (id: string, lang?: string) => sectionPrefix + (lang === undefined ? id : `${lang}/${id}`)

/** Whether a module of this name has content, or loads it. */
export const isContentModule = (name: string): boolean =>
  [pageModule, sectionLoaderModule, localeModule].includes(name) ||
  name.startsWith(sectionPrefix) ||
  name.startsWith(languagePrefix)

/** The locales of a site, the main one first. */
export type Locales = readonly [ResolvedLocale, ...ResolvedLocale[]]

/** The content of the start in a language, and the pages beside it. */
export type ResolvedLocale = ResolvedPortfolio & {
  /** The header and the footer of pages that are not part of the content. */
  pageFrom: PageFrom
  caseStudies: readonly ResolvedCaseStudy[]
  /** The content resolved for the page of the résumé, if there is one. */
  resumePage?: ResolvedPortfolio
}

/**
 * The source of a module that `isContentModule` knows, in a build for the browser: each section is a module, and so a
 * chunk of its own. With several locales each of them is one too, so that a visitor loads only one. Ids and languages
 * need no escaping: the schema allows only letters, digits and hyphens.
 */
export function clientModule(name: string, locales: Locales): string {
  const [main, ...others] = locales
  for (const locale of locales) {
    const lang = others.length > 0 ? locale.site.lang : undefined
    const found = locale.sections.find(({ id }) => name === moduleOf(id, lang))
    if (found) return `export const section = ${JSON.stringify(found)}`
    if (lang !== undefined && name === languageModule(lang))
      return `${pageSource(locale)}\n${loaderSource(locale, lang)}`
  }
  if (others.length === 0) return name === pageModule ? pageSource(main) : loaderSource(main)
  if (name === sectionLoaderModule) return `export { loadSection } from '${pageModule}'`
  const loaders = locales.map(({ site }) => `'${site.lang}': () => import('${languageModule(site.lang)}')`)
  return [
    `const locales = { ${loaders.join(', ')} }`,
    `export const { portfolio, loadSection } = await locales[document.documentElement.dataset.locale]()`,
  ].join('\n')
}

/** The content of the start. Its pages are left out: they have no scripts that would need it. */
const startOf = ({ pageFrom: _, caseStudies: _pages, resumePage: _apart, ...start }: ResolvedLocale) =>
  withoutSections(start)

const pageSource = (locale: ResolvedLocale) => `export const portfolio = ${JSON.stringify(startOf(locale))}`

function loaderSource({ sections }: ResolvedPortfolio, lang?: string): string {
  const loaders = sections.map(({ id }) => `'${id}': () => import('${moduleOf(id, lang)}')`)
  return [
    `const loaders = { ${loaders.join(', ')} }`,
    'export const loadSection = (id) => loaders[id]().then(({ section }) => () => section)',
  ].join('\n')
}

/** How many folders below its start a page may lie. */
const depths = [0, 1, 2, 3]

/** The source of a module while prerendering: it has all locales, and `showLocale` selects the one that is shown. */
export async function serverModule(name: string, locales: Locales): Promise<string> {
  const byLanguage = (partOf: (locale: ResolvedLocale) => unknown) =>
    JSON.stringify(Object.fromEntries(locales.map((locale) => [locale.site.lang, partOf(locale)])))
  if (name === localeModule) {
    const lang = JSON.stringify(locales[0].site.lang)
    const pages = locales.map(async (locale) => [
      locale.site.lang,
      await Promise.all(
        depths.map((depth) => (depth === 0 ? startOf(locale) : locale.pageFrom('../'.repeat(depth)))),
      ),
    ])
    return [
      `const pages = ${JSON.stringify(Object.fromEntries(await Promise.all(pages)))}`,
      `const studies = ${byLanguage(({ caseStudies }) => caseStudies)}`,
      `const resumes = ${byLanguage(({ resumePage }) => resumePage && { whole: resumePage, page: withoutSections(resumePage) })}`,
      `const sections = ${byLanguage(({ sections }) => Object.fromEntries(sections.map((section) => [section.id, section])))}`,
      `export let portfolio = pages[${lang}][0]`,
      `let current = sections[${lang}]`,
      'export const sectionOf = (id) => current[id]',
      'export const caseStudies = (lang) => studies[lang]',
      'export const resumeOf = (lang) => resumes[lang]?.whole',
      "export const showLocale = (lang, path = '') => {",
      "  const ofDepth = pages[lang][path.split('/').length - 1]",
      `  const resume = path === '${resumeAddresses.page}' ? resumes[lang]?.page : undefined`,
      '  portfolio = resume ?? studies[lang].find((study) => study.path === path)?.page ?? ofDepth',
      `  if (!portfolio) throw new Error('The page ' + path + ' lies deeper than ${depths.length - 1} folders below the start.')`,
      '  current = sections[lang]',
      '}',
    ].join('\n')
  }
  return name === pageModule
    ? `export { portfolio } from '${localeModule}'`
    : `import { sectionOf } from '${localeModule}'\nexport const loadSection = async (id) => () => sectionOf(id)`
}

/** The event for changed content: from the dev server to the page, and from the module to its listeners. */
export const changed = 'portfolio:content'

/**
 * The source of a module in the dev server, where sections have their content from the start. New content is assigned
 * to the exported object: no module that imports it runs again.
 */
export function devModule(name: string, locales: Locales): string {
  if (name !== pageModule) return 'export const loadSection = () => Promise.resolve((section) => section)'
  return `
const locales = ${JSON.stringify(locales)}
const { locale } = globalThis.document?.documentElement.dataset ?? {}
const shown = (locales) => locales.find(({ site }) => site.lang === locale) ?? locales[0]
export const portfolio = shown(locales)
import.meta.hot?.on('${changed}', (locales) => {
  Object.assign(portfolio, { foreign: undefined, header: undefined, languages: undefined, numbers: undefined }, shown(locales))
  dispatchEvent(new Event('${changed}'))
})`
}
