import type { Locale } from '../../../schema/check/locale.ts'
import type { Kind } from '../../../schema/model/kinds.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { mapValues } from '../../../schema/model/walk.ts'
import { typeset, typesetRuns } from '../../../schema/text/typeset.ts'
import type { Typesetter } from './resolveSentence.ts'

/** Kinds of plain texts. Those in Markdown are set where their code and addresses are known: as tokens. */
const plain: readonly (Kind | undefined)[] = ['text', 'label', 'alternative']

/** A heading as its language is set, whatever part of it has the accent. */
const typesetHeading = (text: string, lang: string): string =>
  typesetRuns(text.split('*'), { lang }).join('*')

/** How the texts in Markdown of a portfolio are set; undefined where the YAML wants them as they are written. */
export const typesetterOf = ({ site }: Portfolio): Typesetter | undefined =>
  site.typography
    ? (lang = site.lang) =>
        (runs) =>
          typesetRuns(runs, { lang })
    : undefined

/**
 * A checked locale with its texts as their languages are set, unless the YAML says otherwise. Texts in Markdown stay as
 * they are; `asWritten` is the portfolio before, for files that machines read.
 */
export function typesetLocale(locale: Locale): Locale {
  const { portfolio, schema } = locale
  if (!portfolio.site.typography) return locale
  const langOf = (text: string) => locale.foreign.get(text.trim())?.lang ?? portfolio.site.lang
  const set = mapValues(portfolio, schema, ({ value, kind, schema: field }) => {
    if (typeof value !== 'string' || !field) return value
    if (kind === 'heading') return typesetHeading(value, langOf(value))
    return plain.includes(kind) ? typeset(value, { lang: langOf(value) }) : value
  })
  const foreign = [...locale.foreign].flatMap(([text, language]) =>
    [text, typeset(text, language), typesetHeading(text, language.lang)].map(
      (one) => [one, language] as const,
    ),
  )
  return {
    ...locale,
    portfolio: set,
    foreign: new Map(foreign),
    asWritten: portfolio,
  }
}
