import { resumeAddresses } from '../model/builtFiles.ts'
import { type PageFrom, withoutSections } from './page.ts'
import type { ResolvedPortfolio } from './resolved.ts'
import type { ResolvedCaseStudy } from './resolvedCaseStudies.ts'

/** The module with the content of the page itself. */
export const pageModule = 'virtual:portfolio'

/** The module that loads the content of a section by its id. */
const sectionLoaderModule = `${pageModule}/sections`

/** The module that holds, while prerendering, the edition that the others export. */
const editionModule = `${pageModule}/edition`

const sectionPrefix = `${pageModule}/section/`
const languagePrefix = `${pageModule}/in/`

/** The module of one edition, on a site with several. */
export const languageModule = (lang: string): string => languagePrefix + lang

const moduleOf = (id: string, lang?: string) => sectionPrefix + (lang === undefined ? id : `${lang}/${id}`)

/** Whether a module of this name has content, or loads it. */
export const isContentModule = (name: string): boolean =>
  [pageModule, sectionLoaderModule, editionModule].includes(name) ||
  name.startsWith(sectionPrefix) ||
  name.startsWith(languagePrefix)

/** The editions of a site, the main one first. */
export type Editions = readonly [ResolvedEdition, ...ResolvedEdition[]]

/** The content of the start in a language, and the pages beside it. */
export type ResolvedEdition = ResolvedPortfolio & {
  /** The header and the footer of pages that are not part of the content. */
  pageFrom: PageFrom
  caseStudies: readonly ResolvedCaseStudy[]
  /** The content resolved for the page of the résumé, if there is one. */
  resumePage?: ResolvedPortfolio
}

/**
 * The source of a module that `isContentModule` knows, in a build for the browser: each section is a module, and so a
 * chunk of its own. With several editions each of them is one too, so that a visitor loads only one. Ids and languages
 * need no escaping: the schema allows only letters, digits and hyphens.
 */
export function clientModule(name: string, editions: Editions): string {
  const [main, ...others] = editions
  for (const edition of editions) {
    const lang = others.length > 0 ? edition.site.lang : undefined
    const found = edition.sections.find(({ id }) => name === moduleOf(id, lang))
    if (found) return `export const section = ${JSON.stringify(found)}`
    if (lang !== undefined && name === languageModule(lang))
      return `${pageSource(edition)}\n${loaderSource(edition, lang)}`
  }
  if (others.length === 0) return name === pageModule ? pageSource(main) : loaderSource(main)
  if (name === sectionLoaderModule) return `export { loadSection } from '${pageModule}'`
  const loaders = editions.map(({ site }) => `'${site.lang}': () => import('${languageModule(site.lang)}')`)
  return [
    `const editions = { ${loaders.join(', ')} }`,
    `export const { portfolio, loadSection } = await editions[document.documentElement.dataset.edition]()`,
  ].join('\n')
}

/** The content of the start. Its pages are left out: they have no scripts that would need it. */
const startOf = ({ pageFrom: _, caseStudies: _pages, resumePage: _apart, ...start }: ResolvedEdition) =>
  withoutSections(start)

const pageSource = (edition: ResolvedEdition) =>
  `export const portfolio = ${JSON.stringify(startOf(edition))}`

function loaderSource({ sections }: ResolvedPortfolio, lang?: string): string {
  const loaders = sections.map(({ id }) => `'${id}': () => import('${moduleOf(id, lang)}')`)
  return [
    `const loaders = { ${loaders.join(', ')} }`,
    'export const loadSection = (id) => loaders[id]().then(({ section }) => () => section)',
  ].join('\n')
}

/** How many folders below its start a page may lie. */
const depths = [0, 1, 2, 3]

/** The source of a module while prerendering: it has all editions, and `showEdition` selects the one that is shown. */
export async function serverModule(name: string, editions: Editions): Promise<string> {
  const byLanguage = (partOf: (edition: ResolvedEdition) => unknown) =>
    JSON.stringify(Object.fromEntries(editions.map((edition) => [edition.site.lang, partOf(edition)])))
  if (name === editionModule) {
    const lang = JSON.stringify(editions[0].site.lang)
    const pages = editions.map(async (edition) => [
      edition.site.lang,
      await Promise.all(
        depths.map((depth) => (depth === 0 ? startOf(edition) : edition.pageFrom('../'.repeat(depth)))),
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
      "export const showEdition = (lang, path = '') => {",
      "  const ofDepth = pages[lang][path.split('/').length - 1]",
      `  const resume = path === '${resumeAddresses.page}' ? resumes[lang]?.page : undefined`,
      '  portfolio = resume ?? studies[lang].find((study) => study.path === path)?.page ?? ofDepth',
      `  if (!portfolio) throw new Error('The page ' + path + ' lies deeper than ${depths.length - 1} folders below the start.')`,
      '  current = sections[lang]',
      '}',
    ].join('\n')
  }
  return name === pageModule
    ? `export { portfolio } from '${editionModule}'`
    : `import { sectionOf } from '${editionModule}'\nexport const loadSection = async (id) => () => sectionOf(id)`
}

/** The event for changed content: from the dev server to the page, and from the module to its listeners. */
export const changed = 'portfolio:content'

/**
 * The source of a module in the dev server, where sections have their content from the start. New content is assigned
 * to the exported object: no module that imports it runs again.
 */
export function devModule(name: string, editions: Editions): string {
  if (name !== pageModule) return 'export const loadSection = () => Promise.resolve((section) => section)'
  return `
const editions = ${JSON.stringify(editions)}
const { edition } = globalThis.document?.documentElement.dataset ?? {}
const shown = (editions) => editions.find(({ site }) => site.lang === edition) ?? editions[0]
export const portfolio = shown(editions)
import.meta.hot?.on('${changed}', (editions) => {
  Object.assign(portfolio, { foreign: undefined, header: undefined, languages: undefined, numbers: undefined }, shown(editions))
  dispatchEvent(new Event('${changed}'))
})`
}
