import { decodedAddress, isMail } from '../../model/address.ts'
import { isExamplePicture, isExampleText, pagePlaceholder } from '../../model/examples.ts'
import { schemaAt } from '../../model/schemaIntrospection.ts'
import { walk } from '../../model/walk.ts'
import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { problem } from '../../report/problem.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { CheckContext } from '../context.ts'
import { ownerName } from '../describe.ts'
import { foundAt, foundIn, type Rule, spanOfPart } from './rule.ts'

/**
 * What tells the content that the project comes with from an owner's own, so that none of it goes live by mistake. Kept
 * here, since the owner's file may have none of it left; a test compares it with the site of the fixtures, a copy of
 * that content.
 */
export const defaultContent = {
  /** The name of its invented owner. */
  name: 'Mara Lind',
  /** Her portrait, identified by its content: an owner may replace the file and keep its name. */
  portrait: {
    bytes: 67_928,
    sha256: '8faab6b1d00e5ef50211c35477350a521c132d6e5f6dbc2326329c212814e22a',
  },
} as const

/**
 * Warns of leftovers: of the content that the project comes with, of `npm run add`, and of placeholders. A site without
 * a public address is still in progress: unless `strict` is set, only what stands in capitals, such as `YOUR_NAME`, is
 * reported.
 */
export const leftoverRule: Rule = (contents, checked, context) => {
  const { ofKind, sampled, texts } = contents
  const { schema, root, text, value: data } = checked
  const findings: Finding[] = []
  const isLive = context.strict || hasPublicAddress(data)
  const isOfService = (path: Path, value: string) =>
    ofKind.endpoint.some((one) => one.value === value) ||
    (path.includes('delivery') && path.at(-1) === 'value')
  for (const { path, value } of walk(data)) {
    if (typeof value !== 'string') continue
    const found = isLive ? leftoversIn(value) : placeholdersIn(value)
    if (isLive && found.length === 0 && isOfService(path, value))
      found.push(...wordsFound(value, standInOfService, 'leftover-text of a service'))
    for (const { problem, words } of found)
      findings.push({ ...problem, path, span: spanOfPart(root, text, path, words) })
    if (isLive) findings.push(...foundAt(root, path, addressFound(value)))
  }
  if (!isLive) return findings

  const made = sampled.filter(({ samples }) => samples)
  for (const { path } of made) {
    const { key, span } = sourcePositionAt(root, [...path, 'samples'])
    const words = problem('leftover-samples', { owner: ownerName(path, data) })
    findings.push({ ...words, path: [...path, 'samples'], span: key ?? span })
  }
  // The warning about samples covers their link too.
  const isMade = (path: Path) => made.some((one) => one.path.every((step, index) => step === path[index]))
  for (const field of ofKind.link) {
    // Links within a text; all others are among the texts.
    const found = field.span && addressFound(field.value)
    if (found) findings.push(foundIn(root, field, found))
    if (field.value.trim() === '#' && !isMade(field.path))
      findings.push(foundIn(root, field, problem('leftover-link')))
  }
  for (const { path, value } of texts) {
    const field = schemaAt(schema, path, data)
    if (field && isExampleText(value, field))
      findings.push(...foundAt(root, path, problem('leftover-text of an example', { words: value.trim() })))
  }
  for (const { path, value } of ofKind.picture)
    findings.push(...foundAt(root, path, pictureFound(value.trim(), context)))
  return findings
}

/** Problems of placeholders in the address of a link. */
export function leftoverOfLink(href: string): Problem | undefined {
  return href.trim() === '#' ? problem('leftover-link') : addressFound(href)
}

/** Problems of placeholders among the words of a text, with their spans. */
export const leftoversOfText = (text: string): { problem: Problem; span: Span }[] =>
  leftoversIn(text).map(({ problem, words }) => {
    const start = text.indexOf(words)
    return { problem, span: { start, end: start + words.length } }
  })

/** Whether the site has a valid public address. */
export function hasPublicAddress(value: unknown): boolean {
  const url = own(own(value, 'site'), 'url')
  return typeof url === 'string' && URL.canParse(url)
}

/** Words of a text that nobody publishes on purpose. */
interface Leftover {
  problem: Problem
  words: string
}

const ownersName = new RegExp(`\\b${defaultContent.name}\\b`, 'iu')

const standIn = new RegExp(`${pagePlaceholder}|\\blorem\\s+ipsum\\b|\\bdolor\\s+sit\\s+amet\\b`, 'iu')

/** Placeholders of README.md and schema/guide.md, and such as they stand in the guides of services. */
const placeholder = /\bYOUR[-_][A-Z]+(?:[-_][A-Z]+)*\b|\bNAME\.github\.io\b|\bREPOSITORY\b/

/** The part of an address or a key of a form service that stands in a guide in place of one's own: `your-form-id`, `{id}`, `xyzabcde`. */
const standInOfService =
  /[{<[][\w -]*[}>\]]|\byour[-_ ]?(?:own|form|access|api|site|public|key|token|id|endpoint)[\w-]*|\b(?:x{6,}|xyzabcde|abcdwxyz|abcdefgh?|[01]{6,})\b/i

const leftoversIn = (text: string): Leftover[] => [
  ...wordsFound(text, ownersName, 'leftover-name'),
  ...wordsFound(text, standIn, 'leftover-text'),
  ...placeholdersIn(text),
]

const placeholdersIn = (text: string) => wordsFound(text, placeholder, 'leftover-text')

function wordsFound(
  text: string,
  pattern: RegExp,
  key: 'leftover-name' | 'leftover-text' | 'leftover-text of a service',
): Leftover[] {
  const [words] = pattern.exec(text) ?? []
  return words === undefined ? [] : [{ problem: problem(key, { words }), words }]
}

/** Hosts that are kept for examples and tests, and so reach nobody: RFC 2606 and RFC 6761. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i

/** The problem of a text that is an address which reaches nobody; none for any other text. */
function addressFound(text: string): Problem | undefined {
  const address = text.trim()
  const host = hostsOf(address).find((each) => reserved.test(each))
  return host === undefined ? undefined : problem('leftover-address', { address, host })
}

/** The hosts that an address names: of a page, or of one or more mailboxes. */
function hostsOf(address: string): string[] {
  const mails = /^mailto:([^?]*)/i.exec(address)?.[1] ?? (isMail(address) ? address : undefined)
  if (mails !== undefined)
    return mails.split(',').map((mail) => decodedAddress(mail).replace(/^.*@/s, '').trim())
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).hostname] : []
}

function pictureFound(path: string, context: CheckContext): Problem | undefined {
  const isLeft = isExamplePicture(path) || isSamplePortrait(path, context)
  return isLeft ? problem('leftover-picture', { path }) : undefined
}

/** A file of another size is not read. */
function isSamplePortrait(src: string, { files, digest }: CheckContext): boolean {
  const { bytes, sha256 } = defaultContent.portrait
  if (!files || !digest || /^[a-z]+:/i.test(src)) return false
  const fact = files(src)
  return fact.kind === 'picture' && fact.bytes === bytes && digest(src) === sha256
}
