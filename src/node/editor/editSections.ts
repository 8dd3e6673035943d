import { type PortfolioSchema, portfolio } from '../../../schema/model/portfolio.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { duplicateEntry, moveEntry } from '../../../schema/yaml/write.ts'
import type { LinkMending } from '../../shared/editor.ts'
import { firstFree } from '../add/newSection.ts'
import { withLinksMended, withoutPart } from './linkMending.ts'
import { type SiteTexts, saidBy, textOf } from './siteTexts.ts'

/*
 * Sections that move, are duplicated and go: in the YAML of a site, in the overlays beside it, and with the links that
 * lead to them.
 */

export const sectionsIn = (value: unknown): readonly unknown[] => {
  const list = own(value, 'sections')
  return Array.isArray(list) ? list : []
}

const indexOf = (sections: readonly unknown[], id: string) =>
  sections.findIndex((section) => own(section, 'id') === id)

function indexIn(sections: readonly unknown[], id: string): number {
  const index = indexOf(sections, id)
  if (index < 0) throw new Unbuildable(`There is no section with the id ${id} any more.`)
  return index
}

/** The path of a section, wherever it stands by now. Throws, with a sentence, if it is gone. */
export const pathOfSection = (text: string, id: string): Path => [
  'sections',
  indexIn(sectionsIn(saidBy(text)), id),
]

/** A section at another index. Overlays find sections by their ids, so they stay as they are. */
export const withSectionMoved = (text: string, id: string, to: number): string =>
  textOf(moveEntry(text, ['sections'], indexIn(sectionsIn(saidBy(text)), id), to))

/** A section once more behind itself, also its translations, with an id that no other has. */
export function withSectionTwice({ main, all }: SiteTexts, id: string): Record<string, string> {
  const sections = sectionsIn(saidBy(all[main] ?? ''))
  indexIn(sections, id)
  const name = firstFree(id.replace(/-\d+$/, ''), (one) => indexOf(sections, one) >= 0)
  return changedOf(all, (text) => {
    const at = indexOf(sectionsIn(saidBy(text)), id)
    return at < 0 ? text : textOf(duplicateEntry(text, ['sections'], at, { key: 'id', to: name }))
  })
}

/**
 * All files without a section and its links in the header, which say no more than where it is. Refuses the only section,
 * and one that another link leads to unless it is said what becomes of that.
 *
 * @param files the Markdown files of pages that go with it, from the folder of the YAML
 */
export function withoutSection(
  texts: SiteTexts,
  id: string,
  mending?: LinkMending,
  schema: PortfolioSchema = portfolio,
  files: readonly string[] = [],
): Record<string, string> {
  const { main, all } = texts
  const sections = sectionsIn(saidBy(all[main] ?? ''))
  const path = ['sections', indexIn(sections, id)]
  if (sections.length === 1) throw new Unbuildable('It is the only section: a page has at least one.')
  const lead = typeof mending === 'object' ? mending.lead : undefined
  if (lead !== undefined && (lead === id || indexOf(sections, lead) < 0))
    throw new Unbuildable('There is no such section for the links to lead to.')
  const mended = withLinksMended(texts, { path, id, files }, mending, schema)
  const changed = changedOf(all, (text, file) => {
    const next = mended.all[file] ?? text
    const at = indexOf(sectionsIn(saidBy(next)), id)
    return at < 0 ? next : withoutPart(next, ['sections', at])
  })
  return { ...changed, ...mended.pages }
}

/** Edits the YAML of all languages; gives those that are another than before. */
function changedOf(
  all: Readonly<Record<string, string>>,
  edit: (text: string, file: string) => string,
): Record<string, string> {
  const changed: Record<string, string> = {}
  for (const [file, text] of Object.entries(all)) {
    const next = edit(text, file)
    if (next !== text) changed[file] = next
  }
  return changed
}
