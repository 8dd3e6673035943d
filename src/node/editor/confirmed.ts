import { isDeepStrictEqual } from 'node:util'
import type { Edit } from '../../../schema/report/diagnostics.ts'
import { edited } from '../../../schema/yaml/edits.ts'
import { read, type Source } from '../../../schema/yaml/source.ts'

/** The text of a file after an edit, or a sentence that says why there is none. */
export type Edited = { text: string } | { problem: string }

/** A text that is YAML, read. */
export interface Readable extends Source {
  text: string
}

let last: { text: string; source: ReturnType<typeof read> } | undefined

/**
 * Reads a text that is to be edited: one with mistakes in its YAML is left alone, since what it says is not certain. What
 * it returns is not to be changed: the next edit begins with the text that the last one has read, and gets the same.
 */
export function readable(text: string): Readable | { problem: string } {
  if (last?.text !== text) last = { text, source: read(text) }
  const { source } = last
  if (!('root' in source) || source.findings.length > 0)
    return { problem: 'The file has a mistake in its YAML, and is left as it is until that is fixed.' }
  return { ...source, text }
}

/**
 * The text after the first of some edits by which it says exactly what is meant: read again, and compared as a whole.
 *
 * @param meant what the whole file is to say
 */
export function confirmed(text: string, candidates: readonly Edit[][], meant: unknown): Edited {
  for (const edits of candidates) {
    const next = edited(text, edits)
    const source = readable(next)
    if (!('problem' in source) && isDeepStrictEqual(source.value, meant)) return { text: next }
  }
  return {
    problem:
      'The way in which this file is written leaves no place for the change, and the file is left as it is.',
  }
}

/** Data in which the value at a path is another; groups that are missing on the way are made. */
export function dataWith(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = (known: unknown) => dataWith(known, rest, value)
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? inner(item) : item))
  const entries = Object.entries(data ?? {})
  const isKnown = entries.some(([key]) => key === step)
  const all = isKnown
    ? entries.map(([key, one]) => [key, key === step ? inner(one) : one] as const)
    : [...entries, [step, inner(undefined)] as const]
  return Object.fromEntries(all)
}

/** Data without the key at a path. */
export function dataWithout(data: unknown, path: readonly (string | number)[]): unknown {
  const [step, ...rest] = path
  if (step === undefined) return undefined
  if (Array.isArray(data))
    return rest.length === 0
      ? data.filter((_, index) => index !== step)
      : data.map((item, index) => (index === step ? dataWithout(item, rest) : item))
  return Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([key, one]) => {
      if (key !== String(step)) return [[key, one]]
      return rest.length === 0 ? [] : [[key, dataWithout(one, rest)]]
    }),
  )
}
