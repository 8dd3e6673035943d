/** Letters that are as wide as high: those of scripts with thousands of letters, and emoji. */
export const square =
  /[\u3000-\u30ff\uff00-\uffef]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u

/** An emoji with all that is joined to it: a flag, a keycap, or a picture with its skin tone and further pictures. */
const emoji =
  /((?:\p{RI}\p{RI}|[\d#*]\ufe0f?\u20e3|(?![©®™])\p{Extended_Pictographic}[\ufe0f\p{EMod}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{EMod}]*)*))/u

/** Whether a part of a text that was split by `emoji` is one. */
const isEmoji = (index: number) => index % 2 === 1

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

/** About how wide a text is on one line in most display faces, in em. Asterisks mark an accent, and are not shown. */
export function textWidth(text: string): number {
  let width = 0
  for (const [index, part] of text.replaceAll('*', '').split(emoji).entries()) {
    if (isEmoji(index)) width += emojiWidth(part)
    else for (const letter of part) width += letterWidth(letter)
  }
  return width
}

/** A space at which a line may end: not a no-break one. */
const space = '[^\\S\\u00a0\\u202f]'

/** Square letters between which a line may break: in Korean it breaks at blanks only. */
const breaking = `(?!\\p{Script=Hangul})(?:${square.source})`

/** Where a browser may break a line: at a space, behind a hyphen or soft hyphen, and between square letters. */
const breaks = new RegExp(`${space}+|(?<=[-\\u00ad])|(?<=${breaking})|(?=${breaking})`, 'u')

/** The same in Japanese, whose phrases only the browser knows. */
const breaksOfWords = new RegExp(`${space}+|(?<=[-\\u00ad])`, 'u')

const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** Scripts without spaces, in whose texts only the browser finds words and phrases: as many letters as a long one has. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,8}|[\u3000-\u30ff\p{Script=Han}]{1,5}|[^\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u30ff\p{Script=Han}]+/gu

/** A word of Han letters that stands alone and is as short as names are: a browser may break it, but it shall fit. */
const name = /^\p{Script=Han}{1,4}$/u

/** The parts of a text within which no line may break. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  for (const [index, part] of text.replaceAll('*', '').split(emoji).entries()) {
    if (isEmoji(index)) parts.push(part)
    else
      for (const word of part.split(breaksOfWords))
        for (const piece of isJapanese(text) || name.test(word) ? [word] : word.split(breaks))
          parts.push(...(piece.match(unspaced) ?? []))
  }
  return parts
}

/** The longest part of a text within which no line may break, and about how wide it is, in em: at least one. */
export function longestPart(text: string): { part: string; width: number } {
  let longest = { part: '', width: 1 }
  for (const part of partsOf(text)) {
    const width = textWidth(part)
    if (width > longest.width) longest = { part, width }
  }
  return longest
}

/** A part of a text within which no line may break. */
export interface LinePart {
  text: string
  /** Whether a blank follows, which takes no room at the end of a line. */
  hasBlank: boolean
}

/** The parts of a text of which its lines are made, in their order. */
export function linePartsOf(text: string): LinePart[] {
  const parts: LinePart[] = []
  for (const word of text.split(new RegExp(`${space}+`, 'u'))) {
    for (const part of partsOf(word)) parts.push({ text: part, hasBlank: false })
    const last = parts.at(-1)
    if (last) last.hasBlank = true
  }
  return parts
}

/** Some browsers round each letter to whole pixels, so that a line that just fits would wrap. */
const slack = 1.012

/** On more lines than this no headline is large. */
const maxLines = 12

/**
 * The smallest widths, in em, at which a text fits on one line, on two and so on, broken about as in a browser.
 *
 * @param widthOf the width of a part of `linePartsOf` or a blank, in em; by default about as in most display faces
 */
export function lineWidths(text: string, widthOf: (text: string) => number = textWidth): number[] {
  const blank = widthOf(' ')
  const parts = linePartsOf(text).map(({ text, hasBlank }) => ({
    width: widthOf(text),
    blank: hasBlank ? blank : 0,
  }))
  const linesIn = (room: number) => {
    let [lines, used] = [1, 0]
    for (const { width, blank } of parts) {
      if (used > 0 && used + width > room) [lines, used] = [lines + 1, 0]
      used += width + blank
    }
    return lines
  }
  const longest = Math.max(1, ...parts.map(({ width }) => width))
  const total = parts.reduce((sum, { width, blank }) => sum + width + blank, 0)
  const widths: number[] = []
  for (let lines = 1; lines <= maxLines; lines++) {
    const isLongest = linesIn(longest) <= lines
    let [low, high] = [longest, isLongest ? longest : Math.max(longest, total)]
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
