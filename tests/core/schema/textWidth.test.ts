import { expect, test } from 'vitest'
import { lineWidths, longestPart, textWidth } from '../../../schema/text/textWidth.ts'

const longest = (text: string) => longestPart(text).width

test('the longest part of a text is measured between possible line breaks', () => {
  expect(longest('a Websites a')).toBe(textWidth('Websites'))
  expect(longest('well-known')).toBe(textWidth('known'))
  expect(longest('我制作有深度的网站')).toBe(1)
  expect(longest('*林怡君*'), 'no name breaks').toBe(3)
  expect(longest('你好 林怡君')).toBe(3)
  expect(longest('สวัสดีครับผมทำเว็บไซต์')).toBeLessThan(6)
  expect(longest(''), 'no less than an em, since it is a divisor').toBe(1)
})

test('Japanese breaks after phrases, of which a usual one has five letters, and Korean only at blanks', () => {
  expect(longest('奥行きのあるウェブサイトをつくっています。')).toBe(5)
  expect(longest('Reactで奥行きのある')).toBe(5)
  expect(longest('클라우드네이티브 백엔드엔지니어')).toBe(8)
  expect(lineWidths('안녕하세요, 깊이', letters).map(Math.floor)).toEqual([9, 6])
})

test('a full-width letter is an em wide, others less, and combining marks and asterisks nothing', () => {
  expect(textWidth('イラストレーター、')).toBe(9)
  expect(textWidth('Depth')).toBeLessThan(4)
  expect(textWidth('*Depth*')).toBe(textWidth('Depth'))
  expect(textWidth('e\u0301e\u0301e\u0301')).toBe(textWidth('eee'))
})

// Widths in em, as set in Noto Sans in the weight of headings.
test.each([
  ['இணையதளங்களை', 12.08],
  ['वेबसाइटें', 3.33],
])('a word of a script with wide letters, %s, is at least %s em wide', (word, width) => {
  expect(longest(word)).toBeGreaterThanOrEqual(width)
  expect(longest(word)).toBeLessThan(width * 1.3)
})

test('an emoji is as wide as the widest on common systems, and a family as wide as two letters', () => {
  for (const one of ['✨', '❤️', '👍🏽', '🇩🇪', '🏳️‍🌈', '1️⃣']) expect(textWidth(one), one).toBeCloseTo(1.4)
  expect(textWidth('👩‍👩‍👧‍👦')).toBe(2)
  expect(longest('👩‍👩‍👧‍👦🇩🇪🇩🇪'), 'no line breaks within one').toBe(2)
  expect(textWidth('©'), 'not counted as an emoji').toBeLessThan(1)
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
  expect(lineWidths('*Rindfleisch*etikett')).toHaveLength(1)
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
