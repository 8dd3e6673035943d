import type { z } from 'zod'
import type { CaseStudy } from '../caseStudies/caseStudy.ts'
import { localeOf } from '../languages/languages.ts'
import { interfaceWords } from '../model/interfaceWords/index.ts'
import { standardWordOf } from '../model/interfaceWords/standard.ts'
import { isForReading, kindOf } from '../model/kinds.ts'
import { type Portfolio, portfolio } from '../model/portfolio.ts'
import { childSchema } from '../model/schemaIntrospection.ts'
import { own, stepsOf, valueAt } from '../yaml/valueAt.ts'
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
  /** The texts that are in another language than the page or run the other way, and how: above all those that nobody has translated. */
  foreign: ReadonlyMap<string, Language>
  /** The pages of projects, in their order. */
  caseStudies: readonly CaseStudy[]
}

/** A site in its main language, which `written` says. */
export const mainEdition = (portfolio: Portfolio, written: unknown): Edition => ({
  portfolio,
  foreign: new Map([...isolatedTexts(portfolio), ...standardWords(portfolio, written)]),
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
  const foreign = new Map([...isolatedTexts(edition), ...standardWords(edition, written)])
  for (const { text } of missing) if (!own.has(text)) foreign.set(text.trim(), { lang, dir })
  return foreign
}

/** The interface words that are those of the schema, in English, where there are none in the language of the page. */
function standardWords(edition: Portfolio, written: unknown): [string, Language][] {
  const locale = localeOf(edition.site.lang)
  if (!locale || interfaceWords(locale)) return []
  return textsOf(
    edition,
    (schema, value) => value === undefined && standardWordOf(schema) !== undefined,
    written,
  ).map((text) => [text, { lang: 'en', dir: 'ltr' }])
}

/** Scripts that are written from right to left. */
const toTheLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** What a line from right to left would show with its signs at the wrong end: `C++`, `.NET`, `Acme Inc.`, `+49 30 1234`. */
const signed = /^(?=.*\p{L})(?:[^\p{L}\p{N}\s]|.*[^\p{L}\p{N}\s]$)|^\+\d[\d\s()/-]*$|^\d[\d.,]*[+%]$/su

/** In a page from right to left, the texts that have no letter of such a script, and signs at an end. */
function isolatedTexts(edition: Portfolio): [string, Language][] {
  const { lang, dir } = edition.site
  if (dir !== 'rtl') return []
  const texts = textsOf(edition, (schema) => isForReading(kindOf(schema)))
  return texts
    .filter((text) => !toTheLeft.test(text) && signed.test(text))
    .map((text) => [text, { lang, dir: 'ltr' }])
}

/** The texts of a portfolio whose fields are wanted, by their schema and what is written there. */
function textsOf(
  edition: Portfolio,
  isWanted: (schema: z.core.$ZodType, written: unknown) => boolean,
  written?: unknown,
): string[] {
  const visit = (value: unknown, before: unknown, schema: z.core.$ZodType): string[] => {
    if (typeof value === 'string') return isWanted(schema, before) ? [value.trim()] : []
    return stepsOf(value).flatMap((step) => {
      const field = childSchema(schema, step, value)
      return field ? visit(own(value, step), own(before, step), field) : []
    })
  }
  return visit(edition, written, portfolio)
}
