import type { PublishedPortfolio, PublishedSection } from './resolved.ts'

/** What the whole page knows of a section: what shows it, and where. Its content is a part of its own. */
export type SectionPlace = Pick<PublishedSection, 'type' | 'id'>

/** What `virtual:portfolio` exports: what the header, the footer and the sections together need in the browser. */
export type PublishedPage = Omit<PublishedPortfolio, 'sections' | 'site' | 'theme' | 'notFound'> & {
  sections: SectionPlace[]
  site: Pick<PublishedPortfolio['site'], 'lang' | 'dir' | 'owner'>
  theme: Pick<PublishedPortfolio['theme'], 'mode'>
}

/** The module that loads what the section with a given id says. */
export const parts = 'virtual:portfolio/parts'

const part = (id: string) => `virtual:portfolio/part/${id}`

/** Whether a module of this name is a part of the content. */
export const isPart = (name: string): boolean => name === parts || name.startsWith(part(''))

/** The content without what its sections say, and what only the document needs. */
export const withoutParts = ({
  sections,
  site: { lang, dir, owner },
  theme: { mode },
  notFound: _,
  ...rest
}: PublishedPortfolio): PublishedPage => ({
  ...rest,
  site: { lang, dir, owner },
  theme: { mode },
  sections: sections.map(({ type, id }) => ({ type, id })),
})

/**
 * The source of a module that `isPart` has told, in a build: each section a module, so a chunk of its own.
 * Ids are letters, digits and hyphens, which the schema sees to.
 */
export function partModule(name: string, { sections }: PublishedPortfolio): string {
  const found = sections.find(({ id }) => name === part(id))
  if (found) return `export const section = ${JSON.stringify(found)}`
  const loaders = sections.map(({ id }) => `'${id}': () => import('${part(id)}')`)
  return [
    `const parts = { ${loaders.join(', ')} }`,
    'export const loadPart = (id) => parts[id]().then(({ section }) => () => section)',
  ].join('\n')
}

/** The module of all parts in the dev server: there sections have their content from the start, and follow its edits. */
export const wholeParts = 'export const loadPart = () => Promise.resolve((section) => section)'
