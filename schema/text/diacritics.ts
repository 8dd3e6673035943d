/**
 * How much line height large type needs beyond that of plain Latin letters, as a multiple of the font size, by script.
 */
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
  [/\p{Script=Hebrew}/u, 0.1],
]

/** The same by the number of diacritics on a letter of any other script, as in Å, Й, Ẳ, ế and ᾧ. */
const letters: readonly [letters: RegExp, more: number][] = [
  [/\p{Lu}\p{Mn}{2}/u, 0.4],
  [/\p{L}\p{Mn}{2}/u, 0.3],
  [/\p{Lu}\p{Mn}/u, 0.15],
]

/** What the line height of a large heading needs beyond that of plain Latin letters, for the highest diacritics in `text`. */
export function diacriticsIn(text: string): number {
  const more = (table: typeof scripts, text: string) =>
    table.map(([letters, more]) => (letters.test(text) ? more : 0))
  return Math.max(...more(scripts, text), ...more(letters, text.normalize('NFD')))
}

/** Emoji are as high as the line of their font, on most systems a sixth more than an em. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u

/** The same for one heading, where emoji count too; a single one on the page is no reason to set all headings wider. */
export const diacriticsInHeading = (text: string): number =>
  Math.max(diacriticsIn(text), emoji.test(text) ? 0.2 : 0)
