import { type FallbackFamily, pageFallbacks } from '../../../schema/fonts/fallbackFamilies.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { numbersOf, plainNumbers } from '../../../schema/text/languages.ts'
import { square } from '../../../schema/text/textWidth.ts'
import { signLetters } from '../../../schema/text/typeset.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'

/** All texts in a value, at any depth, joined by spaces. */
export const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textIn).join(' ')
      : ''

/** A portfolio without the words of a résumé, where it has none. */
function withWordsInUse({ labels: { dates, resume, ...labels }, ...portfolio }: Portfolio) {
  return { ...portfolio, labels: 'resume' in portfolio ? { ...labels, dates, resume } : labels }
}

/**
 * All texts that the pages of a site may show, with the signs that its texts in Markdown get when they are set.
 *
 * @param pages the Markdown of its pages
 */
export function textOfSite(portfolio: Portfolio, pages = ''): string {
  const { lang, typography } = portfolio.site
  // Dates and levels are numbers in the file, which the page writes in its language.
  const { digits, percent } = numbersOf(lang) ?? plainNumbers
  let text = textIn(withWordsInUse(portfolio)) + pages + digits + percent.replace('{n}', '')
  // The style sheet of a look may set any words in capitals.
  if (portfolio.theme.look !== undefined) text += text.toLocaleUpperCase(lang)
  return typography && /["']|\d-\d| -/.test(text) ? text + signLetters(lang) : text
}

/** The characters of samples, which are made in the browser. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** What anybody may write in Latin letters: ASCII, and the marks of careful typesetting. */
export const usualLetters = `${ascii}\u{a0}©«»·×–—‘’‚“”„•…‹›→`

/** What the letters of a locale are for its fonts. It is found out once, for all pages together. */
export interface SiteLetters {
  /** The characters of all pages, each once. */
  text: string
  /** Those of headings. */
  headings: string
  /** Other families with letters that the text family lacks. */
  fallbacks: readonly FallbackFamily[]
}

/** @param pages the Markdown of the pages of the locale */
export function siteLetters(portfolio: Portfolio, pages = ''): SiteLetters {
  const { theme, ...rest } = portfolio
  return {
    text: charactersOnce(textOfSite(portfolio, pages)),
    headings: charactersOnce(headingLetters(portfolio, pages)),
    fallbacks: pageFallbacks(theme.fonts.text, textIn(rest), rest.site.lang),
  }
}

/** Each character of a text once: the text is asked about for each face. */
export const charactersOnce = (text: string) => [...new Set(text)].join('')

/** The keys whose texts are set in the heading family. Of scripts with thousands of letters it gets only theirs. */
const headingKeys = new Set(['headline', 'heading', 'title', 'question', 'name'])

/** A heading of a Markdown text, in either of the two ways to write one: https://spec.commonmark.org/0.31.2/#leaf-blocks */
const headingLine = /#{1,6}[ \t].*$|^.+(?=\r?\n[ >]*(?:=+|-+)[ \t]*$)/gm

/** The headings in a value, at any depth, including Markdown headings within its texts. */
const headingsIn = (value: unknown): string =>
  typeof value === 'string'
    ? (value.match(headingLine) ?? []).join('')
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, item]) => (headingKeys.has(key) ? textIn(item) : headingsIn(item)))
          .join(' ')
      : ''

/**
 * The characters that the heading font must have: those of the portfolio, and all of ASCII where it has samples. Of
 * Chinese, Japanese and Korean only those of headings; in other texts they fall back to the text family.
 *
 * @param pages the Markdown of the pages of projects
 */
export const headingLetters = (portfolio: Portfolio, pages = '') =>
  [...textOfSite(portfolio, pages)].filter((letter) => !square.test(letter)).join('') +
  headingsIn(withWordsInUse(portfolio)) +
  headingsIn(pages) +
  (portfolio.sections.some((section) => metadataOf(section).sampleService?.(section)) ? ascii : '')
