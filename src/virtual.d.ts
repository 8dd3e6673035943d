declare module 'virtual:portfolio' {
  /**
   * The checked content of the YAML file, with its pictures and icons looked up. Read it while rendering: the
   * dev server puts new content into it and has the page rendered again, and the build renders one edition after
   * another. Only `motion`, the same in all of them, may be read earlier; a change of it runs the modules anew.
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

declare module 'virtual:portfolio/edition' {
  /** Says, while prerendering, of which language the other modules speak from then on. */
  export function showEdition(lang: string): void
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

/** Whether the site has several languages; set likewise. */
declare const __LANGUAGES__: boolean

/** Whether a page has texts in another language than its own; set likewise. */
declare const __FOREIGN__: boolean

/** Whether any form is sent to a server; set likewise. */
declare const __POSTS__: boolean

/** Whether any first screen, or that of the page for unknown addresses, has planes; set likewise. */
declare const __PLANES__: boolean

/** Whether any first screen is another than that with planes at its end; set likewise. */
declare const __OTHER_SCREEN__: boolean

/** Whether any first screen has a photograph, a portrait, the headline alone, or a drawing; set likewise. */
declare const __PICTURE__: boolean
declare const __PORTRAIT__: boolean
declare const __TYPE__: boolean
declare const __DRAWING__: boolean

/** Whether the mark of the site is a logo of the owner's; set likewise. */
declare const __LOGO__: boolean
