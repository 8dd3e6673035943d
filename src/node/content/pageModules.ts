import { artName } from '../../../schema/model/art.ts'
import type { Section } from '../../../schema/model/sections/index.ts'
import { dataLocale } from '../../shared/dataAttributes.ts'
import type { ResolvedPage, SectionRef } from '../../shared/page.ts'
import type { ResolvedPortfolio, ResolvedSection } from '../../shared/resolved.ts'
import type { Locales, ResolvedLocale } from './locales.ts'

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
  { pageAt: _, caseStudies: _pages, titleOf: _titles, apart: _apart, ...start }: ResolvedLocale,
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

/** The page with the content of its sections. */
export const withSections = (portfolio: ResolvedPortfolio): ResolvedPage => ({
  ...withoutSections(portfolio),
  sections: portfolio.sections.map((section) => ({ ...refOf(section), content: section })),
})

/** The content without that of its sections, and without what only the document needs. */
export function withoutSections(portfolio: ResolvedPortfolio): ResolvedPage {
  const {
    sections,
    site,
    theme,
    analytics: _counted,
    notFound: _,
    pages: _routes,
    resume: _apart,
    asWritten: _before,
    labels,
    ...rest
  } = portfolio
  return {
    ...rest,
    labels: labelsInUse(labels, portfolio),
    site: { lang: site.lang, dir: site.dir, owner: site.owner },
    theme: {
      mode: theme.mode,
      grounds: theme.grounds,
      headings: theme.headings,
      sectionHeaders: theme.sectionHeaders,
      ...(theme.logo !== 'none' && { logo: theme.logo }),
    },
    sections: sections.map(refOf),
    action: sections
      .slice(0, 1)
      .flatMap((section) =>
        'action' in section && typeof section.action === 'object' ? [section.action] : [],
      )[0],
  }
}

/** JSON has no keys for what is as it is by default. */
export function refOf(section: Section | ResolvedSection): SectionRef {
  const art = 'art' in section && section.art ? artName(section.art) : 'planes'
  return {
    type: section.type,
    id: section.id,
    layout: 'layout' in section ? section.layout : undefined,
    art: art === 'planes' ? undefined : art,
    ground: section.ground === 'ink' ? undefined : section.ground,
  }
}

/** Leaves out labels that the page does not use, such as that of the list of languages if there is only one. */
function labelsInUse(
  { languages, caseStudy, filter, dates: _looked, resume: _apart, ...labels }: ResolvedPortfolio['labels'],
  portfolio: ResolvedPortfolio,
): ResolvedPage['labels'] {
  const filters = portfolio.sections.some((section) => 'filter' in section && section.filter)
  return {
    ...labels,
    ...(portfolio.languages && { languages }),
    ...(portfolio.home !== undefined && { caseStudy }),
    ...(filters && { filter }),
  }
}
