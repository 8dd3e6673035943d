import { createRequire } from 'node:module'
import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { isFiller } from '../fillers.ts'

/**
 * What the samples of JSON Resume and al-folio say, in lower case: what tells them, as nobody says it of himself, and what
 * they say besides. An entry of nothing else is a sample if it says something telling.
 */
const samples: typeof import('./sampleTexts.json') = createRequire(import.meta.url)('./sampleTexts.json')
const [telling, usual] = [new Set(samples.telling), new Set(samples.usual)]

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
  const texts = textsIn(value).map((text) =>
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
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (depth > deepest) return ['nested deeper']
  return Object.values(value).flatMap((one) => textsIn(one, depth + 1))
}
