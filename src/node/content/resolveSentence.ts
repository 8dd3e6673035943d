import type { z } from 'zod'
import type { Language } from '../../../schema/check/locale.ts'
import { typedBullets } from '../../../schema/model/kinds.ts'
import { registered } from '../../../schema/model/schemaIntrospection.ts'
import { blocksOf, withLead } from '../../../schema/text/blocks.ts'
import type { MarkdownLinks } from '../../../schema/text/markdown.ts'
import type { SetRuns } from '../../../schema/text/markdownReader.ts'
import { pointsIn } from '../../../schema/text/points.ts'
import { sentenceParts, wordsOf } from '../../../schema/text/sentence.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import type { ResolvedSentence } from '../../shared/resolved.ts'

/** How texts in a language are set, by default that of the page. */
export type Typesetter = (lang: string | undefined) => SetRuns

/**
 * A sentence as the page uses it: as it is where it has no Markdown.
 *
 * @param languageOf the language of a text that is in another than the page
 */
export function resolveSentence(
  value: string,
  { set, ...links }: Omit<MarkdownLinks, 'set'> & { set?: Typesetter | undefined },
  languageOf: (text: string) => Language | undefined,
): ResolvedSentence {
  const language = languageOf(value)
  const parts = sentenceParts(value, { ...links, set: set?.(language?.lang) })
  const [only] = parts
  if (!language && parts.length === 1 && typeof only === 'string') return only
  return { text: wordsOf(parts), parts, ...(language && { language }) }
}

/**
 * A sentence in its blocks, as it is where it is one paragraph that does not lead.
 *
 * @param leads whether its first sentence is set larger
 * @param lang the language of the page
 */
export function withBlocks(text: ResolvedSentence, leads: boolean, lang: string): ResolvedSentence {
  const { parts, ...rest } = typeof text === 'string' ? { text, parts: [text] } : text
  const paragraphs = blocksOf(parts)
  const whole = paragraphs ?? [{ kind: 'paragraph' as const, parts: [...parts] }]
  const blocks = leads ? withLead(whole, ('language' in rest && rest.language?.lang) || lang) : paragraphs
  return blocks ? { ...rest, parts, blocks } : text
}

/**
 * An object of which lines with bullets in a text have become entries of the list beside it, before those that are
 * there. Any other value is returned as it is.
 *
 * @param onPart called with such a text and each part that it is divided into
 */
export function withTypedPoints(
  value: unknown,
  object: z.ZodObject | undefined,
  onPart: (text: string, part: string) => void,
): unknown {
  if (!object || typeof value !== 'object' || value === null) return value
  let divided: object = value
  for (const [key, field] of Object.entries(object.shape)) {
    const { list } = registered(typedBullets, field) ?? {}
    const text = own(value, key)
    if (list === undefined || typeof text !== 'string') continue
    const { summary, highlights } = pointsIn(text)
    if (highlights.length === 0) continue
    for (const part of [summary, ...highlights]) if (part !== undefined) onPart(text, part)
    const { [key]: _, ...rest } = divided as Record<string, unknown> // Own keys alone are read.
    const written = own(value, list)
    divided = {
      ...rest,
      ...(summary !== undefined && { [key]: summary }),
      [list]: [...highlights, ...(Array.isArray(written) ? written : [])],
    }
  }
  return divided
}
