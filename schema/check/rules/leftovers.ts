import { decodedAddress, isMail } from '../../model/address.ts'
import { isExamplePicture, isExampleText } from '../../model/examples.ts'
import { schemaAt } from '../../model/schemaIntrospection.ts'
import { walk } from '../../model/walk.ts'
import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { CheckContext } from '../context.ts'
import { ownerName } from '../describe.ts'
import { type Rule, spanOfPart } from './rule.ts'

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
export const leftoverRule: Rule = ({ ofKind, sampled, texts }, checked, context) => {
  const { schema, root, text, value: data } = checked
  const findings: Finding[] = []
  const report = (path: Path, problem: Problem | undefined, span = positionOf(root, path).span) => {
    if (problem) findings.push({ severity: 'warning', ...problem, path, span })
  }
  const reportPart = (path: Path, { problem, words }: Leftover) =>
    report(path, problem, spanOfPart(root, text, path, words))

  if (!context.strict && !isPublic(data)) {
    for (const { path, value } of walk(data))
      if (typeof value === 'string') for (const one of placeholdersIn(value)) reportPart(path, one)
    return findings
  }
  const made = sampled.filter(({ samples }) => samples)
  for (const { path } of made) {
    const { key, span } = positionOf(root, [...path, 'samples'])
    report([...path, 'samples'], samplesFound(ownerName(path, data)), key ?? span)
  }
  // The warning about samples covers their link too.
  const isMade = (path: Path) => made.some((one) => one.path.every((step, index) => step === path[index]))

  const endpoints = new Set(ofKind.endpoint.map(({ value }) => value))
  for (const { path, value } of walk(data)) {
    if (typeof value !== 'string') continue
    report(path, addressFound(value))
    const found = leftoversIn(value)
    for (const one of found) reportPart(path, one)
    const isOfService = endpoints.has(value) || (path.includes('delivery') && path.at(-1) === 'value')
    const words = isOfService && found.length === 0 ? standInOfService(value) : undefined
    if (words !== undefined) reportPart(path, { problem: ofService(words), words })
  }
  for (const { path, value, span } of ofKind.link) {
    // Links within a text; all others are among the texts.
    if (span) report(path, addressFound(value), span)
    if (value.trim() === '#' && !isMade(path)) report(path, linkFound, span)
  }
  for (const { path, value } of texts) {
    const field = schemaAt(schema, path, data)
    if (field && isExampleText(value, field)) report(path, exampleText(value.trim()))
  }
  for (const { path, value } of ofKind.picture) {
    const src = value.trim()
    if (isSamplePortrait(src, context))
      report(path, pictureLeft(`${quoted(src)} is the portrait of the sample site’s owner`))
    else if (isExamplePicture(src))
      report(path, pictureLeft(`${quoted(src)} stands in for a picture of yours`))
  }
  return findings
}

/** Problems of placeholders in the address of a link. */
export function leftoversOfLink(href: string): Problem[] {
  const problem = href.trim() === '#' ? linkFound : addressFound(href)
  return problem ? [problem] : []
}

/** Problems of placeholders among the words of a text, with their spans. */
export const leftoversOfText = (text: string): { problem: Problem; span: Span }[] =>
  leftoversIn(text).map(({ problem, words }) => {
    const start = text.indexOf(words)
    return { problem, span: { start, end: start + words.length } }
  })

/** Whether the site has a valid public address. */
export function isPublic(value: unknown): boolean {
  const url = own(own(value, 'site'), 'url')
  return typeof url === 'string' && URL.canParse(url)
}

const samplesFound = (owner: string): Problem => ({
  code: 'leftover-samples',
  message: `${owner} shows samples, which are made up on each visit`,
  help: 'write items of your own in their place',
})

const linkFound: Problem = {
  code: 'leftover-link',
  message: 'a link to # is a placeholder: it leads to the top of the page',
  help: 'write the address that it should lead to, or take it away; to lead to the top of the page, write #top',
}

const exampleText = (text: string): Problem => ({
  code: 'leftover-text',
  message: `${quoted(text)} says what to write here, and is no text for visitors`,
  help: 'write the text, or take it away',
})

const pictureLeft = (message: string): Problem => ({
  code: 'leftover-picture',
  message,
  help: 'put a picture of your own in its place',
})

/** Words of a text that nobody publishes on purpose. */
interface Leftover {
  problem: Problem
  words: string
}

const ownersName = new RegExp(`\\b${defaultContent.name}\\b`, 'iu')

const loremIpsum = /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b/iu

/** Placeholders of README.md and schema/guide.md, and such as they stand in the guides of services. */
const placeholder = /\bYOUR[-_][A-Z]+(?:[-_][A-Z]+)*\b|\bNAME\.github\.io\b|\bREPOSITORY\b/

function leftoversIn(text: string): Leftover[] {
  const found: Leftover[] = []
  const [name] = ownersName.exec(text) ?? []
  if (name !== undefined) {
    const message = `${quoted(name)} is the name of the sample site’s owner`
    found.push({ problem: { code: 'leftover-name', message, help: 'write yours' }, words: name })
  }
  const [lorem] = loremIpsum.exec(text) ?? []
  if (lorem !== undefined) {
    const message = `${quoted(lorem)} stands here in place of a text`
    found.push({
      problem: { code: 'leftover-text', message, help: 'write the text, or take it away' },
      words: lorem,
    })
  }
  return [...found, ...placeholdersIn(text)]
}

function placeholdersIn(text: string): Leftover[] {
  const [words] = placeholder.exec(text) ?? []
  if (words === undefined) return []
  const message = `${quoted(words)} stands here in place of what is yours`
  return [{ problem: { code: 'leftover-text', message, help: 'write yours' }, words }]
}

/** The part of an address or a key of a form service that stands in a guide in place of one's own: `your-form-id`, `{id}`, `xyzabcde`. */
function standInOfService(text: string): string | undefined {
  const [marked] =
    /[{<[][\w -]*[}>\]]|\byour[-_ ]?(?:own|form|access|api|site|public|key|token|id|endpoint)[\w-]*|\b(?:x{6,}|xyzabcde|abcdwxyz|abcdefgh?|[01]{6,})\b/i.exec(
      text,
    ) ?? []
  return marked
}

const ofService = (found: string): Problem => ({
  code: 'leftover-text',
  message: `${quoted(found)} stands here in place of what your form service gave you`,
  help: 'write the address or key that it shows for your form',
})

/** Hosts that are kept for examples and tests, and so reach nobody: RFC 2606 and RFC 6761. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i

/** The problem of a text that is an address which reaches nobody; none for any other text. */
function addressFound(text: string): Problem | undefined {
  const address = text.trim()
  const host = hostsOf(address).find((each) => reserved.test(each))
  if (host === undefined) return undefined
  return {
    code: 'leftover-address',
    message: /(?:^|\.)localhost$/i.test(host)
      ? `${quoted(address)} leads visitors to their own computer`
      : `${quoted(address)} reaches nobody: ${host} is kept for examples`,
    help: 'write an address of yours, or take it away',
  }
}

/** The hosts that an address names: of a page, or of one or more mailboxes. */
function hostsOf(address: string): string[] {
  const mails = /^mailto:([^?]*)/i.exec(address)?.[1] ?? (isMail(address) ? address : undefined)
  if (mails !== undefined)
    return mails.split(',').map((mail) => decodedAddress(mail).replace(/^.*@/s, '').trim())
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).hostname] : []
}

/** A file of another size is not read. */
function isSamplePortrait(src: string, { files, digest }: CheckContext): boolean {
  const { bytes, sha256 } = defaultContent.portrait
  if (!files || !digest || /^[a-z]+:/i.test(src)) return false
  const fact = files(src)
  return fact.kind === 'picture' && fact.bytes === bytes && digest(src) === sha256
}
