import type { z } from 'zod'
import type { Language, Locale } from '../../../schema/check/locale.ts'
import { type Kind, typedBullets } from '../../../schema/model/kinds.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, registered } from '../../../schema/model/schemaIntrospection.ts'
import { mapContent } from '../../../schema/model/walk.ts'
import { diacriticsInHeading } from '../../../schema/text/diacritics.ts'
import type { MarkdownLinks, SetRuns } from '../../../schema/text/markdown.ts'
import { blocksOf, pointsIn, sentenceParts, sentenceText, withLead } from '../../../schema/text/sentence.ts'
import { longestPart } from '../../../schema/text/textWidth.ts'
import { typeset, typesetRuns } from '../../../schema/text/typeset.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import type { ResolvedHeading, ResolvedSentence } from '../../shared/resolved.ts'

/** How texts in a language are set, by default that of the page. */
export type Typesetter = (lang: string | undefined) => SetRuns

/** How the texts in Markdown of a portfolio are set; undefined where the YAML wants them as they are written. */
export function typesetterOf({ site }: Portfolio): Typesetter | undefined {
  if (!site.typography) return undefined
  return (lang = site.lang) =>
    (runs) =>
      typesetRuns(runs, { lang })
}

/** Kinds of plain texts. Those in Markdown are set where their code and addresses are known: as tokens. */
const plain: readonly (Kind | undefined)[] = ['text', 'label', 'alternative']

/** A heading as its language is set, whatever part of it has the accent. */
const typesetHeading = (text: string, lang: string): string =>
  typesetRuns(text.split('*'), { lang }).join('*')

/**
 * A checked locale with its texts as their languages are set, unless the YAML says otherwise. Texts in Markdown stay as
 * they are; `asWritten` is the portfolio before, for files that machines read.
 */
export function typesetLocale(locale: Locale): Locale {
  const { portfolio, schema } = locale
  if (!portfolio.site.typography) return locale
  const langOf = (text: string) => locale.foreign.get(text.trim())?.lang ?? portfolio.site.lang
  const set = mapContent(portfolio, schema, ({ value, kind, schema: field }, copy) => {
    if (typeof value !== 'string' || !field) return copy
    if (kind === 'heading') return typesetHeading(value, langOf(value))
    return plain.includes(kind) ? typeset(value, { lang: langOf(value) }) : value
  })
  const foreign = new Map<string, Language>()
  for (const [text, language] of locale.foreign) {
    foreign.set(text, language)
    foreign.set(typeset(text, language), language)
    foreign.set(typesetHeading(text, language.lang), language)
  }
  return { ...locale, portfolio: set, foreign, asWritten: portfolio }
}

/** A heading with the width of its longest word, and the height of its diacritics. */
export function resolveHeading(text: string, level: 1 | 2 = 2): ResolvedHeading {
  const longest = Math.round(longestPart(text).width * 10) / 10
  return { text, longest, diacritics: diacriticsInHeading(text), level }
}

/** A sentence as the page uses it: as it is where it has no Markdown, and is in the language of the page. */
export function resolveSentence(
  value: string,
  links: MarkdownLinks,
  language: Language | undefined,
): ResolvedSentence {
  const parts = sentenceParts(value, links)
  const [only] = parts
  if (!language && parts.length === 1 && typeof only === 'string') return only
  return { text: sentenceText(parts), parts, ...(language && { language }) }
}

/**
 * A sentence in its blocks, as it is where it is one paragraph that does not lead.
 *
 * @param leads whether its first sentence is set larger
 * @param lang the language of the page
 */
export function withBlocks(text: ResolvedSentence, leads: boolean, lang: string): ResolvedSentence {
  const sentence = typeof text === 'string' ? { text, parts: [text] } : text
  const paragraphs = blocksOf(sentence.parts)
  if (!leads) return paragraphs ? { ...sentence, blocks: paragraphs } : text
  const whole = paragraphs ?? [{ kind: 'paragraph' as const, parts: [...sentence.parts] }]
  const language = 'language' in sentence ? sentence.language?.lang : undefined
  return { ...sentence, blocks: withLead(whole, language ?? lang) }
}

/**
 * A portfolio in which lines with bullets in a text have become entries of the list beside it, before those that are
 * there; and the language of each text of it that is in another than the page.
 */
export function withTypedPoints(
  portfolio: Portfolio,
  schema: z.core.$ZodType,
  foreign: Locale['foreign'] = new Map(),
): { content: Portfolio; languages: Locale['foreign'] } {
  const languages = new Map(foreign)
  const content = mapContent(portfolio, schema, ({ value, schema: field }, copy) => {
    const object = objectOf(field, value)
    if (!object || typeof copy !== 'object' || copy === null) return copy
    let divided: object = copy
    for (const [key, inner] of Object.entries(object.shape)) {
      const { list } = registered(typedBullets, inner) ?? {}
      const text = own(value, key)
      if (list === undefined || typeof text !== 'string') continue
      const { summary, highlights } = pointsIn(text)
      if (highlights.length === 0) continue
      const language = foreign.get(text)
      for (const part of [summary, ...highlights])
        if (language && part !== undefined) languages.set(part, language)
      const written = own(value, list)
      const { [key]: _, ...rest } = divided as Record<string, unknown> // Own keys alone are read.
      divided = { ...rest, [list]: [...highlights, ...(Array.isArray(written) ? written : [])] }
      if (summary !== undefined) divided = { ...divided, [key]: summary }
    }
    return divided
  })
  return { content, languages }
}
