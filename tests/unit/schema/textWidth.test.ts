import { expect, test } from 'vitest'
import { lineWidths, textWidth } from '../../../schema/typography/textWidth.ts'

test('the longest part of a text is that between two places where a line may end', () => {
  expect(textWidth('a Websites a').longest).toBe(textWidth('Websites').total)
  expect(textWidth('well-known').longest).toBe(textWidth('known').total)
  expect(textWidth('奥行きのある').longest).toBe(1)
  expect(textWidth('สวัสดีครับผมทำเว็บไซต์').longest).toBeLessThan(6)
})

test('a square letter is an em wide, others less, and marks and asterisks nothing', () => {
  expect(textWidth('奥行き').total).toBe(3)
  expect(textWidth('イラストレーター、').total).toBe(9)
  expect(textWidth('Depth').total).toBeLessThan(4)
  expect(textWidth('*Depth*').total).toBe(textWidth('Depth').total)
  expect(textWidth('e\u0301e\u0301e\u0301').total).toBe(textWidth('eee').total)
})

test('a Korean line ends at blanks alone, and never before a comma', () => {
  expect(textWidth('클라우드네이티브 백엔드엔지니어').longest).toBe(8)
  expect(lineWidths('안녕하세요, 깊이', letters).map(Math.floor)).toEqual([9, 6])
})

// In em of Noto Sans in the weight of headings.
test.each([
  ['இணையதளங்களை', 12.08],
  ['वेबसाइटें', 3.33],
])('a word of a script with wide letters, %s, is no less than %s em wide', (word, width) => {
  const { longest } = textWidth(word)
  expect(longest).toBeGreaterThanOrEqual(width)
  expect(longest).toBeLessThan(width * 1.3)
})

test('an emoji is as wide as the widest of common systems, and as its parts where nothing joins them', () => {
  for (const one of ['✨', '❤️', '👍🏽', '🇩🇪', '🏳️‍🌈', '1️⃣']) expect(textWidth(one).total, one).toBeCloseTo(1.4)
  expect(textWidth('👩‍👩‍👧‍👦').total).toBe(2)
  expect(textWidth('👩‍👩‍👧‍👦🇩🇪🇩🇪').longest, 'no line ends within one').toBe(2)
  expect(textWidth('©').total, 'a letter like others').toBe(1)
})

test('no text is narrower than an em: it divides the room for it', () => {
  expect(textWidth('')).toEqual({ longest: 1, total: 1 })
})

const letters = (text: string) => text.length

test('a text has the least width in which it fits on one line, on two and so on', () => {
  const widths = lineWidths('one two three', letters)
  expect(widths.map(Math.floor)).toEqual([13, 7, 5])
  // And a hundredth more, but not two hundredths: what just fits would not where letters are rounded to whole pixels.
  for (const [index, width] of [13, 7, 5].entries()) {
    expect(widths[index]).toBeGreaterThan(width * 1.01)
    expect(widths[index]).toBeLessThan(width * 1.02)
  }
  expect(lineWidths('I', letters)).toHaveLength(1)
  expect(lineWidths('*Rindfleisch*etikett', (text) => textWidth(text).total)).toHaveLength(1)
})

test('and its widths fall with each line, whatever it says', () => {
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
