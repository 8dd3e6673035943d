/** A page of its own, from a Markdown file that an entry of the YAML names. */
export interface CaseStudy {
  /** Its URL path below the start page of its locale, such as `projects/atlas/`. */
  path: string
  /** The file with its text, relative to the YAML. */
  file: string
  /** The text, in Markdown. */
  text: string
  /** The language of the text, a BCP 47 tag: that of the page, or of the main file if the text is not translated. */
  lang: string
  dir: 'ltr' | 'rtl'
}
