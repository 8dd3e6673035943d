/** Scripts whose letters fill a square, and which break between any two of them. */
const square =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u

/** Scripts without spaces, whose words the browser finds; eight letters are a long one. */
const unspaced = /(?<=^(?:[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{8})+)/u

/** How wide a letter is, in em, in a display face: a little more than most are, so that what should fit does. */
function letterWidth(letter: string): number {
  if (/\p{Mark}|\p{Default_Ignorable_Code_Point}/u.test(letter)) return 0
  if (square.test(letter)) return 1
  if (/[\p{Uppercase}mwMWшщжюф@%&—]/u.test(letter)) return 0.75
  return /[iljtfI.,:;'’!|()\s-]/u.test(letter) ? 0.33 : 0.58
}

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Where a line may end, as a browser has it: at a space, behind a hyphen, and between square letters. */
const breaks = new RegExp(`\\s+|(?<=-)|(?<=${square.source})|(?=${square.source})`, 'u')

/**
 * About how wide a text is in a display face, in em.
 *
 * @param text asterisks mark what has the accent, and are not shown
 * @returns `longest`, the width of its longest part without a place to break; `total`, of all of it on one line
 */
export function textWidth(text: string): { longest: number; total: number } {
  const shown = text.replaceAll('*', '')
  const parts = shown.split(breaks).flatMap((part) => part.split(unspaced))
  const round = (width: number) => Math.max(1, Math.round(width * 10) / 10)
  return { longest: round(Math.max(0, ...parts.map(widthOf))), total: round(widthOf(shown)) }
}
