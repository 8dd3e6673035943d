import { createRequire } from 'node:module'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { isFiller } from '../fillers.ts'

/**
 * What files have before anybody changes them, which is of a template or of its author. Of `samples`, those of JSON Resume
 * and al-folio in lower case, `telling` has what nobody says of himself, and `usual` what they say besides.
 */
const templates: typeof import('./templates.json') = createRequire(import.meta.url)('./templates.json')

/** The longest text in which an example is looked for, in characters, and how deep. */
const [longestExample, deepestExample] = [500, 8]

/** Data of a configuration without the texts, entries and whole lists of its template, which nobody has by chance. */
export function withoutExamples(data: unknown, template: 'gitprofile' | 'developerFolio'): unknown {
  const { texts, lists, entries } = templates[template]
  const patterns = texts.map((one) => new RegExp(one, 'i'))
  const isExample = (entry: unknown) =>
    entries.some((one) =>
      Object.entries(one).every(([key, text]) => withoutMarks(String(own(entry, key))) === text),
    )
  const visit = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') {
      const text = value.length <= longestExample ? withoutMarks(value) : ''
      return patterns.some((one) => one.test(text)) ? undefined : value
    }
    if (depth > deepestExample || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const names = value.map((one) => (isGroup(one) ? Object.values(one)[0] : one)).join()
      if (lists.includes(names)) return undefined
      return value.filter((one) => !isExample(one)).map((one) => visit(one, depth + 1))
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one, depth + 1)]))
  }
  return visit(data, 0)
}

/** A text as it is compared: without emoji, and with plain apostrophes and blanks. */
const withoutMarks = (text: string) =>
  text
    .replace(/’/g, "'")
    .replace(/\p{Extended_Pictographic}|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const [telling, usual] = [new Set(templates.samples.telling), new Set(templates.samples.usual)]

/** How deep the sample is nested. */
const deepest = 4

/**
 * The data of a file without the texts of samples that somebody has left in it: entries of which nothing is
 * his own, and single texts.
 */
export const withoutSamples = (data: object): object => Object(withoutSamplesWithin(data, 0))

function withoutSamplesWithin(value: unknown, depth: number): unknown {
  if (depth > deepest) return value
  if (isSample(value)) return undefined
  if (Array.isArray(value))
    return value.map((one) => withoutSamplesWithin(one, depth + 1)).filter((one) => one !== undefined)
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutSamplesWithin(one, depth + 1)]),
  )
}

/** Whether something says a telling text, and nothing but what the sample says, whatever its dates. */
function isSample(value: unknown): boolean {
  const texts = allTexts(value).map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/\.{3}$/, '…')
      .replace(/\/$/, ''),
  )
  const own = texts.filter((text) => text && !/^[\d\s–-]+$/.test(text) && !isFiller(text))
  return own.some((text) => telling.has(text)) && own.every((text) => telling.has(text) || usual.has(text))
}

/** All texts in a value; what is nested deeper than the sample is a text of the owner's. */
function allTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (depth > deepest) return ['nested deeper']
  return Object.values(value).flatMap((one) => allTexts(one, depth + 1))
}
