declare module 'virtual:portfolio' {
  /**
   * The checked content of the YAML file, with its pictures and icons looked up. Read it while rendering: the
   * dev server puts new content into it and has the page rendered again. Only `motion`, `site.lang` and
   * `site.dir` may be read earlier; a change of those runs the modules anew or reloads the page.
   * What sections say is apart.
   */
  export const portfolio: import('../schema/vite/sectionModules.ts').ResolvedPage
}

declare module 'virtual:portfolio/sections' {
  /** Loads what the section with an id says, and gives what turns its place in the page into that. */
  export function loadSection(
    id: string,
  ): Promise<
    (
      place: import('../schema/vite/sectionModules.ts').SectionRef,
    ) => import('../schema/vite/resolved.ts').ResolvedSection
  >
}

declare module 'virtual:portfolio/renderers' {
  /** The renderers of the section types that are in use, by type. */
  export const renderers: typeof import('./registry.ts')
}

declare module 'virtual:samples-locale' {
  /** The words that samples are made of, of faker's English. */
  export const locale: import('@faker-js/faker').LocaleDefinition
}

/** Whether any section shows samples. The build sets it, so that what makes them falls away where none does. */
declare const __SAMPLES__: boolean

/** Whether the site has a language that writes numbers otherwise than JavaScript does; set likewise. */
declare const __INTL__: boolean

/** Whether any form is sent to a server; set likewise. */
declare const __POSTS__: boolean
