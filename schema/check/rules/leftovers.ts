import { decodedAddress, isMail } from '../../model/address.ts'
import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, stepsOf } from '../../yaml/valueAt.ts'
import type { CheckContext } from '../context.ts'
import { ownerName } from '../describe.ts'
import type { FieldText } from './contents.ts'
import type { Rule } from './rule.ts'

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
 * Warns of leftovers of the content that the project comes with, and of placeholders. A site without a public address
 * is still in progress: nothing is reported unless `strict` is set.
 */
export const leftoverRule: Rule = ({ ofKind, sampled }, { root, text, value }, context) => {
  if (!context.strict && !isPublic(value)) return []
  const at = (path: Path, problem: Problem, span?: Span): Finding => ({
    severity: 'warning',
    ...problem,
    path,
    span: span ?? positionOf(root, path).span,
  })
  const texts = textsIn(value)
  const made = sampled.filter(({ samples }) => samples)
  // The warning about samples covers their link too.
  const isMade = (path: Path) => made.some((one) => one.path.every((step, index) => step === path[index]))
  return [
    ...made.map(({ path }) => {
      const position = positionOf(root, [...path, 'samples'])
      return at([...path, 'samples'], samplesFound(ownerName(path, value)), position.key ?? position.span)
    }),
    ...texts.flatMap(({ path, value }) => addressFound(value).map((problem) => at(path, problem))),
    ...ofKind.link.flatMap(({ path, value, span }) => [
      // Links within a text; all others are among the texts.
      ...(span ? addressFound(value).map((problem) => at(path, problem, span)) : []),
      ...(value.trim() === '#' && !isMade(path) ? [at(path, linkFound, span)] : []),
    ]),
    ...texts.flatMap(({ path, value }) =>
      standIns.flatMap(({ words, problem }) => {
        const [found] = words.exec(value) ?? []
        return found ? [at(path, problem(found), within(positionOf(root, path).span, found, text))] : []
      }),
    ),
    ...serviceTexts(ofKind.endpoint, texts).flatMap(({ path, value }) => {
      const found = standIns.some(({ words }) => words.test(value)) ? undefined : standInOfService(value)
      return found === undefined
        ? []
        : [at(path, ofService(found), within(positionOf(root, path).span, found, text))]
    }),
    ...ofKind.picture.flatMap(({ path, value }) =>
      isSamplePortrait(value.trim(), context) ? [at(path, pictureFound(value.trim()))] : [],
    ),
  ]
}

/** Problems of placeholders in the address of a link. */
export const leftoversOfLink = (href: string): Problem[] => [
  ...addressFound(href),
  ...(href.trim() === '#' ? [linkFound] : []),
]

/** Problems of placeholders among the words of a text, with their spans. */
export const leftoversOfText = (text: string): { problem: Problem; span: Span }[] =>
  standIns.flatMap(({ words, problem }) => {
    const { 0: found, index } = words.exec(text) ?? { index: 0 }
    return found === undefined
      ? []
      : [{ problem: problem(found), span: { start: index, end: index + found.length } }]
  })

/** Whether the site has a valid public address. */
export function isPublic(value: unknown): boolean {
  const url = own(own(value, 'site'), 'url')
  return typeof url === 'string' && URL.canParse(url)
}

/** Every text of some data, and its path. */
function textsIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  return stepsOf(value).flatMap((step) => textsIn(own(value, step), [...path, step]))
}

/** The part of a span that has some words; undefined if they are not written there literally. */
function within(span: Span, words: string, text: string): Span | undefined {
  const start = text.slice(span.start, span.end).indexOf(words)
  return start < 0 ? undefined : { start: span.start + start, end: span.start + start + words.length }
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

const pictureFound = (src: string): Problem => ({
  code: 'leftover-picture',
  message: `${quoted(src)} is the portrait of the sample site’s owner`,
  help: 'put a picture of your own in its place',
})

/** Words that nobody publishes on purpose. */
const standIns: readonly { words: RegExp; problem: (found: string) => Problem }[] = [
  {
    words: new RegExp(`\\b${defaultContent.name}\\b`, 'iu'),
    problem: (found) => ({
      code: 'leftover-name',
      message: `${quoted(found)} is the name of the sample site’s owner`,
      help: 'write yours',
    }),
  },
  {
    words: /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b/iu,
    problem: (found) => ({
      code: 'leftover-text',
      message: `${quoted(found)} stands here in place of a text`,
      help: 'write the text, or take it away',
    }),
  },
  {
    // Placeholders of README.md and schema/guide.md, and such as they stand in the guides of services.
    words: /\bYOUR[-_][A-Z]+(?:[-_][A-Z]+)*\b|\bNAME\.github\.io\b|\bREPOSITORY\b/,
    problem: (found) => ({
      code: 'leftover-text',
      message: `${quoted(found)} stands here in place of what is yours`,
      help: 'write yours',
    }),
  },
]

/** The addresses that forms are sent to, and the hidden values sent along, such as keys. */
const serviceTexts = (endpoints: readonly FieldText[], texts: readonly FieldText[]): FieldText[] => [
  ...endpoints,
  ...texts.filter(
    ({ path }) => path.at(-1) === 'value' && path.at(-3) === 'fields' && path.includes('delivery'),
  ),
]

/** The part of an address or a key that stands in a guide in place of one's own: `xyzabcde`, `your-form-id`, `{id}`. */
function standInOfService(text: string): string | undefined {
  const [marked] =
    /[{<[][\w -]*[}>\]]|\byour[-_ ]?(?:own|form|access|api|site|public|key|token|id|endpoint)[\w-]*/i.exec(
      text,
    ) ?? []
  if (marked !== undefined) return marked
  return text.split(/[/?&=#]/).find((part) => /^[a-z\d-]{6,}$/i.test(part) && isSequence(part))
}

/** Whether a part is one character over and over, or runs of at least three that follow one another: `abcdwxyz`. */
function isSequence(part: string): boolean {
  const codes = [...part.toLowerCase().replaceAll('-', '')].map((letter) => Number.parseInt(letter, 36))
  if (codes.length < 6) return false
  if (codes.every((code) => code === codes[0])) return true
  let run = 1
  for (const [index, code] of codes.entries()) {
    if (index === 0) continue
    const before = codes[index - 1] ?? 0
    const follows = code === before + 1 || (before === 35 && code === 10) || (before === 9 && code === 0)
    if (!follows && run < 3) return false
    run = follows ? run + 1 : 1
  }
  return run >= 3
}

const ofService = (found: string): Problem => ({
  code: 'leftover-text',
  message: `${quoted(found)} stands here in place of what your form service gave you`,
  help: 'write the address or key that it shows for your form',
})

/** Hosts that are kept for examples and tests, and so reach nobody: RFC 2606 and RFC 6761. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i

/** The problem of a text that is an address which reaches nobody; none for any other text. */
function addressFound(text: string): Problem[] {
  const address = text.trim()
  const host = hostsOf(address).find((each) => reserved.test(each))
  if (host === undefined) return []
  return [
    {
      code: 'leftover-address',
      message: /(?:^|\.)localhost$/i.test(host)
        ? `${quoted(address)} leads visitors to their own computer`
        : `${quoted(address)} reaches nobody: ${host} is kept for examples`,
      help: 'write an address of yours, or take it away',
    },
  ]
}

/** The hosts that an address names: of a page, or of one or more mailboxes. */
function hostsOf(address: string): string[] {
  const mails = /^mailto:([^?]*)/i.exec(address)?.[1] ?? (isMail(address) ? address : undefined)
  if (mails !== undefined)
    return mails.split(',').map((mail) =>
      decodedAddress(mail)
        .slice(decodedAddress(mail).lastIndexOf('@') + 1)
        .trim(),
    )
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).hostname] : []
}

/** A file of another size is not read. */
function isSamplePortrait(src: string, { files, digest }: CheckContext): boolean {
  const { bytes, sha256 } = defaultContent.portrait
  if (!files || !digest || /^[a-z]+:/i.test(src)) return false
  const fact = files(src)
  return fact.kind === 'picture' && fact.bytes === bytes && digest(src) === sha256
}
