import { linkedFile } from '../lookup/linkedFiles.ts'
import { markdownParts } from '../lookup/markdown/markdown.ts'
import { besideMarkdown, pageLink } from '../lookup/pageLinks.ts'
import { addressOf } from '../model/address.ts'
import type { CaseStudy } from './caseStudy.ts'

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
