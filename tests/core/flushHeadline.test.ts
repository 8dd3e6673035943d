import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { flushHeadline } from '../../src/node/content/flushHeadline.ts'
import { emphasisedWords, namesIn } from '../../src/shared/emphasis.ts'

const loaded = loadPortfolio(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), {
  file: 'portfolio.yaml',
})
if (!('portfolio' in loaded)) throw new Error('The fixture site is not in order.')
const { portfolio } = loaded

/** The fixture in Archivo, whose letters are 62 to 125 % wide. */
const inWidth = (width: number): Portfolio => {
  const { theme } = portfolio
  return { ...portfolio, theme: { ...theme, fonts: { ...theme.fonts, display: 'Archivo', width } } }
}

/** Each letter as wide as the theme wants it, in em. */
const lookup = {
  picture: async (src: string) => ({ src }),
  icon: () => undefined,
  measure: async (_: readonly string[], { theme }: Portfolio) => ({
    widthOf: (word: string) => (word.length * theme.fonts.width) / 200,
    tall: 0.9,
  }),
}

const flushOf = (text: string, width = 100) => flushHeadline(text, inWidth(width), lookup)

describe('a flush headline', () => {
  it('has lines that are equally wide by the width of their letters', async () => {
    const flush = await flushOf('Letters Do the *Talking.*')
    expect(flush?.words.map(({ text }) => text)).toEqual(['Letters', 'Do', 'the', '*Talking.*'])
    for (const { room, lines } of [flush?.wide, flush?.upright].flatMap((setting) => setting ?? [])) {
      let at = 0
      for (const { count, width } of lines) {
        const words = flush?.words.slice(at, at + count) ?? []
        const letters = words.reduce((sum, { text }) => sum + text.replaceAll('*', '').length, 0)
        // Blanks are those of the theme.
        expect((letters * width) / 200 + (count - 1) / 2).toBeCloseTo(room, 1)
        expect(width).toBeGreaterThanOrEqual(62)
        expect(width).toBeLessThanOrEqual(125)
        at += count
      }
      expect(at).toBe(4)
    }
  })

  it.each([
    ['of thirteen words', 'a b c d e f g h i j k l m', 100],
    ['with words that break', 'ウェブサイトを作ります', 100],
    ['in the narrowest letters', 'Letters Do the Talking.', 62],
  ])('is none %s', async (_, text, width) => {
    expect(await flushOf(text, width)).toBeUndefined()
  })
})

it('the words of a headline have each their own emphasis, without what stands around it', () => {
  expect(emphasisedWords('Sites with *real depth*, (*fast*).')).toEqual([
    'Sites',
    'with',
    '*real*',
    '*depth*,',
    '(*fast*).',
  ])
})

it.each([
  ['Ada *van der Berg*', ['Ada', '*van* *der* *Berg*']],
  ['Ludwig van Beethoven', ['Ludwig', 'van Beethoven']],
  ['Rivers *that remember*', ['Rivers', '*that*', '*remember*']],
  ['ada lovelace', ['ada', 'lovelace']],
  ['*Ada*', ['*Ada*']],
])('the particles of a surname stand with it: %s', (text, words) => {
  expect(namesIn(text)).toEqual(words)
})
