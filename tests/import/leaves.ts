import { parse } from 'yaml'
import { parseDate, parseRange } from '../../schema/text/writtenDates.ts'
import { nameWording, plainWording, safeLink } from '../../src/node/import/wording.ts'

/** A text or number of an input, with its path. Booleans do not count. */
export interface Leaf {
  path: string
  value: string | number
}

const isLeaf = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'

/** All leaves of some data, at any depth. */
export function leavesOf(data: unknown, path = ''): Leaf[] {
  if (isLeaf(data)) return [{ path, value: data }]
  if (Array.isArray(data)) return data.flatMap((one, index) => leavesOf(one, `${path}[${index}]`))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, one]) => leavesOf(one, path ? `${path}.${key}` : key))
}

/** The same data with changed leaves: `change` gets each leaf and its index. */
export function changed(data: unknown, change: (leaf: string | number, index: number) => unknown): unknown {
  let index = 0
  const walk = (value: unknown): unknown => {
    if (isLeaf(value)) {
      const leaf = change(value, index)
      index += 1
      return leaf
    }
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]))
  }
  return walk(data)
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A unique leaf of the same kind, so that it can be recognized in the output. */
export function marked(leaf: string | number, index: number): string | number {
  const year = 1901 + (index % 190)
  if (typeof leaf === 'number') return parseDate(String(leaf)) ? year : leaf
  const date = parseDate(leaf)
  if (date === 'present') return leaf
  if (date) {
    const month = (index % 12) + 1
    if (/^\d{4}$/.test(leaf)) return String(year)
    if (/[a-z]/i.test(leaf) && !leaf.includes('T')) return `${months[month - 1]} ${year}`
    return `${year}-${String(month).padStart(2, '0')}${date.length > 7 ? '-11' : ''}`
  }
  if (/^\d+%$/.test(leaf) || parseRange(leaf)) return leaf
  if (/^[^@\s]+@[^@\s]+\.\w+$/.test(leaf)) return `mark${index}mark@mail.example`
  if (/^https?:\/\/\S+$/.test(leaf)) return `https://example.com/mark${index}mark`
  return leaf
    .split('\n')
    .map((line) => (line.trim() ? line.replace(/\]?$/, ` mark${index}mark$&`) : line))
    .join('\n')
}

/** The outcome of an import: the text of the portfolio, and the list of what was not placed. */
export interface Given {
  yaml: string
  list: string
}

/** The leaves that are neither in the portfolio nor on the list. */
export function dropped(leaves: readonly Leaf[], given: Given): Leaf[] {
  const values = leavesOf(parse(given.yaml)).map(({ value }) => spaced(plain(String(value))))
  const all = `\n${values.join('\n')}\n${spaced(given.list)}\n`
  const keys = new Set(keysOf(parse(given.yaml)))
  return leaves.filter(
    ({ value }) =>
      // A heading such as Languages is kept as the key of its list.
      !keys.has(String(value).toLowerCase()) && !occursIn(String(value), all),
  )
}

function keysOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const below = Object.values(data).flatMap(keysOf)
  return Array.isArray(data) ? below : [...Object.keys(data), ...below]
}

function occursIn(leaf: string, all: string): boolean {
  const has = (text: string | undefined) => {
    const words = spaced(text ?? '')
    // Short ones as whole words: 90 does not occur in 1990.
    if (/^[\w-]{1,6}$/.test(words)) return new RegExp(`(?<![\\w])${words}(?![\\w])`).test(all)
    // An address may have it with other signs.
    return words !== '' && (all.includes(words) || lettersOf(all).includes(lettersOf(words)))
  }
  const date = parseDate(leaf)
  const range = parseRange(leaf)
  const forms = [
    leaf,
    plainWording(leaf),
    nameWording(leaf),
    date,
    safeLink(leaf),
    leaf.replace(/^(?:tel|mailto):/, ''),
    leaf.replace(/^https?:\/\/doi\.org\//, ''),
    encoded(leaf),
    languages[leaf],
    leaf.replace(/%$/, ''),
  ]
  if (forms.some(has) || (range && has(range.start) && has(range.end))) return true
  // A text may be a list, a name with a link, or several lines: then each part must occur.
  const parts = leaf.split(/\n|[,;()[\]]\s*(?:and\s+)?|(?<=[A-Z]):(?=http)|(?<=\w)@(?=\w)|\s+and\s+|:\s+/)
  const worded = parts.map((part) => part.replace(/^\s*[•▪◦*@–-]\s*/u, '').trim()).filter(Boolean)
  return (
    (worded.length > 1 || worded[0] !== leaf) &&
    worded.length > 0 &&
    worded.every(
      (part) =>
        has(part) ||
        has(encoded(part)) ||
        has(nameWording(part)) ||
        has(safeLink(part)) ||
        network(part, has),
    )
  )
}

const encoded = (leaf: string) => leaf.replace(/^@/, '').split('/').map(encodeURIComponent).join('/')

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** The language names of rendercv. */
const languages: Record<string, string> = { english: 'en', german: 'de' }

/** A kind of website, which LinkedIn writes in capitals. */
const network = (part: string, has: (text: string) => boolean) =>
  /^[A-Z_]+$/.test(part) && has(`${part[0]}${part.slice(1).toLowerCase()}`)

const plain = (text: string) =>
  text
    .replace(/\\([\\`*_[\]<>&~|!#+=:.)-])/g, '$1')
    .replaceAll('*', '')
    .replaceAll('\u00ad', '')
const spaced = (text: string) =>
  plain(text)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
