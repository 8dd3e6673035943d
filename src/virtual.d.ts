declare module 'virtual:portfolio' {
  /** The checked content of the YAML file, with its pictures and icons looked up. */
  export const portfolio: import('../schema/published.ts').PublishedPortfolio
}

/** Whether any section shows samples. The build sets it, so that what makes them falls away where none does. */
declare const __SAMPLES__: boolean
