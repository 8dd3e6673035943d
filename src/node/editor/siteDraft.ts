import { resolve } from 'node:path'
import { readSource } from '../../../schema/files/files.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import type { PortfolioSchema } from '../../../schema/model/portfolio.ts'
import { walk } from '../../../schema/model/walk.ts'
import { pageAddress } from '../../../schema/pages/pageLinks.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { type EditResult, readable } from '../../../schema/yaml/write.ts'
import type { ContentFile } from '../content/content.ts'
import type { AddedFile, Change } from './editedFiles.ts'

/** The files of a site while patches are made: each as it is on disk, and as it is to be. Writes nothing. */
export class SiteDraft {
  readonly source: ContentFile
  /** The YAML, and the overlays beside it, by their absolute paths. */
  readonly main: string
  readonly overlays: readonly string[]
  readonly schema: PortfolioSchema
  /** What is to be there first: a copy of a look, pictures that stand in. */
  readonly added: AddedFile[] = []
  readonly #changes = new Map<string, Change>()

  constructor(source: ContentFile) {
    this.source = source
    this.main = source.file
    this.overlays = overlaysOf(source.file).map(({ path }) => resolve(path))
    this.schema = source.own().schema
  }

  text(file = this.main): string {
    return this.#changes.get(file)?.after ?? readSource(file)
  }

  /** What a file of YAML says. Throws a sentence if it cannot be read. */
  value(file = this.main): unknown {
    return saidBy(this.text(file))
  }

  /** Takes a text over as that of a file. Throws the sentence that says why there is none. */
  write(file: string, edited: EditResult): void {
    const before = this.#changes.get(file)?.before ?? readSource(file)
    this.#changes.set(file, { file, before, after: textOf(edited) })
  }

  /** Adds a file beside the YAML. */
  add(path: string, content: string | Uint8Array): void {
    this.added.push({ file: this.source.beside(path), content })
  }

  /** The texts that are others now, in the order in which they were changed. */
  changes(): Change[] {
    return [...this.#changes.values()].filter(({ before, after }) => before !== after)
  }
}

/**
 * The Markdown files of the pages of a site in all languages, if its content has no mistakes.
 *
 * @param going the files of pages that are left out, from the folder of the YAML
 */
export function pagesOfSite(source: ContentFile, going: readonly string[]): string[] {
  const content = source.content()
  if ('diagnostics' in content) return []
  const addresses = going.map(pageAddress)
  const studies = content.locales.flatMap(({ caseStudies }) => caseStudies)
  const others = studies.filter(({ path }) => !addresses.includes(path))
  return [...new Set(others.map(({ file }) => resolve(source.beside(file))))]
}

/** The Markdown files that an entry or a section makes pages of, and where it names them. */
export const pagesWithin = (content: unknown, part: Path, schema: PortfolioSchema) =>
  [...walk(content, schema)]
    .filter(({ path, kind }) => kind === 'page' && part.every((step, at) => path[at] === step))
    .map(({ path, value }) => ({ path, page: String(value).trim() }))

/** A text after an edit. Throws the sentence that says why there is none. */
export function textOf(edited: EditResult): string {
  if ('problem' in edited) throw new Unbuildable(edited.problem)
  return edited.text
}

/** What a text says. Throws a sentence if it cannot be read. */
export function saidBy(text: string): unknown {
  const source = readable(text)
  if ('problem' in source) throw new Unbuildable(source.problem)
  return source.value
}
