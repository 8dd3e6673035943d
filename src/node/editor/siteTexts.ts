import { resolve } from 'node:path'
import { readSource } from '../../../schema/files/files.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import type { PortfolioSchema } from '../../../schema/model/portfolio.ts'
import { walk } from '../../../schema/model/walk.ts'
import { pageAddress } from '../../../schema/pages/pageLinks.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { type Edited, readable } from '../../../schema/yaml/write.ts'
import type { ContentFile } from '../content/content.ts'

/** The texts of a site by the paths of their files. */
export interface SiteTexts {
  main: string
  /** That of the portfolio, and those of the overlays beside it. */
  all: Readonly<Record<string, string>>
  /** The Markdown of its pages. */
  pages?: Readonly<Record<string, string>>
}

/** The texts on disk of a site, without those of its pages. */
export const textsOfSite = ({ file }: ContentFile): SiteTexts => ({
  main: file,
  all: textsOf([file, ...overlaysOf(file).map(({ path }) => resolve(path))]),
})

/**
 * The Markdown of the pages of a site in all languages, if its content has no mistakes.
 *
 * @param going the files of pages that are left out, from the folder of the YAML
 */
export function pagesOfSite(source: ContentFile, going: readonly string[]): Readonly<Record<string, string>> {
  const content = source.content()
  if ('diagnostics' in content) return {}
  const addresses = going.map(pageAddress)
  const studies = content.locales
    .flatMap(({ caseStudies }) => caseStudies)
    .filter(({ path }) => !addresses.includes(path))
  return textsOf(studies.map(({ file }) => resolve(source.beside(file))))
}

const textsOf = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, readSource(file)]))

/** The Markdown files that an entry or a section makes pages of, and where it names them. */
export const pagesWithin = (content: unknown, part: Path, schema: PortfolioSchema) =>
  [...walk(content, schema)]
    .filter(({ path, kind }) => kind === 'page' && part.every((step, at) => path[at] === step))
    .map(({ path, value }) => ({ path, page: String(value).trim() }))

/** A text after an edit. Throws the sentence that says why there is none. */
export function textOf(edited: Edited): string {
  if ('problem' in edited) throw new Unbuildable(edited.problem)
  return edited.text
}

/** What a text says. Throws a sentence if it cannot be read. */
export function saidBy(text: string): unknown {
  const source = readable(text)
  if ('problem' in source) throw new Unbuildable(source.problem)
  return source.value
}
