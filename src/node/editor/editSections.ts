import { type PortfolioSchema, portfolio } from '../../../schema/model/portfolio.ts'
import { isRequired, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { walk } from '../../../schema/model/walk.ts'
import { readBody } from '../../../schema/pages/body.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { counted } from '../../../schema/report/phrasing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import {
  duplicateEntry,
  type Edited,
  moveEntry,
  readable,
  removeEntry,
  removeValue,
  setValue,
} from '../../../schema/yaml/write.ts'
import type { LinkedSection, LinkMending } from '../../shared/editor.ts'
import { firstFree } from '../add/newSection.ts'
import { pathInOverlay } from './overlayPaths.ts'
import { capital, pageWords } from './pageWords.ts'

/*
 * Sections that move, are duplicated and go: in the YAML of a site, in the overlays beside it, and with what leads to them.
 */

/** The texts of a site by the paths of their files. */
export interface SiteTexts {
  main: string
  /** That of the portfolio, and those of the overlays beside it. */
  all: Readonly<Record<string, string>>
  /** The Markdown of its pages. */
  pages?: Readonly<Record<string, string>>
}

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

/** A section that links lead to, which are to be mended first. */
export class SectionIsLinked extends Unbuildable {
  readonly links: LinkedSection
  constructor(sentence: string, links: LinkedSection) {
    super(sentence)
    this.links = links
  }
}

/**
 * All files without a section and its links in the header, which say no more than where it is. Refuses the only section,
 * and one that another link leads to unless it is said what becomes of that.
 */
export function withoutSection(
  { main, all, pages = {} }: SiteTexts,
  id: string,
  mending?: LinkMending,
  schema: PortfolioSchema = portfolio,
): Record<string, string> {
  const value = saidBy(all[main] ?? '')
  const sections = sectionsIn(value)
  indexIn(sections, id)
  if (sections.length === 1) throw new Unbuildable('It is the only section: a page has at least one.')
  const lead = typeof mending === 'object' ? mending.lead : undefined
  if (lead !== undefined && (lead === id || indexOf(sections, lead) < 0))
    throw new Unbuildable('There is no such section for the links to lead to.')
  const { addresses, texts } = linksTo(value, id)
  const navLinks = addresses.filter(([first]) => first === 'nav')
  const nav = own(value, 'nav')
  // Without any link of its own the header would be another one.
  const isWholeNav = Array.isArray(nav) && nav.length > 0 && navLinks.length === nav.length
  const mended = isWholeNav ? addresses : addresses.filter(([first]) => first !== 'nav')
  const parts = mended.map((path) => linkAround(path, value, schema))
  const linkedFrom = Object.entries(pages).filter(([, text]) => leadsFromPage(text, id))
  const seen = [...mended, ...texts]
  if (seen.length + linkedFrom.length > 0 && mending === undefined)
    throw new SectionIsLinked(linkSentence(seen, linkedFrom.length, value), {
      id,
      canRemove: !isWholeNav && !parts.includes(undefined),
    })
  const going: Path[] = isWholeNav ? [] : navLinks.map((path) => path.slice(0, 2))
  if (lead === undefined) for (const part of parts) if (part) going.push(part)

  const changed = changedOf(all, (text) => {
    let next = text
    const before = saidBy(text)
    for (const path of linksTo(before, id).texts)
      next = textOf(setValue(next, path, withLinksMended(String(valueAt(before, path)), id, lead)))
    if (lead !== undefined && text === all[main])
      for (const path of mended) next = textOf(setValue(next, path, `#${lead}`))
    // From the last, so that those before it keep their places.
    for (const part of going.toReversed()) {
      const here = pathInOverlay(part, value, before)
      if (here) next = withoutPart(next, here)
    }
    const at = indexOf(sectionsIn(saidBy(next)), id)
    return at < 0 ? next : withoutPart(next, ['sections', at])
  })
  for (const [file, text] of linkedFrom) changed[file] = withLinksMended(text, id, lead)
  return changed
}

/**
 * The paths of what leads to an anchor, outside of its own section: of addresses, and of texts that have such links in
 * their Markdown.
 */
function linksTo(content: unknown, id: string): { addresses: Path[]; texts: Path[] } {
  const own = indexOf(sectionsIn(content), id)
  const found: { addresses: Path[]; texts: Path[] } = { addresses: [], texts: [] }
  for (const { path, value } of walk(content)) {
    if (typeof value !== 'string' || (path[0] === 'sections' && path[1] === own)) continue
    if (value.trim() === `#${id}`) found.addresses.push(path)
    else if (value.includes(`](#${id})`)) found.texts.push(path)
  }
  return found
}

/** The keys of an entry that is a link and nothing else. */
const keysOfLinks = ['name', 'title', 'icon', 'href', 'links']

/**
 * The least around an address that can go: its own key if the schema needs none there, else the link that it belongs
 * to. Undefined where more would go than a link.
 */
function linkAround(path: Path, content: unknown, schema: PortfolioSchema): Path | undefined {
  for (let part = path; part.length > 0; part = part.slice(0, -1)) {
    const here = valueAt(content, part)
    if (isGroup(here) && Object.keys(here).some((key) => !keysOfLinks.includes(key))) return undefined
    const list = valueAt(content, part.slice(0, -1))
    if (Array.isArray(list)) {
      if (list.length > 1) return part
      continue
    }
    const field = schemaAt(schema, part, content)
    if (!field || !isRequired(field)) return part
  }
  return undefined
}

/** A text without a key or an entry, which an overlay need not have; the only entry goes with its list. */
function withoutPart(text: string, path: Path): string {
  const [group, step] = [path.slice(0, -1), path.at(-1)]
  const content = saidBy(text)
  if (valueAt(content, path) === undefined) return text
  if (typeof step !== 'number') return textOf(removeValue(text, path))
  const list = valueAt(content, group)
  const isOnly = Array.isArray(list) && list.length === 1
  return textOf(isOnly ? removeValue(text, group) : removeEntry(text, group, step))
}

/** Markdown whose links to an anchor lead to another one, or are words alone. */
const withLinksMended = (text: string, id: string, lead: string | undefined): string =>
  lead === undefined
    ? text.replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(#${id}\\)`, 'g'), '$1')
    : text.replaceAll(`](#${id})`, `](#${lead})`)

/** Whether the Markdown of a page links to a section, and to no heading of its own that has this anchor. */
const leadsFromPage = (text: string, id: string): boolean =>
  text.includes(`](#${id})`) && !readBody(text).headings.some((heading) => heading.id === id)

/** What leads to a section, in words. */
function linkSentence(paths: readonly Path[], pages: number, content: unknown): string {
  const [first] = paths
  const others = paths.length + pages - 1
  const what = first ? pageWords(first, content) : 'a link in the text of a page'
  if (others === 0) return `${capital(what)} leads to this section.`
  return `${capital(what)} and ${counted(others, 'other link')} lead to this section.`
}

/** Edits all files; gives those that are another than before. */
function changedOf(
  all: Readonly<Record<string, string>>,
  edit: (text: string) => string,
): Record<string, string> {
  const changed: Record<string, string> = {}
  for (const [file, text] of Object.entries(all)) {
    const next = edit(text)
    if (next !== text) changed[file] = next
  }
  return changed
}
