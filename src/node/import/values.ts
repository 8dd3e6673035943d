import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { isFiller } from './fillers.ts'
import type { Wording } from './wording.ts'

// Values of unknown shape, as files of other tools and of people have them.

/** The deepest nesting in which texts are looked for, and the longest text that is read, in characters. */
const [maxDepth, maxText] = [8, 20_000]

/** What stands in place of nothing. */
const nothing = /^\s*(?:null|undefined|none|n\/a|[-–—.…]*)\s*$/i

/** Whether a value says nothing: no text, an empty list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return nothing.test(value)
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** A key as names are compared with it: `startDate`, `start_date` and `Start Date` are one. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[\s_-]+/g, '')

/**
 * The values in some groups under all names that a key may have, those under the usual name first.
 *
 * @param names for each key its other names, with blanks between them
 */
export function gathered<Key extends string>(
  groups: readonly unknown[],
  names: Readonly<Record<Key, string>>,
): Record<Key, unknown[]> {
  const maps = groups.filter(isGroup).map((group) => {
    const map = new Map<string, unknown>()
    for (const [key, value] of Object.entries(group))
      if (!isEmpty(value) && !map.has(plainKey(key))) map.set(plainKey(key), value)
    return map
  })
  const found: Partial<Record<Key, unknown[]>> = {}
  for (const key in names) {
    const values: unknown[] = []
    for (const name of new Set([key, ...names[key].split(' ')].map(plainKey)))
      for (const map of maps) if (map.has(name)) values.push(map.get(name))
    found[key] = values
  }
  return found as Record<Key, unknown[]> // Each key of the names is set.
}

/** The usual keys of an object that stands where a text is expected: its title, its text, and lists of more texts. */
const headings = 'name title label section heading category group txt'
const bodies = 'text value content description summary detail sentence bullet'
const innerLists = 'items points list bullets highlights keywords details contents'

/** The texts in a value: of a list each, of an object what its usual keys say, with its lists behind. */
export function textsIn(value: unknown, wording: Wording, depth = 0): string[] {
  if (isEmpty(value) || typeof value === 'boolean' || depth > maxDepth) return []
  if (typeof value !== 'object') {
    const text = wording(String(value).slice(0, maxText))
    return text && !isFiller(text) ? [text] : []
  }
  const below = (one: unknown) => textsIn(one, wording, depth + 1)
  if (Array.isArray(value)) return value.flatMap(below)
  const { heading, body, inner } = gathered([value], { heading: headings, body: bodies, inner: innerLists })
  const first = [heading, body].map((all) => below(all)[0]).filter(Boolean)
  const all = [...(first.length > 0 ? [first.join(': ')] : []), ...below(inner)]
  // Without any of the usual keys, it has sentences under names of the owner's, or groups lists by such names.
  if (all.length > 0) return all
  const [[key, only] = ['', undefined], ...more] = Object.entries<unknown>(Object(value))
  // In YAML a colon within a line makes an object of it.
  if (typeof only === 'string' && more.length === 0 && /^\p{Lu}|\s/u.test(key))
    return below(`${key}: ${only}`)
  const values: unknown[] = Object.values(Object(value))
  const sentences = values.filter((one) => typeof one === 'string' && /\s/.test(one.trim()))
  if (sentences.length > 0) return below(sentences)
  return below(values.length === 1 ? values : values.filter((one) => typeof one === 'object'))
}

/** What an object in place of a list may have beside its lists. */
const ofHeading: ReadonlySet<string> = new Set(
  'title name heading section label icon display visible enabled id columns subtitle order separatelinks description'.split(
    ' ',
  ),
)

/** The lists of an object that stands in place of a list and says nothing itself: of entries, or else of texts. */
function listsWithin(group: Readonly<Record<string, unknown>>): unknown[] | undefined {
  const parts = Object.entries(group).filter(([key, one]) => !ofHeading.has(plainKey(key)) && !isEmpty(one))
  const lists = parts.filter(([, one]) => Array.isArray(one) && one.some(isGroup)).map(([, one]) => one)
  const { inner } = gathered([group], { inner: wrappers })
  const isWrapper = lists.some((one) => inner.includes(one))
  // Groups of names, such as those of skills, are entries.
  const areEntries = groupsIn(lists.flat()).some((one) => Object.keys(one).length > 2)
  return isWrapper || (areEntries && lists.length === parts.length) ? lists : undefined
}

/** The usual keys under which an object in place of a list has the list. */
const wrappers = 'items entries list sets histories history data elements records values contents info jobs'

/**
 * The entries of lists. Some files have an object of entries by their names in place of a list, or a plain name in place
 * of an entry.
 *
 * @param named the names of the key under which an entry has its own name; without it, only objects are entries
 * @param below the key of what an object has under a name
 */
export function entriesOf(lists: readonly unknown[], named?: string, below = 'keywords'): object[] {
  const [name] = named?.split(' ') ?? []
  const entries: object[] = []
  for (const list of lists) {
    if (isGroup(list)) {
      const within = listsWithin(list)
      if (within) entries.push(...entriesOf(within, named, below))
      else if (!named || !name || gathered([list], { [name]: named })[name]?.length) entries.push(list)
      else
        for (const [key, value] of Object.entries(list))
          if (!ofHeading.has(plainKey(key))) entries.push({ [name]: key, [below]: value })
      continue
    }
    for (const one of Array.isArray(list) ? list : [list]) {
      if (isGroup(one)) entries.push(one)
      else if (name && typeof one === 'string' && !isEmpty(one)) entries.push({ [name]: one })
    }
  }
  return entries
}

/** The objects among some values. */
export const groupsIn = (values: readonly unknown[]): Record<string, unknown>[] => values.filter(isGroup)

/** The object below a key; an empty one where there is none. */
export function groupAt(value: unknown, key: string): Record<string, unknown> {
  const group = own(value, key)
  return isGroup(group) ? group : {}
}

/** Values, each once. */
export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** An object without the keys whose value is undefined. */
export function filled<T extends object>(value: T): T {
  const defined = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(defined) as T // The same object less what was undefined in it.
}

/** All words in a value, at any depth, without addresses. */
export function allWords(value: unknown): string {
  if (typeof value === 'string') return /^\w+:\/\//.test(value) ? '' : value
  return typeof value === 'object' && value !== null ? Object.values(value).map(allWords).join(' ') : ''
}
