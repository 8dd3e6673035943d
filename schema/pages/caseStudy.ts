import { linkedFile } from '../files/linkedFiles.ts'
import { addressOf } from '../model/address.ts'
import { markdownParts } from '../text/markdown.ts'
import { besideMarkdown, pageLink } from './pageLinks.ts'

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

/**
 * The file that a link in a Markdown file refers to, from the folder of the YAML; undefined for any other address, and
 * for links to pages.
 */
export function fileLinked({ file }: Pick<CaseStudy, 'file'>, href: string): string | undefined {
  if (addressOf(href.trim()).kind !== 'path' || pageLink(href)) return undefined
  const path = besideMarkdown(file, href.trim())
  return path === undefined ? undefined : linkedFile(path)
}

/** Every file beside the YAML that a link of a page leads to. */
export const filesLinked = (study: CaseStudy): string[] =>
  markdownParts(study.text).flatMap(({ kind, value }) =>
    kind === 'link' ? (fileLinked(study, value) ?? []) : [],
  )
