import { endOfLead } from './lead.ts'
import { bullet } from './points.ts'
import { type SentencePart, wordsOf } from './sentence.ts'

/** A part of a text that stands by itself: its first sentence, set larger, a paragraph, or a point of a list. */
export interface Block {
  kind: 'lead' | 'paragraph' | 'point'
  parts: SentencePart[]
}

/** The end of a sentence at the end of a line. */
const ending = /[.!?…:。！？：؟۔।]["'”’»›)\]」』]*\s*$/u

/**
 * The blocks of a text: paragraphs part where a line is empty or ends with a sentence, and lines with bullets are
 * points. A text may be wrapped anywhere else.
 *
 * @returns nothing for a text that is one paragraph
 */
export function blocksOf(parts: readonly SentencePart[]): Block[] | undefined {
  const words = wordsOf(parts)
  if (!words.includes('\n')) return undefined
  const found: { kind: Block['kind']; from: number; to: number }[] = []
  let isOver = true
  let at = 0
  for (const line of words.split('\n')) {
    const [from, to] = [at, at + line.length + 1]
    at = to
    const last = found.at(-1)
    const sign = bullet.exec(line)?.[0]
    if (sign !== undefined) found.push({ kind: 'point', from: from + sign.length, to })
    else if (line.trim() && (isOver || !last)) found.push({ kind: 'paragraph', from, to })
    else if (last && line.trim()) last.to = to
    isOver = !line.trim() || (found.at(-1)?.kind === 'paragraph' && ending.test(line))
  }
  if (found.length < 2) return undefined
  return found.map(({ kind, from, to }) => ({ kind, parts: sliced(parts, from, to) }))
}

/**
 * Blocks of which the first is the first sentence of a text, if that is no longer than some 160 letters; one of a few
 * words takes those after it along.
 *
 * @param blocks those that the text has already
 * @param lang the language of the text
 */
export function withLead(blocks: readonly Block[], lang: string): Block[] {
  const [first, ...others] = blocks
  if (first?.kind !== 'paragraph') return [...blocks]
  const words = wordsOf(first.parts)
  const end = endOfLead(words, lang)
  if (end === undefined) return [...blocks]
  const rest = words.slice(end).trim() ? [{ ...first, parts: sliced(first.parts, end, words.length) }] : []
  return [{ kind: 'lead', parts: sliced(first.parts, 0, end) }, ...rest, ...others]
}

/** The parts of a text from one of its characters up to another; an element that reaches beyond is cut. */
function sliced(parts: readonly SentencePart[], from: number, to: number): SentencePart[] {
  let at = 0
  return parts.flatMap((part): SentencePart[] => {
    const length = wordsOf([part]).length
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)]
    at += length
    if (start >= end) return []
    return [
      typeof part === 'string' ? part.slice(start, end) : { ...part, parts: sliced(part.parts, start, end) },
    ]
  })
}
