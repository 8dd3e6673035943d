import { features } from '../../features.ts'
import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { anchorId } from '../../model/fields.ts'
import { linkedPage, pageAddress } from '../../pages/pageLinks.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { linesOf } from '../../report/lines.ts'
import { nearest, onlyNear } from '../../report/nearest.ts'
import { quoted } from '../../report/phrasing.ts'
import { replaced, rewritten } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import { addressFound, endpointFound, linkSlip, writeInstead } from '../links/addresses.ts'
import { fileFound, isFile, isPublic } from '../links/files.ts'
import type { Contents } from './contents.ts'
import { foundAt, type Rule } from './rule.ts'

/** The number of links for which a nearer anchor is looked up. */
const maxSought = 200

/** Every `#anchor` leads to a section, and no two sections share one. `#` and `#top` lead to the top. */
export const anchorRule: Rule = ({ ofKind }, { root, text, value: data }) => {
  const sections = own(data, 'sections')
  if (!Array.isArray(sections)) return []
  const findings: Finding[] = []
  const lines = linesOf(text)
  const first = new Map<string, number>()
  for (const { path, value } of ofKind.anchor) {
    const { span } = positionOf(root, path)
    const line = first.get(value)
    if (line === undefined) {
      first.set(value, lines.lineOf(span.start))
      continue
    }
    findings.push({
      code: 'duplicate-id',
      message: `the id ${quoted(value)} stands twice; the first is on line ${line}, and a link would always lead there`,
      label: `already on line ${line}`,
      help: 'give each section an id of its own',
      path,
      span,
    })
  }

  const known = [...first.keys()]
  // An id of the wrong form is reported itself, so a link to its right form is accepted.
  const rightForm = (id: string) => id.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const meant = new Set([...known, ...known.map(rightForm)])
  const usable = known.filter((id) => anchorId.safeParse(id).success)
  const allowed = usable.slice(0, 100).map((id) => `#${id}`)
  // If a section has no id that can be read, any link may lead to it but those that are nearly another's id.
  const areKnown = sections.every((section) => typeof own(section, 'id') === 'string')
  const linked = new Set(ofKind.link.map(({ value }) => value.trim().replace(/^#/, '')))
  for (const { path, value, span } of ofKind.link) {
    const anchor = value.trim()
    const id = anchor.slice(1)
    if (!anchor.startsWith('#') || id === '' || id === 'top' || meant.has(id)) continue
    const near = findings.length < maxSought ? nearest(id, known) : undefined
    const isClear = near !== undefined && near === onlyNear(id, known)
    if (!areKnown && !isClear) continue
    const place = positionOf(root, path).span
    // If no other link leads there, the id may be what is misspelt.
    const isSure = isClear && linked.has(near)
    const edit = span ? replaced(text, span, anchor, `#${near}`) : rewritten(text, place, `#${near}`)
    findings.push({
      code: 'unknown-anchor',
      message: `no section has the id ${quoted(id)}, so this link leads nowhere`,
      label: near === undefined ? undefined : `did you mean "#${near}"?`,
      fix: isSure && edit ? [edit] : undefined,
      help: 'name the id of a section, or take the link away',
      allowed,
      path,
      span: span ?? place,
    })
  }
  return findings
}

/** Every link has a scheme that is safe and an address that can be one, and a page or file that it leads to is there. */
export const linkRule: Rule = (contents, { root, text, value: data }, { files, languages = [] }) => {
  const pages = ownPages(contents, data, languages)
  const ids = new Set(contents.ofKind.anchor.map(({ value }) => value))
  const sources = contents.ofKind.page.map(({ value }) => value.trim())
  const findings: Finding[] = []
  for (const { path, value, span } of contents.ofKind.link) {
    const address = value.trim()
    if (pages.has(pathOf(address))) continue
    const place = positionOf(root, path).span
    const at = { path, span: span ?? place }
    const markdown = linkedPage(address)?.file
    if (markdown !== undefined) {
      if (!sources.includes(markdown) && !(files && isPublic(markdown, files)))
        findings.push({ ...noPage(markdown, sources), ...at })
      continue
    }
    const problem = linkSlip(value) ?? ownSlip(address, { pages, ids, files }) ?? linkProblem(value, files)
    if (!problem) continue
    const { meant } = problem
    const edit =
      meant !== undefined && (span ? replaced(text, span, address, meant) : rewritten(text, place, meant))
    const help = (files && helpWithout(pathOf(address), data)) ?? problem.help
    findings.push({ ...problem, meant: undefined, ...at, help, fix: edit ? [edit] : undefined })
  }
  return findings
}

/** Every endpoint is an address to which a browser sends a form. */
export const endpointRule: Rule = ({ ofKind }, { root }) =>
  ofKind.endpoint.flatMap(({ path, value }) => foundAt(root, path, endpointFound(value.trim())))

/** What to do where a feature would make the page or file at a path, and the site has none of its pages. */
function helpWithout(path: string, data: unknown): string | undefined {
  const feature = features.find(({ built }) => built?.paths.includes(path) && !built.isIn(data))
  return feature?.built?.help
}

/** The problem of a link's address; without `files` only what the address itself shows. */
export function linkProblem(href: string, files?: FileFacts): Problem | undefined {
  const problem = linkSlip(href) ?? addressFound(href)
  if (!files || (problem && problem.code !== 'bare-address')) return problem
  // What looks like a host, such as talk.key, is a file if there is one of that name.
  const missing = fileFound(href, files)
  return missing && (problem ?? missing)
}

/** @param sources the Markdown files of all pages */
function noPage(file: string, sources: readonly string[]): Problem {
  const near = nearest(file, sources)
  return {
    code: 'missing-page',
    message: `${quoted(file)} is Markdown, and no page is made of it, so the link would lead nowhere`,
    label: near === undefined ? undefined : `did you mean ${quoted(near)}?`,
    help: `make a page of it:\npages:\n  - page: ${file}\n    title: the title of the page\nor put it into public/, to publish the file as it is`,
  }
}

/** The paths of pages and of the files of features, below the start of the site, in each of its languages. */
function ownPages({ ofKind }: Contents, data: unknown, languages: readonly string[]): ReadonlySet<string> {
  const pages = ofKind.page.map(({ value }) => pageAddress(value))
  for (const { built } of features) if (built?.isIn(data)) pages.push(...built.paths)
  const all = new Set(pages)
  for (const lang of languages) for (const page of ['', ...pages]) all.add(`${lang}/${page}`)
  return all
}

/** What an address within the site may mean: its pages, its sections by their ids, and files beside the YAML. */
interface Destinations {
  pages: ReadonlySet<string>
  ids: ReadonlySet<string>
  files: FileFacts | undefined
}

/**
 * Recognises an address that means a page or a section of the site, but does not lead there on every host, such as
 * `/resume/`, `resume`, `Resume/`, `/#home` or `home`; undefined for any other.
 */
function ownSlip(address: string, { pages, ids, files }: Destinations): Problem | undefined {
  if (addressOf(address).kind !== 'path' || (files && isFile(files(address)))) return undefined
  const [, path = '', behind = ''] = /^(?:\.?\/)*([^?#]*)(.*)$/s.exec(address) ?? []
  const written = path.toLowerCase()
  const page = [...pages].find((one) => [written, `${written}/`].includes(one.toLowerCase()))
  let meant: string
  if (page !== undefined) meant = page + behind
  else if (path === '' && address !== behind && ids.has(behind.slice(1))) meant = behind
  else if (behind === '' && ids.has(path)) meant = `#${path}`
  else return undefined
  const message = whyNotThere(address, meant)
  return { code: 'unprovided-path', severity: 'warning', message, ...writeInstead(meant) }
}

function whyNotThere(address: string, meant: string): string {
  if (address.startsWith('/'))
    return `${quoted(address)} leads there only if the site is at the root of its host, not in a folder`
  if (meant.startsWith('#'))
    return `${quoted(address)} is the id of a section, and without # before it is read as a path`
  return `not every host leads from ${quoted(address)} to the page, whose address is ${quoted(meant)}`
}

const pathOf = (address: string) => address.replace(/^(?:\.\/)+/, '').replace(/[?#].*/s, '')
