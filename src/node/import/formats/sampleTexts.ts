import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import type { Unplaced } from '../resume.ts'

/** What the sample of JSON Resume says and nobody says of himself, in lower case. */
const telling = new Set([
  'a summary of john doe…',
  'john@gmail.com',
  '(912) 555-4321',
  'https://johndoe.com',
  'http://johndoe.com',
  '2712 broadway st',
  'https://twitter.com/john',
  'http://twitter.com/john',
  'description…',
  'started the company',
  "awarded 'volunteer of the month'",
  'db1101 - basic sql',
  'there is no spoon.',
  'reference…',
  'unicorns',
  'won award at aihacks 2016',
  ...['company', 'organization', 'certificate', 'publication', 'project'].flatMap((name) => [
    `https://${name}.com`,
    `http://${name}.com`,
  ]),
])

/** What it says besides, in lower case: an entry of nothing else is a sample if it says one of those, too. */
const usual = new Set(
  'company president organization volunteer university bachelor award certificate publication project twitter john us california wildlife ferrets'
    .split(' ')
    .concat('ca 94115', 'san francisco', 'software development', 'jane doe', '4.0'),
)

/** How deep the sample is nested. */
const deepest = 4

/**
 * The data of a JSON Resume without the texts of its sample that somebody has left in it: entries of which nothing is his
 * own, and single texts. Adds what is left out to a list.
 */
export function withoutSamples(data: object, unplaced: Unplaced[]): object {
  const leave = (value: unknown, where: string) => {
    const what = textsIn(value).join(' · ')
    unplaced.push({ where, what, why: 'it is a sample text of JSON Resume' })
  }
  const kept = (value: unknown, where: string, depth: number): unknown => {
    if (depth > deepest) return value
    if (isSample(value)) {
      leave(value, where)
      return undefined
    }
    if (Array.isArray(value))
      return value
        .map((one, index) => kept(one, `${where}[${index}]`, depth + 1))
        .filter((one) => one !== undefined)
    if (!isGroup(value)) return value
    const entries = Object.entries(value).map(([key, one]) => [
      key,
      kept(one, where ? `${where}.${key}` : key, depth + 1),
    ])
    return Object.fromEntries(entries)
  }
  return kept(data, '', 0) as object // What is kept of an object is one.
}

/** Whether something says a telling text, and nothing but what the sample says, whatever its dates. */
function isSample(value: unknown): boolean {
  const texts = textsIn(value).map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/\.{3}$/, '…')
      .replace(/\/$/, ''),
  )
  const own = texts.filter((text) => text && !/^\d{4}-\d\d-\d\d$/.test(text))
  return own.some((text) => telling.has(text)) && own.every((text) => telling.has(text) || usual.has(text))
}

/** All texts in a value; what is nested deeper than the sample is a text of the owner's. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (depth > deepest) return ['nested deeper']
  return Object.values(value).flatMap((one) => textsIn(one, depth + 1))
}
