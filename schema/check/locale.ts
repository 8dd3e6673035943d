import { interfaceWords } from '../model/interfaceWords/index.ts'
import { standardWordOf } from '../model/interfaceWords/standard.ts'
import { isForReading } from '../model/kinds.ts'
import type { Portfolio, PortfolioSchema } from '../model/portfolio.ts'
import { walk } from '../model/walk.ts'
import type { CaseStudy } from '../pages/body.ts'
import { localeOf } from '../text/languages.ts'
import { valueAt } from '../yaml/valueAt.ts'

/** How text in another language is marked up in a page. */
export interface Language {
  /** A BCP 47 tag. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** The content of a site in one of its languages. */
export interface Locale {
  portfolio: Portfolio
  /** What its portfolio may contain: its own section types too. */
  schema: PortfolioSchema
  /** The portfolio before its texts were typeset, where they were. */
  asWritten?: Portfolio
  /**
   * Trimmed texts in another language or direction than the page, and which: above all those that are not translated.
   */
  foreign: ReadonlyMap<string, Language>
  /** The pages that are made from Markdown, in their order. */
  caseStudies: readonly CaseStudy[]
}

/** The locale in the main language. `written` is the value of its YAML, without defaults. */
export const mainLocale = (portfolio: Portfolio, written: unknown, schema: PortfolioSchema): Locale => ({
  portfolio,
  schema,
  foreign: foreignIn(portfolio, written, schema),
  caseStudies: [],
})

/**
 * The texts of a portfolio, trimmed, that are in another language or direction than its page, whatever is translated:
 * interface words in English, and in a page from right to left what reads from left to right.
 */
export const foreignIn = (
  portfolio: Portfolio,
  written: unknown,
  schema: PortfolioSchema,
): Map<string, Language> =>
  new Map([...isolatedTexts(portfolio, schema), ...standardWords(portfolio, written, schema)])

/**
 * The interface words that fall back to the English of the schema, since there are none in the language of the page.
 */
function standardWords(locale: Portfolio, written: unknown, schema: PortfolioSchema): [string, Language][] {
  const tag = localeOf(locale.site.lang)
  if (!tag || interfaceWords(tag)) return []
  const words: [string, Language][] = []
  for (const { path, value, schema: field } of walk(locale, schema))
    if (typeof value === 'string' && field && standardWordOf(field) && valueAt(written, path) === undefined)
      words.push([value.trim(), { lang: 'en', dir: 'ltr' }])
  return words
}

/** Scripts that are written from right to left. */
const toTheLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Texts whose signs a line from right to left would show at the wrong end: `C++`, `.NET`, `Acme Inc.`, `+49 30 1234`.
 */
const signed = /^(?=.*\p{L})(?:[^\p{L}\p{N}\s]|.*[^\p{L}\p{N}\s]$)|^\+\d[\d\s()/-]*$|^\d[\d.,]*[+%]$/su

/** In a page from right to left, the texts without a letter of such a script that have signs at an end. */
function isolatedTexts(locale: Portfolio, schema: PortfolioSchema): [string, Language][] {
  const { lang, dir } = locale.site
  if (dir !== 'rtl') return []
  const texts: [string, Language][] = []
  for (const { value, schema: field, kind } of walk(locale, schema)) {
    if (typeof value !== 'string' || !field || !isForReading(kind)) continue
    const text = value.trim()
    if (!toTheLeft.test(text) && signed.test(text)) texts.push([text, { lang, dir: 'ltr' }])
  }
  return texts
}
