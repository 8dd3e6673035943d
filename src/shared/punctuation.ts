/** The signs between the entries of a list within a line, and behind what announces it. */
interface Punctuation {
  comma: string
  colon: string
}

const latin: Punctuation = { comma: ', ', colon: ': ' }
const square: Punctuation = { comma: '、', colon: '：' }
const arabic: Punctuation = { comma: '، ', colon: ': ' }
/** A non-breaking space stands before the colon too. */
const french: Punctuation = { comma: ', ', colon: '\u00a0: ' }

const byLanguage: Readonly<Record<string, Punctuation>> = {
  ja: square,
  zh: square,
  fr: french,
  ar: arabic,
  fa: arabic,
  ur: arabic,
}

/** The punctuation of a language, a BCP 47 tag. */
export const punctuationIn = (lang: string): Punctuation =>
  byLanguage[lang.replace(/-.*$/s, '').toLowerCase()] ?? latin
