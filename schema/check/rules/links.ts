import { features } from '../../features.ts'
import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { anchorId } from '../../model/fields.ts'
import { linkedPage, pageAddress } from '../../pages/pageLinks.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { linesOf } from '../../report/lines.ts'
import { problem, withMeant } from '../../report/problem.ts'
import { suggestion } from '../../report/suggest.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { typedQuotes, withoutTypedQuotes } from '../issues/meant.ts'
import { addressFound, endpointFound, linkSlip } from '../links/addresses.ts'
import { existsAsFile, fileFound, isInPublicFolder } from '../links/files.ts'
import type { CheckedContents, FieldText } from './contents.ts'
import { foundAt, foundIn, type Rule } from './rule.ts'

/** No two sections share an id. */
export const idRule: Rule = ({ ofKind }, { root, text }) => {
  const lines = linesOf(text)
  const first = new Map<string, number>()
  const findings: Finding[] = []
  for (const { path, value: id } of ofKind.anchor) {
    const line = first.get(id)
    if (line === undefined) first.set(id, lines.lineOf(sourcePositionAt(root, path).span.start))
    else findings.push(...foundAt(root, path, problem('duplicate-id', { id, line })))
  }
  return findings
}

/** The number of links for which a nearer anchor is looked up. */
const maxSought = 200

/** Every `#anchor` leads to a section. `#` and `#top` lead to the top. */
export const anchorRule: Rule = ({ ofKind }, { root, value: data }) => {
  const sections = own(data, 'sections')
  if (!Array.isArray(sections)) return []
  const findings: Finding[] = []
  const known = [...new Set(ofKind.anchor.map(({ value }) => value))]
  // An id of the wrong form is reported itself, so a link to its right form is accepted.
  const rightForm = (id: string) => id.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const accepted = new Set([...known, ...known.map(rightForm), '', 'top'])
  const usable = known.filter((id) => anchorId.safeParse(id).success)
  // If a section has no id that can be read, any link may lead to it but those that are nearly another's id.
  const areKnown = sections.every((section) => typeof own(section, 'id') === 'string')
  const linked = ofKind.link.map(({ value }) => value.trim())
  const linksTo = (id: string) => linked.filter((one) => one === `#${id}`).length
  for (const field of ofKind.link) {
    const anchor = field.value.trim()
    const id = anchor.slice(1)
    if (!anchor.startsWith('#') || accepted.has(id)) continue
    const { near, meant } = findings.length < maxSought ? suggestion(id, known) : {}
    if (!areKnown && meant === undefined) continue
    // If more links say what this one says, the id may be what is misspelt.
    const isSure = meant !== undefined && linksTo(meant) + 1 >= linksTo(id)
    const found = {
      ...problem('unknown-anchor', { id }),
      label: near && `did you mean "#${near}"?`,
      meant: isSure ? `#${meant}` : undefined,
      allowed: usable.slice(0, 100).map((one) => `#${one}`),
    }
    findings.push(foundIn(root, field, found))
  }
  return findings
}

/** Kinds of texts that are an address, or the path of a file. */
const addressKinds = [
  'link',
  'endpoint',
  'picture',
  'iconFile',
  'drawing',
  'page',
  'styleFile',
  'videoAddress',
  'captions',
  'feed',
  'postsFile',
] as const

/** Addresses with quotes that are part of them, such as typographic ones, of which nothing else can be said. */
export function quotedAddresses({ ofKind }: CheckedContents, { root }: Checked): Finding[] {
  const findings: Finding[] = []
  for (const field of addressKinds.flatMap((kind): readonly FieldText[] => ofKind[kind])) {
    const bare = withoutTypedQuotes(field.value)
    if (bare !== undefined) findings.push(foundIn(root, field, typedQuotes(bare)))
  }
  return findings
}

/** Every link has a scheme that is safe and an address that can be one, and a page or file that it leads to is there. */
export const linkRule: Rule = (contents, { root, value: data }, { files, languages = [] }) => {
  const pages = ownPages(contents, data, languages)
  const ids = new Set(contents.ofKind.anchor.map(({ value }) => value))
  const sources = contents.ofKind.page.map(({ value }) => value.trim())
  const findings: Finding[] = []
  for (const field of contents.ofKind.link) {
    const address = field.value.trim()
    if (pages.has(pathOf(address))) continue
    const markdown = linkedPage(address)?.file
    if (markdown !== undefined) {
      const isThere = sources.includes(markdown) || (files && isInPublicFolder(markdown, files))
      const { label } = suggestion(markdown, sources)
      if (!isThere)
        findings.push(foundIn(root, field, { ...problem('missing-page', { file: markdown }), label }))
      continue
    }
    const found =
      linkSlip(address) ?? ownSlip(address, { pages, ids, files }) ?? linkProblem(field.value, files)
    if (!found) continue
    const help = (files && helpWithout(pathOf(address), data)) ?? found.help
    findings.push(foundIn(root, field, { ...found, help }))
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
  const found = linkSlip(href) ?? addressFound(href)
  if (!files || (found && found.code !== 'bare-address')) return found
  // What looks like a host, such as talk.key, is a file if there is one of that name.
  const missing = fileFound(href, files)
  return missing && (found ?? missing)
}

/** The paths of pages and of the files of features, below the start of the site, in each of its languages. */
function ownPages(
  { ofKind }: CheckedContents,
  data: unknown,
  languages: readonly string[],
): ReadonlySet<string> {
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
  if (addressOf(address).kind !== 'path' || (files && existsAsFile(files(address)))) return undefined
  const [, path = '', behind = ''] = /^(?:\.?\/)*([^?#]*)(.*)$/s.exec(address) ?? []
  const written = path.toLowerCase()
  const page = [...pages].find((one) => [written, `${written}/`].includes(one.toLowerCase()))
  let meant: string
  if (page !== undefined) meant = page + behind
  else if (path === '' && address !== behind && ids.has(behind.slice(1))) meant = behind
  else if (behind === '' && ids.has(path)) meant = `#${path}`
  else return undefined
  if (address.startsWith('/'))
    return withMeant(problem('unprovided-path from the root', { path: address }), meant)
  if (meant.startsWith('#'))
    return withMeant(problem('unprovided-path of a section', { path: address }), meant)
  return withMeant(problem('unprovided-path of a page', { path: address, meant }), meant)
}

const pathOf = (address: string) => address.replace(/^(?:\.\/)+/, '').replace(/[?#].*/s, '')
