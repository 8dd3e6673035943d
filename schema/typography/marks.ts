/** How far lines of large type must be further apart than those of plain Latin letters, in line heights, by script. */
const scripts: readonly [letters: RegExp, more: number][] = [
  [
    /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u,
    0.35,
  ],
  [
    /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}]/u,
    0.3,
  ],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 0.2],
  // Vietnamese has two marks on a letter; Hebrew points stand below it, and accents on capitals above.
  [/[\u1ea0-\u1ef9]/u, 0.2],
  [/\p{Script=Hebrew}/u, 0.1],
]

/** What the line height of a large heading needs beyond that of Latin letters, for the highest marks in `text`. */
export const marksIn = (text: string): number =>
  Math.max(0, ...scripts.map(([letters, more]) => (letters.test(text) ? more : 0)))
