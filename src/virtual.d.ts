declare module 'virtual:portfolio' {
  /**
   * The checked content of the YAML file, with its pictures and icons looked up. Read it while rendering: the dev
   * server puts new content into it and renders the page again, and the build renders one locale after another. Only
   * `motion`, the same in all of them, may be read earlier; a change of it runs the modules anew. The content of
   * sections is separate.
   */
  export const portfolio: import('../schema/vite/page.ts').ResolvedPage
}

declare module 'virtual:portfolio/sections' {
  /** Loads the content of the section with an id, as a function from the section's ref to the resolved section. */
  export function loadSection(
    id: string,
  ): Promise<
    (
      place: import('../schema/vite/page.ts').SectionRef,
    ) => import('../schema/vite/resolved.ts').ResolvedSection
  >
}

declare module 'virtual:portfolio/locale' {
  /**
   * Sets, while prerendering, the language of the other modules, and the page to which their links are relative.
   *
   * @param path the path of the page below the start of its language, by default the start
   */
  export function showLocale(lang: string, path?: string): void

  /** The portfolio for the page of the résumé in a language; undefined where there is none. */
  export function resumeOf(lang: string): import('../schema/vite/resolved.ts').ResolvedPortfolio | undefined

  /** The pages made from Markdown in a language, in their order. */
  export function caseStudies(
    lang: string,
  ): readonly import('../schema/vite/resolvedCaseStudies.ts').ResolvedCaseStudy[]
}

declare module 'virtual:portfolio/renderers' {
  /** The renderers that are in use, by section type and layout. */
  export const renderers: typeof import('./registry.ts')
}

declare module 'virtual:samples-locale' {
  /** The part of faker's English that samples are made of: names of people. */
  export const locale: import('@faker-js/faker').LocaleDefinition
}

/** Whether any section shows samples. Set by the build, which drops the code for samples where none does. */
declare const __SAMPLES__: boolean

/** Whether the site has several languages; set likewise. */
declare const __LANGUAGES__: boolean

/** Whether any page is made from Markdown; set likewise. */
declare const __CASE_STUDIES__: boolean

/** Whether visits are counted; set likewise. */
declare const __ANALYTICS__: boolean

/** Whether the mode follows the device, with a switch for it; set likewise. */
declare const __MODE_SWITCH__: boolean
