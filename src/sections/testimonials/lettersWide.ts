/** A capital, or a letter of Chinese, Japanese or Korean, which is as wide as two others. */
const wideLetter = /[\p{Lu}\u{1100}-\u{10FFFF}]/u

/** About how wide a text is, in small Latin letters. */
export const lettersWide = (text: string): number =>
  [...text].reduce((width, letter) => width + (wideLetter.test(letter) ? 2 : 1), 0)
