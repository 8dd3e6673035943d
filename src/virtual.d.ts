declare module 'virtual:portfolio' {
  /**
   * The checked content of the YAML file, with its pictures and icons looked up. Read it while rendering: the
   * dev server puts new content into it and has the page rendered again. Only `motion`, `site.lang` and
   * `site.dir` may be read earlier; a change of those runs the modules anew or reloads the page.
   */
  export const portfolio: import('../schema/published.ts').PublishedPortfolio
}

declare module 'virtual:samples-locale' {
  /** The words that samples are made of, of faker's English. */
  export const locale: import('@faker-js/faker').LocaleDefinition
}

/** Whether any section shows samples. The build sets it, so that what makes them falls away where none does. */
declare const __SAMPLES__: boolean

/** Whether any form is sent to a server; set likewise. */
declare const __POSTS__: boolean
