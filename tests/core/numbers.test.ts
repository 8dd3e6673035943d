import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { numberIn } from '../../schema/text/languages.ts'
import { metadataOf } from '../../src/client/metadataRegistry.ts'
import { columnsOf, countedStat, signAndRest } from '../../src/client/sections/numbers/Numbers.tsx'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { wordWidths } from '../../src/node/fonts/wordWidths.ts'
import { caches } from '../setup/caches.ts'

const measure = (words: readonly string[], portfolio: Parameters<typeof wordWidths>[1]) =>
  wordWidths(words, portfolio, caches.fonts)

/** Loads the fixture site with a numbers section, in a language. */
function loaded(item: object, lang = 'en', fonts?: object) {
  const content = parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))
  content.site.lang = lang
  if (fonts) content.theme = { fonts }
  content.sections.push({
    type: 'numbers',
    id: 'stats',
    label: 'Numbers',
    heading: 'What It Came To.',
    items: [{ label: 'Visitors', ...item }],
  })
  return loadPortfolio(stringify(content), { file: 'portfolio.yaml' })
}

async function resolved(item: object, lang?: string, fonts?: object) {
  const result = loaded(item, lang, fonts)
  if (!('portfolio' in result)) throw new Error('The content is not in order.')
  const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined, measure }
  const { sections } = await resolvePortfolio(result.portfolio, lookup)
  const section = sections.at(-1)
  return { section, item: section && 'items' in section ? section.items?.[0] : undefined }
}

describe('a stat in the YAML', () => {
  it.each([
    ['in quotes', { value: '40' }, 'yaml-number'],
    ['too large for a line', { value: 1e12 }, 'out-of-range'],
    ['with a blank beside it', { value: 4, suffix: '  ' }, 'wrong-format'],
    ['without a label', { value: 4, label: undefined }, 'missing-key'],
  ])('%s is refused', (_, item, code) => {
    const result = loaded(item)
    expect('diagnostics' in result && result.diagnostics.map((one) => one.code)).toContain(code)
  })

  it('is in the number format of the language', async () => {
    expect((await resolved({ value: 12_000.5 })).item).toMatchObject({ shown: '12,000.5', decimals: 1 })
    expect((await resolved({ value: 12_000.5 }, 'de')).item).toMatchObject({ shown: '12.000,5' })
    expect((await resolved({ value: 4, decimals: 2 })).item).toMatchObject({ shown: '4.00', decimals: 2 })
  })

  it('keeps the space before its unit', async () => {
    expect((await resolved({ value: 4, suffix: ' km' })).item).toMatchObject({ suffix: ' km' })
  })

  it.each([
    [
      'as the display face sets it',
      { value: -347_028_459_952, decimals: 3 },
      (widest: number) => widest * 15 + 1,
    ],
    ['with digits of one width', { value: 111_111 }, (widest: number) => widest * 6],
  ])('reserves enough width, %s', async (_, value, minWidth) => {
    const fonts = { display: 'Fraunces', weight: 900 }
    const { item } = await resolved(value, 'en', fonts)
    const result = loaded(value, 'en', fonts)
    const digits = [...'0123456789']
    const measured = 'portfolio' in result ? await measure(digits, result.portfolio) : undefined
    const widest = Math.max(...digits.map((digit) => measured?.widthOf(digit) ?? 0))
    expect(widest).toBeGreaterThan(0.6)
    expect(item).toMatchObject({ width: expect.any(Number) })
    expect(item && 'width' in item ? item.width : 0).toBeGreaterThan(minWidth(widest))
  })

  it('adds its digits and separators to the heading font', async () => {
    const { section } = await resolved({ value: 1 }, 'de')
    const letters = section && metadataOf(section).letters?.(section, 'de')
    for (const letter of '0123456789.,-') expect(letters).toContain(letter)
  })
})

describe('a stat while counting', () => {
  const at = (value: number, share: number, lang = 'en', decimals?: number) =>
    countedStat({ value, ...numberIn(lang, value, decimals) }, share)

  it.each([
    [128_000, 0, '0'],
    [128_000, 0.005, '640'],
    [128_000, 0.5, '64,000'],
    [99.95, 0, '0.00'],
    [99.95, 0.5, '49.98'],
    [-40, 0.25, '-10'],
    [7, 0.5, '4'],
  ])('to %s shows at progress %s: %s', (value, share, text) => {
    expect(at(value, share)).toBe(text)
  })

  it('ends with the text in the HTML, in every language', () => {
    for (const lang of ['en', 'de', 'fr', 'hi', 'ja', 'he'])
      for (const value of [0, 1, 1234, 1_234_567.25, -12.5])
        expect(at(value, 1, lang)).toBe(numberIn(lang, value).shown)
  })
})

it.each([
  ['€', 'en', '-', '12.5'],
  ['US$', 'en', '-', '12.5'],
  ['~', 'en', '', '-12.5'],
  ['CHF ', 'en', '', '-12.5'],
  [undefined, 'en', '', '-12.5'],
  ['kr', 'sv', '', '−12,5'],
  ['€', 'sv', '−', '12,5'],
  ['₪', 'he', '\u200e-', '12.5'],
])('where the minus sign goes with the prefix %j (%s)', (prefix, lang, ...parts) => {
  expect(signAndRest({ ...(prefix && { prefix }), shown: numberIn(lang, -12.5).shown })).toEqual(parts)
})

it('stats are arranged in columns with a full last row if possible', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 60].map((count) => columnsOf(count, 3))).toEqual([
    1, 2, 3, 4, 3, 3, 4, 4, 3, 4,
  ])
  expect(
    [1, 3, 4, 6].map((count) => columnsOf(count, 5)),
    'long ones',
  ).toEqual([1, 3, 2, 3])
  expect(
    [1, 3, 4].map((count) => columnsOf(count, 9)),
    'very long ones',
  ).toEqual([1, 2, 2])
})
