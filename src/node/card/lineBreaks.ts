import { withPhrases } from '../../../schema/text/phrases.ts'

/** Where lines of a text may begin: offsets in UTF-16 units, the best places first. */
export interface LineBreaks {
  /** After spaces and hyphens, and between words or phrases of scripts without spaces. */
  words: readonly number[]
  /** After soft hyphens, where the line ends with a hyphen. */
  hyphens: readonly number[]
  /** Between any two letters where a line may break. */
  letters: readonly number[]
}

/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What no line may begin with: closing punctuation, small kana, and signs that lengthen or repeat the one before. */
const closes =
  /^[\p{Close_Punctuation}\p{Final_Punctuation}\p{Mark}\s.,:;!?%/\-–—、。，．・：；？！ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥‰ๆฯໆຯៗ។៕៖၊။]/u

/** What no line may end with. */
const opens = /[\p{Open_Punctuation}\p{Initial_Punctuation}$¥￥£€]$/u

/** A space where a line may end, unlike non-breaking ones; a hyphen or slash between letters; a dash or U+200B. */
const behind = /[^\S\u00a0\u2007\u202f\ufeff]+(?=\S)|(?<=\p{L}\p{M}*)[-/–](?=\p{L})|[—\u200b](?=\p{L})/gu

const endsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => index + found.length)

/** The places where a line may end, by Unicode and the language of the text. */
export function lineBreaks(text: string, lang: string): LineBreaks {
  const segments = (granularity: 'word' | 'grapheme') =>
    [...new Intl.Segmenter(lang, { granularity }).segment(text)].map(({ index }) => index)
  const isAllowed = (at: number) =>
    at > 0 && at < text.length && !closes.test(text.slice(at)) && !opens.test(text.slice(0, at))
  const isUnspaced = (at: number) => {
    const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''
    return unspaced.test(before) || unspaced.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
  }
  const phrases = phraseStarts(text)
  const words = phrases.length > 0 ? phrases : segments('word').filter(isUnspaced)
  return {
    words: [...new Set([...endsOf(text, behind), ...words.filter(isAllowed)])].sort((a, b) => a - b),
    hyphens: endsOf(text, /\u00ad(?=\S)/gu),
    letters: segments('grapheme').filter(isAllowed),
  }
}

/** Where the phrases of a Japanese text begin; none in others. */
function phraseStarts(text: string): number[] {
  const starts: number[] = []
  let at = 0
  for (const unit of withPhrases(text).split('')) {
    if (unit === text[at]) at += 1
    else starts.push(at)
  }
  return starts
}
