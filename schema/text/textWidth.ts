/** Letters that are as wide as high: those of scripts with thousands of letters, and emoji. */
export const square =
  /[\u3000-\u30ff\uff00-\uffef]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u

/** Splits scripts without spaces, whose words only the browser finds, after every eight letters, a long word. */
const unspaced = /(?<=^(?:[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{8})+)/u

/** An emoji with all that is joined to it: a flag, a keycap, or a picture with its skin tone and further pictures. */
const emoji =
  /((?:\p{RI}\p{RI}|[\d#*]\ufe0f?\u20e3|(?![©®™])\p{Extended_Pictographic}[\ufe0f\p{EMod}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{EMod}]*)*))/u

/** The average width of a letter with its diacritics, in em, in scripts with wide letters; measured in Noto Sans. */
const wide: readonly [letters: RegExp, width: number][] = [
  [/\p{Script=Myanmar}/u, 1.75],
  [/\p{Script=Tamil}/u, 1.52],
  [/[\p{Script=Malayalam}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Sinhala}\p{Script=Khmer}]/u, 1.05],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}]/u, 0.75],
  [/\p{Script=Arabic}/u, 0.65],
]

/**
 * The width of an emoji in em: up to 1.37 on common systems. If no font has it, each of its parts shows as a box of
 * half an em.
 */
const emojiWidth = (whole: string) => Math.max(1.4, [...whole].filter(isShown).length / 2)

const isShown = (letter: string) => !/\p{Mark}|\p{Default_Ignorable_Code_Point}/u.test(letter)

/** How wide a letter is, in em, in a display face: a little more than most are, so that what should fit does. */
function letterWidth(letter: string): number {
  if (!isShown(letter)) return 0
  if (square.test(letter)) return 1
  const ofScript = wide.find(([letters]) => letters.test(letter))
  if (ofScript) return ofScript[1]
  if (/[\p{Uppercase}mwMWшщжюф@%&—]/u.test(letter)) return 0.75
  return /[iljtfI.,:;'’!|()\s-]/u.test(letter) ? 0.33 : 0.58
}

const sum = (widths: readonly number[]) => widths.reduce((one, other) => one + other, 0)

/** Whether a part of a text that was split by `emoji` is one. */
const isEmoji = (index: number) => index % 2 === 1

const estimated = (text: string): number =>
  sum(
    text
      .split(emoji)
      .map((part, index) => (isEmoji(index) ? emojiWidth(part) : sum([...part].map(letterWidth)))),
  )

/** Where a phrase ends, if the build has marked phrases: lines then break nowhere else. */
const phraseEnd = '\u200b'

/** Square letters between which a line may break: in Korean it breaks at blanks only. */
const breaking = `(?!\\p{Script=Hangul})(?:${square.source})`

/** A space at which a line may end: not a no-break one. */
const space = '[^\\S\\u00a0\\u202f]'

/** Where a browser may break a line: at a space, behind a hyphen or soft hyphen, and between square letters. */
const breaks = new RegExp(`${space}+|(?<=[-\\u00ad])|(?<=${breaking})|(?=${breaking})`, 'u')

const shownOf = (text: string) => text.replaceAll('*', '')

function partsOf(text: string): string[] {
  const parts = text.includes(phraseEnd)
    ? text.split(phraseEnd)
    : text.split(emoji).flatMap((part, index) => (isEmoji(index) ? part : part.split(breaks)))
  return parts.flatMap((part) => part.split(unspaced))
}

/** The longest part of a text within which no line may break, and its width in em. Asterisks do not count. */
export function longestPart(text: string): { part: string; width: number } {
  return partsOf(shownOf(text))
    .map((part) => ({ part, width: estimated(part) }))
    .reduce((longest, next) => (next.width > longest.width ? next : longest))
}

/** Some browsers round each letter to whole pixels, so that a line that just fits would wrap. */
const slack = 1.012

/** On more lines than this no headline is large. */
const maxLines = 12

/**
 * The smallest widths, in em, at which a text fits on one line, on two and so on, broken about as in a browser.
 *
 * @param widthOf the width of a word or a blank, in em; by default about as in most display faces
 */
export function lineWidths(text: string, widthOf: (text: string) => number = estimated): number[] {
  const words = shownOf(text)
    .split(new RegExp(`(?<=${space})`))
    .flatMap((word) => {
      const parts = partsOf(word).filter((part) => part !== '')
      // The blank behind a word stands at the end of its line, or before the next.
      return parts.map((part, index) => ({
        width: widthOf(part.trim()),
        blank: index === parts.length - 1 && /\s$/.test(word) ? widthOf(' ') : 0,
      }))
    })
  const linesIn = (width: number) => {
    let [lines, used] = [1, 0]
    for (const word of words) {
      if (used > 0 && used + word.width > width) [lines, used] = [lines + 1, 0]
      used += word.width + word.blank
    }
    return lines
  }
  const longest = Math.max(1, ...words.map(({ width }) => width))
  const widths: number[] = []
  for (let lines = 1; lines <= maxLines; lines++) {
    const isLongest = linesIn(longest) <= lines
    let [low, high] = [longest, isLongest ? longest : Math.max(longest, widthOf(shownOf(text)))]
    while (high - low > 0.05) {
      const middle = (low + high) / 2
      if (linesIn(middle) <= lines) high = middle
      else low = middle
    }
    widths.push(Math.ceil(high * slack * 100) / 100)
    if (isLongest) break
  }
  return widths
}

/**
 * About how wide a text is in a display face, in em, and never less than one.
 *
 * @param text asterisks mark what has the accent, and are not shown
 * @returns `longest`, the width of its longest part without a place to break; `total`, of all of it on one line
 */
export function textWidth(text: string): { longest: number; total: number } {
  const round = (width: number) => Math.max(1, Math.round(width * 10) / 10)
  return { longest: round(longestPart(text).width), total: round(estimated(shownOf(text))) }
}
