declare module 'virtual:portfolio' {
  /**
   * The checked content of the YAML file, with its pictures and icons looked up. Read it while rendering: the dev
   * server puts new content into it and renders the page again, and the build renders one edition after another. Only
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

declare module 'virtual:portfolio/edition' {
  /**
   * Sets, while prerendering, the language of the other modules, and the page to which their links are relative.
   *
   * @param path the path of the page below the start of its language, by default the start
   */
  export function showEdition(lang: string, path?: string): void

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
  /** The part of faker's English that samples are made of. */
  export const locale: import('@faker-js/faker').LocaleDefinition
}

/** Whether any section shows samples. Set by the build, which drops the code for samples where none does. */
declare const __SAMPLES__: boolean

/** Whether the site has a language that writes numbers otherwise than JavaScript does; set likewise. */
declare const __INTL__: boolean

/** Whether the site has several languages; set likewise. */
declare const __LANGUAGES__: boolean

/** Whether a page has texts in another language than its own; set likewise. */
declare const __FOREIGN__: boolean

/** Whether a link may lead to a file that is served with the page; set likewise. */
declare const __FILES__: boolean

/** Whether any project has tags, any projects are filtered by them, and any page is made from Markdown; set likewise. */
declare const __TAGS__: boolean
/** Whether a project has further links beside its main one. */
declare const __FURTHER_LINKS__: boolean
/** Whether a sentence may be an object: one with inline Markdown, or in another language than the page. */
declare const __INLINE_MARKDOWN__: boolean
declare const __FILTER__: boolean
declare const __CASE_STUDIES__: boolean

/** Whether the site has a résumé; set likewise. */
declare const __RESUME__: boolean

/** Whether any section has another layout than the default one of its type; set likewise. */
declare const __LAYOUTS__: boolean

/** Whether any list is longer than is usual, and so laid out in parts; set likewise. */
declare const __LONG_LISTS__: boolean

/** Whether the heads of sections stand above their content; set likewise. */
declare const __HEADS_ABOVE__: boolean

/** Whether any section has an odd number of facts, and whether any testimonial is long; set likewise. */
declare const __ODD_FACTS__: boolean
declare const __LONG_VOICES__: boolean

/** Whether the owner's name is very long in any language; set likewise. */
declare const __LONG_NAME__: boolean

/** Whether any form is sent to a server; set likewise. */
declare const __POSTS__: boolean

/** Whether any link is marked by `data-replay`, see `islands/eventReplay.ts`; set likewise. */
declare const __LINK_REPLAY__: boolean

/** Whether the page has no header, so that the footer takes over its parts; set likewise. */
declare const __HEADERLESS__: boolean

/** Whether the footer has groups of links; set likewise. */
declare const __FOOTER_GROUPS__: boolean

/** Whether visits are counted; set likewise. */
declare const __ANALYTICS__: boolean

/** Whether the mode follows the device, with a switch for it; set likewise. */
declare const __MODE_SWITCH__: boolean

/** Whether the mark of the site is a logo of the owner's; set likewise. */
declare const __LOGO__: boolean
