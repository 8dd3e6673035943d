import type { ResolvedPortfolio, ResolvedSection } from './resolved.ts'

/** What the whole page knows of a section: what shows it, and where. Its content is a part of its own. */
export type SectionRef = Pick<ResolvedSection, 'type' | 'id'>

/** What `virtual:portfolio` exports: what the header, the footer and the sections together need in the browser. */
export type ResolvedPage = Omit<ResolvedPortfolio, 'sections' | 'site' | 'theme' | 'notFound'> & {
  sections: SectionRef[]
  site: Pick<ResolvedPortfolio['site'], 'lang' | 'dir' | 'owner'>
  theme: Pick<ResolvedPortfolio['theme'], 'mode'>
}

/** The module that loads what the section with a given id says. */
export const parts = 'virtual:portfolio/parts'

const part = (id: string) => `virtual:portfolio/part/${id}`

/** Whether a module of this name is a part of the content. */
export const isSectionModule = (name: string): boolean => name === parts || name.startsWith(part(''))

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
 * The source of a module that `isSectionModule` has told, in a build: each section a module, so a chunk of its own.
 * Ids are letters, digits and hyphens, which the schema sees to.
 */
export function sectionModule(name: string, { sections }: ResolvedPortfolio): string {
  const found = sections.find(({ id }) => name === part(id))
  if (found) return `export const section = ${JSON.stringify(found)}`
  const loaders = sections.map(({ id }) => `'${id}': () => import('${part(id)}')`)
  return [
    `const parts = { ${loaders.join(', ')} }`,
    'export const loadSection = (id) => parts[id]().then(({ section }) => () => section)',
  ].join('\n')
}

/** The module of all parts in the dev server: there sections have their content from the start, and follow its edits. */
export const devSectionModules = 'export const loadSection = () => Promise.resolve((section) => section)'
