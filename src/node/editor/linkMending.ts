import { dirname, relative } from 'node:path'
import { sectionsOf } from '../../../schema/languages/merge.ts'
import type { PortfolioSchema } from '../../../schema/model/portfolio.ts'
import { isRequired, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { walk } from '../../../schema/model/walk.ts'
import { readBody } from '../../../schema/pages/body.ts'
import { besideMarkdown, pageLink } from '../../../schema/pages/pageLinks.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { counted } from '../../../schema/report/phrasing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { removeEntry, removeValue, setValue } from '../../../schema/yaml/write.ts'
import type { LinkedPart } from '../../shared/editor.ts'
import type { LinkMending } from '../../shared/editorQuestions.ts'
import { pathInOverlay } from './overlayPaths.ts'
import { capital, pageWords } from './pageWords.ts'
import { pagesOfSite, type SiteDraft, saidBy, textOf } from './siteDraft.ts'

/*
 * What becomes of links whose end goes: a section, or an entry that has a page of its own.
 */

/** What goes of a site. */
export interface GoingPart {
  /** Its path in the main file: links within it go with it. */
  path: Path
  /** The anchor of a section. */
  id?: string | undefined
  /** The Markdown files of its pages, from the folder of the YAML. */
  files: readonly string[]
}

/** Links lead to what is to go, and are to be mended first. */
export class PartIsLinked extends Unbuildable {
  readonly links: LinkedPart
  constructor(sentence: string, links: LinkedPart) {
    super(sentence)
    this.links = links
  }
}

/** A link in Markdown: its words, its address, and what comes behind. */
const markdownLink = /\[([^\]]*)\]\(\s*([^()\s]+)((?:\s+"[^"]*")?\s*\))/g

/**
 * Changes the links that lead to what goes. Those in the header go unasked, since they say no more than where it is. The
 * others lead elsewhere or are removed, of which words in a text stay. Refuses any of them if it is not said which.
 */
export function mendLinks(draft: SiteDraft, part: GoingPart, mending: LinkMending | undefined): void {
  const { main, schema, source } = draft
  const lead = typeof mending === 'object' ? mending.lead : undefined
  const value = draft.value()
  if (lead !== undefined && (lead === part.id || !sectionsOf(value).some((one) => own(one, 'id') === lead)))
    throw new Unbuildable('There is no such section for the links to lead to.')
  const mendedPages = new Map<string, string>()
  for (const file of pagesOfSite(source, part.files)) {
    const text = draft.text(file)
    const next = withTextMended(text, isMeantIn(text, markdownName(main, file), part), lead)
    if (next !== text) mendedPages.set(file, next)
  }
  const { addresses, texts } = linksTo(value, part, part.path)
  const navLinks = addresses.filter(([first]) => first === 'nav')
  const nav = own(value, 'nav')
  // Without any link of its own the header would be another one.
  const isWholeNav = Array.isArray(nav) && nav.length > 0 && navLinks.length === nav.length
  const others = isWholeNav ? addresses : addresses.filter(([first]) => first !== 'nav')
  const around = others.map((path) => linkAround(path, value, schema))
  const seen = [...others, ...texts]
  if (seen.length + mendedPages.size > 0 && mending === undefined) {
    const sentence = linkSentence(seen, mendedPages.size, value, part)
    const canRemove = !isWholeNav && !around.includes(undefined)
    // Links to a page can only go.
    if (part.id === undefined && !canRemove)
      throw new Unbuildable(`${sentence} What has to lead somewhere must be edited first.`)
    throw new PartIsLinked(sentence, { id: part.id, canRemove })
  }
  const going: Path[] = isWholeNav ? [] : navLinks.map((path) => path.slice(0, 2))
  if (lead === undefined) for (const one of around) if (one) going.push(one)

  const isMeant = (address: string) => leadsTo(part, address, '')
  for (const file of [main, ...draft.overlays]) {
    let next = draft.text(file)
    const before = saidBy(next)
    for (const path of linksTo(before, part, pathInOverlay(part.path, value, before)).texts)
      next = textOf(setValue(next, path, withTextMended(String(valueAt(before, path)), isMeant, lead)))
    if (lead !== undefined && file === main)
      for (const path of others) next = textOf(setValue(next, path, `#${lead}`))
    // From the last, so that those before it keep their places.
    for (const one of going.toReversed()) {
      const here = pathInOverlay(one, value, before)
      if (here) next = withoutPart(next, here)
    }
    draft.write(file, { text: next })
  }
  for (const [file, text] of mendedPages) draft.write(file, { text })
}

/** A Markdown file from the folder of the YAML, as portfolios name it. */
const markdownName = (main: string, file: string): string =>
  relative(dirname(main), file).replaceAll('\\', '/')

/** @param file the file that the address stands in, from the folder of the YAML, as is a page's; empty for the YAML */
function leadsTo({ id, files }: GoingPart, address: string, file: string): boolean {
  if (id !== undefined && address.trim() === `#${id}`) return true
  const link = pageLink(address)
  const page = link && besideMarkdown(file, link.file)
  return page !== undefined && files.includes(page)
}

/** Which links in the Markdown of a page lead to what goes: none of those to a heading of its own with that anchor. */
function isMeantIn(text: string, file: string, part: GoingPart): (address: string) => boolean {
  const id = readBody(text).headings.some((heading) => heading.id === part.id) ? undefined : part.id
  return (address) => leadsTo({ ...part, id }, address, file)
}

/**
 * The paths of what leads to what goes, outside of it: of addresses, and of texts that have such links in their
 * Markdown.
 *
 * @param own where this content, that of the main file or of an overlay, has what goes
 */
function linksTo(
  content: unknown,
  part: GoingPart,
  own: Path | undefined,
): { addresses: Path[]; texts: Path[] } {
  const found: { addresses: Path[]; texts: Path[] } = { addresses: [], texts: [] }
  const isMeant = (address: string) => leadsTo(part, address, '')
  for (const { path, value } of walk(content)) {
    if (typeof value !== 'string' || own?.every((step, at) => path[at] === step)) continue
    if (isMeant(value)) found.addresses.push(path)
    else if (withTextMended(value, isMeant, undefined) !== value) found.texts.push(path)
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
export function withoutPart(text: string, path: Path): string {
  const [group, step] = [path.slice(0, -1), path.at(-1)]
  const content = saidBy(text)
  if (valueAt(content, path) === undefined) return text
  if (typeof step !== 'number') return textOf(removeValue(text, path))
  const list = valueAt(content, group)
  const isOnly = Array.isArray(list) && list.length === 1
  return textOf(isOnly ? removeValue(text, group) : removeEntry(text, group, step))
}

/** Markdown whose links to what is meant lead to a section, or are words alone. */
const withTextMended = (
  text: string,
  isMeant: (address: string) => boolean,
  lead: string | undefined,
): string =>
  text.replaceAll(markdownLink, (link, words: string, address: string, end: string) => {
    if (!isMeant(address)) return link
    return lead === undefined ? words : `[${words}](#${lead}${end}`
  })

/** What leads to what goes, in words. */
function linkSentence(paths: readonly Path[], pages: number, content: unknown, { id }: GoingPart): string {
  const [first] = paths
  const others = paths.length + pages - 1
  const what = capital(first ? pageWords(first, content) : 'a link in the text of a page')
  const end = id === undefined ? 'its page' : 'this section'
  if (others === 0) return `${what} leads to ${end}.`
  return `${what} and ${counted(others, 'other link')} lead to ${end}.`
}
