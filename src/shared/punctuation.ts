/** The signs between the entries of a list within a line, and behind what announces it. */
interface Punctuation {
  comma: string
  colon: string
  /** Behind a sentence before another. */
  stop: string
}

const latin: Punctuation = { comma: ', ', colon: ': ', stop: '. ' }
const square: Punctuation = { comma: '、', colon: '：', stop: '。' }
const arabic: Punctuation = { comma: '، ', colon: ': ', stop: '. ' }
/** A non-breaking space stands before the colon too. */
const french: Punctuation = { comma: ', ', colon: '\u00a0: ', stop: '. ' }

const byLanguage: Readonly<Record<string, Punctuation>> = {
  ja: square,
  zh: square,
  fr: french,
  ar: arabic,
  fa: arabic,
  ur: arabic,
  hi: { ...latin, stop: '। ' },
  bn: { ...latin, stop: '। ' },
}

/** The punctuation of a language, a BCP 47 tag. */
export const punctuationIn = (lang: string): Punctuation =>
  byLanguage[lang.replace(/-.*$/s, '').toLowerCase()] ?? latin
