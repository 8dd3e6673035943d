declare module 'virtual:portfolio' {
  /** The content of the document in the browser, checked and with its pictures and icons looked up. */
  export const portfolio: import('../shared/page.ts').ResolvedPage
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
