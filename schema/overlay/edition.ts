import type { CaseStudy } from '../caseStudies/caseStudy.ts'
import { localeOf } from '../lookup/languages.ts'
import { interfaceWords } from '../model/interfaceWords/index.ts'
import { standardWordOf } from '../model/interfaceWords/standard.ts'
import { type Portfolio, portfolio } from '../model/portfolio.ts'
import { childSchema } from '../model/schemaIntrospection.ts'
import { own, valueAt } from '../yaml/valueAt.ts'
import type { Word } from './untranslated.ts'

/** How the words of another language are marked in a page. */
export interface Language {
  /** A BCP 47 tag. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** A site in one of its languages: what its page says. */
export interface Edition {
  portfolio: Portfolio
  /** The texts that are in another language than the page, and in which: those that nobody has translated. */
  foreign: ReadonlyMap<string, Language>
  /** The pages of projects, in their order. */
  caseStudies: readonly CaseStudy[]
}

/** The main language of a site, in which nothing is foreign. */
export const mainEdition = (portfolio: Portfolio): Edition => ({
  portfolio,
  foreign: new Map(),
  caseStudies: [],
})

/**
 * The texts of an edition that are in another language.
 *
 * @param missing the words of the main file that the overlay leaves out
 * @param written what the overlay and the main file say together
 */
export function foreignTexts(
  missing: readonly Word[],
  { lang, dir }: Language,
  { edition, written, words }: { edition: Portfolio; written: unknown; words: readonly Word[] },
): Map<string, Language> {
  const left = new Set(missing)
  // A text that is written in both languages, such as a name, belongs to the page's.
  const own = new Set(words.filter((word) => !left.has(word)).map(({ path }) => valueAt(written, path)))
  const foreign = new Map<string, Language>()
  const locale = localeOf(edition.site.lang)
  if (locale && !interfaceWords(locale))
    for (const text of standardTexts(edition, written)) foreign.set(text, { lang: 'en', dir: 'ltr' })
  for (const { text } of missing) if (!own.has(text)) foreign.set(text.trim(), { lang, dir })
  return foreign
}

/** The interface words of a portfolio that are those of the schema. */
function standardTexts(value: unknown, written: unknown): string[] {
  const visit = (value: unknown, before: unknown, schema: Parameters<typeof standardWordOf>[0]): string[] => {
    if (typeof value === 'string') return before === undefined && standardWordOf(schema) ? [value] : []
    if (typeof value !== 'object' || value === null) return []
    const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
    return steps.flatMap((step) => {
      const field = childSchema(schema, step, value)
      return field ? visit(own(value, step), own(before, step), field) : []
    })
  }
  return visit(value, written, portfolio)
}
