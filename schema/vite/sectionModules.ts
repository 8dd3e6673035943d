import type { ResolvedPortfolio, ResolvedSection } from './resolved.ts'

/** What the whole page knows of a section: what shows it, and where. Its content is a module of its own. */
export type SectionRef = Pick<ResolvedSection, 'type' | 'id'>

/** What `virtual:portfolio` exports: what the header, the footer and the sections together need in the browser. */
export type ResolvedPage = Omit<ResolvedPortfolio, 'sections' | 'site' | 'theme' | 'notFound'> & {
  sections: SectionRef[]
  site: Pick<ResolvedPortfolio['site'], 'lang' | 'dir' | 'owner'>
  theme: Pick<ResolvedPortfolio['theme'], 'mode'>
}

/** The module that loads what the section with a given id says. */
export const sectionLoaderModule = 'virtual:portfolio/sections'

const moduleOf = (id: string) => `virtual:portfolio/section/${id}`

/** Whether a module of this name has the content of a section, or loads it. */
export const isSectionModule = (name: string): boolean =>
  name === sectionLoaderModule || name.startsWith(moduleOf(''))

/** The content without what its sections say, and what only the document needs. */
export const withoutSections = ({
  sections,
  site: { lang, dir, owner },
  theme: { mode },
  notFound: _,
  ...rest
}: ResolvedPortfolio): ResolvedPage => ({
  ...rest,
  site: { lang, dir, owner },
  theme: { mode },
  sections: sections.map(({ type, id }) => ({ type, id })),
})

/**
 * The source of a module that `isSectionModule` knows, in a build: each section a module, so a chunk of its own.
 * Ids are letters, digits and hyphens, which the schema sees to.
 */
export function sectionModule(name: string, { sections }: ResolvedPortfolio): string {
  const found = sections.find(({ id }) => name === moduleOf(id))
  if (found) return `export const section = ${JSON.stringify(found)}`
  const loaders = sections.map(({ id }) => `'${id}': () => import('${moduleOf(id)}')`)
  return [
    `const loaders = { ${loaders.join(', ')} }`,
    'export const loadSection = (id) => loaders[id]().then(({ section }) => () => section)',
  ].join('\n')
}

/** The module that loads sections in the dev server: there sections have their content from the start, and follow its edits. */
export const devSectionModules = 'export const loadSection = () => Promise.resolve((section) => section)'
