import type { OutlineFont } from './outlineFonts.ts'

/** Families in order of preference, each as its font files: a letter that one lacks comes from the next. */
export type FontStack = readonly (readonly OutlineFont[])[]

/** A part of a line in one font and one direction. */
export interface FontRun {
  /** Offsets in the text of the line, in UTF-16 units. */
  start: number
  end: number
  /** The level of the bidirectional algorithm: odd from right to left. */
  level: number
  font: OutlineFont
}

/** A letter with its diacritics, which must come from one font. */
const letters = /\P{Mark}\p{Mark}*|\p{Mark}+/gu

const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Whether a font has a letter with all its diacritics, composed or decomposed. */
function holds({ codes }: OutlineFont, letter: string): boolean {
  const has = (text: string) => [...text].every((character) => codes.has(character.codePointAt(0) ?? 0))
  // All spaces get their widths from the plain one.
  const seen = letter.replace(unseen, '').replace(/\s/gu, ' ')
  return has(seen.normalize('NFC')) || has(seen.normalize('NFD'))
}

/**
 * Splits a line into runs of one font and one direction. A word is in one family where one has all its letters; letters
 * that no family has are in no run.
 *
 * @param levels the level of each UTF-16 unit of the text
 */
export function fontRuns(text: string, levels: ArrayLike<number>, stack: FontStack): FontRun[] {
  const runs: FontRun[] = []
  for (const { 0: word, index } of text.matchAll(/\s+|\S+/gu)) {
    const parts = [...word.matchAll(letters)]
    const whole = stack.filter((fonts) =>
      parts.every(([letter]) => fonts.some((font) => holds(font, letter))),
    )
    const fonts = [...whole, ...stack].flat()
    for (const { 0: letter, index: within } of parts) {
      const start = index + within
      const last = runs.at(-1)
      const isUnseen = letter.replace(unseen, '') === ''
      const font = isUnseen ? last?.font : fonts.find((one) => holds(one, letter))
      if (!font) continue
      const level = levels[start] ?? 0
      const end = start + letter.length
      if (last?.font === font && last.level === level && last.end === start) last.end = end
      else runs.push({ start, end, level, font })
    }
  }
  return runs
}
