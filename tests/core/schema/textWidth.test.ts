import { expect, test } from 'vitest'
import { lineWidths, textWidth } from '../../../schema/text/textWidth.ts'

test('the longest part of a text is measured between possible line breaks', () => {
  expect(textWidth('a Websites a').longest).toBe(textWidth('Websites').total)
  expect(textWidth('well-known').longest).toBe(textWidth('known').total)
  expect(textWidth('奥行きのある').longest).toBe(1)
  expect(textWidth('สวัสดีครับผมทำเว็บไซต์').longest).toBeLessThan(6)
})

test('a full-width letter is an em wide, others less, and combining marks and asterisks nothing', () => {
  expect(textWidth('奥行き').total).toBe(3)
  expect(textWidth('イラストレーター、').total).toBe(9)
  expect(textWidth('Depth').total).toBeLessThan(4)
  expect(textWidth('*Depth*').total).toBe(textWidth('Depth').total)
  expect(textWidth('e\u0301e\u0301e\u0301').total).toBe(textWidth('eee').total)
})

test('Korean breaks only at blanks, and never before a comma', () => {
  expect(textWidth('클라우드네이티브 백엔드엔지니어').longest).toBe(8)
  expect(lineWidths('안녕하세요, 깊이', letters).map(Math.floor)).toEqual([9, 6])
})

// Widths in em, as set in Noto Sans in the weight of headings.
test.each([
  ['இணையதளங்களை', 12.08],
  ['वेबसाइटें', 3.33],
])('a word of a script with wide letters, %s, is at least %s em wide', (word, width) => {
  const { longest } = textWidth(word)
  expect(longest).toBeGreaterThanOrEqual(width)
  expect(longest).toBeLessThan(width * 1.3)
})

test('an emoji is as wide as the widest on common systems, and a family as wide as two letters', () => {
  for (const one of ['✨', '❤️', '👍🏽', '🇩🇪', '🏳️‍🌈', '1️⃣']) expect(textWidth(one).total, one).toBeCloseTo(1.4)
  expect(textWidth('👩‍👩‍👧‍👦').total).toBe(2)
  expect(textWidth('👩‍👩‍👧‍👦🇩🇪🇩🇪').longest, 'no line breaks within one').toBe(2)
  expect(textWidth('©').total, 'not counted as an emoji').toBe(1)
})

test('no text is narrower than an em, since its width is a divisor', () => {
  expect(textWidth('')).toEqual({ longest: 1, total: 1 })
})

const letters = (text: string) => text.length

test('a text has a minimum width for one line, two lines and so on', () => {
  const widths = lineWidths('one two three', letters)
  expect(widths.map(Math.floor)).toEqual([13, 7, 5])
  // Plus 1 to 2 %, since a text that just fits would not if letters are rounded to whole pixels.
  for (const [index, width] of [13, 7, 5].entries()) {
    expect(widths[index]).toBeGreaterThan(width * 1.01)
    expect(widths[index]).toBeLessThan(width * 1.02)
  }
  expect(lineWidths('I', letters)).toHaveLength(1)
  expect(lineWidths('*Rindfleisch*etikett', (text) => textWidth(text).total)).toHaveLength(1)
})

test('these widths fall with each line for any text', () => {
  for (const text of [
    'A',
    'Two words',
    'word '.repeat(16),
    '奥行きのあるウェブサイト',
    'مرحبا بالعالم',
    'a-b-c d',
    '🎨 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 ✨',
  ]) {
    const widths = lineWidths(text)
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(widths.length).toBeLessThanOrEqual(12)
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(1)
  }
})
