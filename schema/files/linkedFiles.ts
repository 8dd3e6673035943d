import { addressOf, decodedAddress } from '../model/address.ts'
import type { Kind } from '../model/kinds.ts'
import type { Portfolio, PortfolioSchema } from '../model/portfolio.ts'
import { walk } from '../model/walk.ts'
import { pageLink } from '../pages/pageLinks.ts'
import { type MarkdownPart, markdownParts } from '../text/markdown.ts'
import { sentenceMarkup } from '../text/sentence.ts'

/**
 * The file that a link leads to, as a path from the folder of the YAML: `files/cv.pdf`. Undefined for any other
 * address, such as a path from the root, one that leaves the folder, and one without an extension, which may be another
 * page.
 */
export function linkedFile(href: string): string | undefined {
  const address = href.trim()
  if (addressOf(address).kind !== 'path' || /^[\\/]/.test(address)) return undefined
  const [path = ''] = address.split(/[?#]/, 1)
  const segments = decodedAddress(path)
    .split('/')
    .filter((segment) => segment !== '.')
  // A leading slash may be encoded, or stand behind a dot: the path would then begin at the root of the disk.
  if (segments[0] === '' || segments.includes('..')) return undefined
  // To Windows a backslash is a slash, and may lead out of the folder; browsers make one of it in every link.
  if (segments.some((segment) => segment.includes('\\'))) return undefined
  if (!/[^.]\.[a-z0-9]{1,8}$/i.test(segments.at(-1) ?? '')) return undefined
  return segments.join('/')
}

function partsOf(text: string, kind: Kind | undefined): MarkdownPart[] {
  if (kind === 'markdown') return markdownParts(text)
  if (kind === 'sentence') return sentenceMarkup(text)
  return []
}

/** Every address that a link of the portfolio leads to, as it is written, each once. */
function linksIn(portfolio: Portfolio, schema: PortfolioSchema): string[] {
  const found = new Set<string>()
  for (const { value, kind } of walk(portfolio, schema)) {
    if (typeof value !== 'string') continue
    if (kind === 'link' || kind === 'videoAddress' || kind === 'captions') found.add(value)
    for (const part of partsOf(value, kind)) if (part.kind === 'link') found.add(part.value)
  }
  // A Markdown file stands for the page that is made of it.
  return [...found].filter((href) => !pageLink(href))
}

/** Every file beside the YAML that a link of the portfolio leads to, each once. */
export const linkedFiles = (portfolio: Portfolio, schema: PortfolioSchema): string[] => [
  ...new Set(linksIn(portfolio, schema).flatMap((href) => linkedFile(href) ?? [])),
]

/**
 * The note on each link to a file, by its address as written: the type and size, such as `PDF, 240 kB`.
 *
 * @param bytes the size of a file in bytes, by its path; undefined if there is none
 */
export function fileNotes(
  portfolio: Portfolio,
  schema: PortfolioSchema,
  bytes: (path: string) => number | undefined,
): Record<string, string> {
  const notes = linksIn(portfolio, schema).flatMap((href) => {
    const file = linkedFile(href)
    const size = file === undefined ? undefined : bytes(file)
    if (file === undefined || size === undefined) return []
    return [[href, fileNote(file, portfolio.site.lang, size)]]
  })
  return Object.fromEntries(notes)
}

/** The type and size of a file, in the words of a language. */
export const fileNote = (file: string, lang: string, bytes: number): string =>
  `${file.slice(file.lastIndexOf('.') + 1).toUpperCase()}, ${sizeIn(lang, bytes)}`

/** A number of bytes as people of a language write it. */
function sizeIn(lang: string, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 })
  // No line ends between the number and its unit.
  return format.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000)).replaceAll(' ', '\u00a0')
}
