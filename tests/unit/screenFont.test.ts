import { expect, test } from 'vitest'
import { charactersIn } from '../../schema/lookup/fonts/fontFaces.ts'
import { screenFont } from '../../src/build/fonts/screenFont.ts'
import { textOf } from '../../src/build/html/html.ts'

const rangesIn = (css: readonly string[]) => css.map((rule) => /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? '')

test('the inlined font of the first screen has its letters and the space, in all weights', async () => {
  const font = await screenFont({ text: 'Instrument Sans' }, 'Hi, there.')
  const [face = '', rule = ''] = font?.css ?? []
  expect(face).toMatch(
    /^@font-face\{font-family:First;.*font-weight:400 700;.*src:url\(data:font\/woff2;base64,/,
  )
  expect(charactersIn('Hi, there. And more?', rangesIn([face])[0] ?? '').join('')).toBe(' ,.Hehirt')
  expect(rule).toMatch(/header,.*section:first-child\{font-family:First,var\(--text-face\)\}$/)
  expect(font?.bytes).toBeLessThan(4_000)
})

test('letters of two subsets of a family get a face each', async () => {
  const font = await screenFont({ text: 'Instrument Sans' }, 'Łódź')
  const ranges = rangesIn(font?.css.slice(0, -1) ?? [])
  expect(ranges.map((range) => charactersIn('Łódź', range).join('')).toSorted()).toEqual(['dó', 'Łź'])
})

test('a subset that would have only the space is left out', async () => {
  const font = await screenFont({ text: 'Instrument Sans' }, 'Ł ź')
  expect(rangesIn(font?.css.slice(0, -1) ?? []).map((range) => charactersIn('Łź', range).join(''))).toEqual([
    'Łź',
  ])
})

test('too many letters for the document are not inlined', async () => {
  const letters = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)).join('')
  expect(
    await screenFont({ text: 'Readex Pro' }, letters(0x20, 0x7f) + letters(0x620, 0x64b)),
  ).toBeUndefined()
})

test('the text of rendered HTML has no tags, and its entities are decoded', () => {
  expect(textOf('<p class="a">Tom &amp; Jerry&#x27;s &lt;b&gt; &quot;x&quot; &amp;lt;</p><br/>').trim()).toBe(
    'Tom & Jerry\'s <b> "x" &lt;',
  )
})
