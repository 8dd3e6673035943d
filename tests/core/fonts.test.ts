import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawnCharacterOf } from '../../schema/fonts/familyLetters.ts'
import { charactersIn } from '../../schema/fonts/fontFaces.ts'
import { rangeOf, rangeOfAll, rangeWithout } from '../../schema/fonts/unicodeRange.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { cutFace, displayCut, shapedAs, variationAxes } from '../../src/node/fonts/cutFace.ts'
import { fontFaces, textWeights } from '../../src/node/fonts/faces.ts'
import { headingLetters, siteLetters } from '../../src/node/fonts/letters.ts'
import { pageFonts } from '../../src/node/fonts/pageFonts.ts'
import { caches } from '../setup/caches.ts'
import { cases } from '../setup/cases.ts'
import { loaded } from './schema/loaded.ts'
import { tinyFont } from './tinyFont.ts'

const latin = 'U+0000-00FF, U+0131, U+2000-206F'

describe('the characters of a text in a range', () => {
  test('the difference of two ranges has exactly the characters that only the first has', () => {
    // Few letters, so that two texts share some, and their spans often touch.
    const letters = 'abcdefghijkl🚀🚁🚂'
    const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const left = rangeWithout(rangeOf([...new Set(one)]), rangeOf([...new Set(other)]))
        const wanted = [...new Set(one)].filter((character) => !other.includes(character))
        expect(left === '' ? [] : charactersIn(letters, left)).toEqual(wanted.sort())
      }),
      { numRuns: cases(40) },
    )
    expect(rangeWithout('', 'U+20-7E')).toBe('U+0-1F,U+7F-10FFFF')
    expect(rangeWithout('U+20-7E', 'U+0-FF')).toBe('')
  })

  test.each([
    ['level', latin, 'elv'],
    ['“a”', latin, 'a“”'],
    ['ıı', 'U+0131', 'ı'],
    ['سلام', latin, ''],
    ['سلام a', 'U+0600-06FF', 'اسلم'],
    ['🚀a', 'U+1F680', '🚀'],
    ['ab', '', 'ab'],
    ['', latin, ''],
  ])('%j in %j: %j', (text, range, characters) => {
    expect(charactersIn(text, range).join('')).toBe(characters)
  })
})

test('the heading font has the letters of both kinds of Markdown headings, and not of other texts', () => {
  const site = `site: { title: T, description: D, lang: ja, owner: { name: N, email: a@example.com } }
footer: { copyright: C }
sections:
  - { type: prose, id: text, label: L, heading: 題, text: "## 見出\\n\\n本文\\n\\n小節\\n---" }
`
  const page = '# 仕事\n\n文章 # 1\n\n概要\n====\n\n文面 [a](#一)\n'
  // Also with the line breaks of Windows.
  for (const written of [page, page.replaceAll('\n', '\r\n')]) {
    const letters = [...headingLetters(loaded(site), written)]
    const squares = letters.filter((letter) => /\p{Script=Han}/u.test(letter))
    for (const letter of '題見出小節仕事概要') expect(squares).toContain(letter)
    for (const letter of '本文章面一') expect(squares).not.toContain(letter)
  }
})

test('the fonts have the digits and the sign of per cent with which a language writes numbers', () => {
  const text = (lang: string) =>
    siteLetters(
      loaded(`site: { title: T, description: D, lang: ${lang}, owner: { name: N, email: a@example.com } }
footer: { copyright: C }
sections:
  - { type: prose, id: text, label: L, heading: H, text: T }
`),
    ).headings
  for (const letter of '0123456789%') expect(text('en')).toContain(letter)
  for (const letter of '٠١٢٣٤٥٦٧٨٩٪') expect(text('ar-EG')).toContain(letter)
})

describe('the faces of a family', () => {
  const options = { role: 'Text', axes: 'standard', weights: [400], text: 'Hello.' } as const
  const family = 'Bricolage Grotesque'

  test('are latin and latin-ext for English text, named by their role', () => {
    const faces = fontFaces(family, options)
    expect(faces.map(({ file }) => file.replace(/^.*grotesque-|-standard.*$/g, '')).sort()).toEqual([
      'latin',
      'latin-ext',
    ])
    for (const { descriptors } of faces) expect(descriptors).toContain('font-family:Text;')
  })

  test('include another script if the text has it', () => {
    const faces = fontFaces(family, { ...options, text: 'Tiếng Việt' })
    expect(faces.some(({ file }) => file.includes('vietnamese'))).toBe(true)
  })

  test.each([
    [400, 600],
    [720, 720],
  ])(
    'of a family with one file per weight are the nearest to the requested weights, here %i and %i',
    (...weights) => {
      const faces = fontFaces('Lalezar', { ...options, weights, text: 'سلام a' })
      expect(faces.map(({ file }) => file.replace(/^.*lalezar-/, '')).toSorted()).toEqual([
        'arabic-400-normal.woff2',
        'latin-400-normal.woff2',
        'latin-ext-400-normal.woff2',
      ])
      for (const face of faces) expect(variationAxes(face, { weight: 720, width: 80 })).toEqual({})
    },
  )

  test('of a variable family are pinned to a weight, and to a width and an optical size if they have these axes', () => {
    const cut = displayCut({ weight: 720, width: 80 })
    const [wide] = fontFaces(family, options)
    const [narrow] = fontFaces('Instrument Sans', { ...options, axes: 'wght' })
    expect(wide && variationAxes(wide, cut)).toEqual({ variationAxes: { wght: 720, wdth: 80, opsz: 96 } })
    expect(narrow && variationAxes(narrow, cut)).toEqual({ variationAxes: { wght: 720 } })
  })

  test('of a family that is not installed are none', () => {
    expect(fontFaces('No Such Face', options)).toEqual([])
  })
})

test('a font with only a space also gets a glyph with an outline, or browsers would refuse it', async () => {
  const [face] = fontFaces('Instrument Sans', { role: 'Text', axes: 'wght', weights: textWeights, text: 'a' })
  if (!face) throw new Error('There is no face.')
  const { range, bytes } = await cutFace(face, [' '], caches.fonts)
  expect(range).toBe('U+20')
  expect(bytes).toEqual((await cutFace(face, [' ', drawnCharacterOf(face.file) ?? ''], caches.fonts)).bytes)
})

test('such a glyph is one that the font has, like the part of a Japanese family that holds the wide space', () => {
  const folder = mkdtempSync(join(tmpdir(), 'font-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'part.ttf')
  writeFileSync(file, tinyFont({ glyphs: { '\u3000': 1, '\u0301': 2, '\u5c71': 3 }, count: 4 }))
  expect(drawnCharacterOf(file)).toBe('\u5c71')
})

test('the range of some characters contains exactly these', () => {
  expect(rangeOf([...'cabx'])).toBe('U+61-63,U+78')
  expect(rangeOf([...'eca'])).toBe('U+61,U+63,U+65')
  expect(charactersIn('abcdwxyz', rangeOf([...'cabx'])).join('')).toBe('abcx')
})

test('the union of several ranges lists each character once', () => {
  expect(rangeOfAll(['U+0100-02BA, U+2000', 'U+0000-00FF,U+02BB', 'U+2AA'])).toBe('U+0-2BB,U+2000')
  expect(rangeOfAll(['U+41', ''])).toBe('')
})

test.each([
  ['a Thai vowel of two parts', '\u0e19\u0e33', ['0e19', '0e33', '0e4d', '0e32']],
  ['a Tamil vowel on both sides of its letter', '\u0b95\u0bca', ['0b95', '0bca', '0bc6', '0bbe']],
  ['a Khmer vowel on both sides of its letter', '\u1780\u17c4', ['1780', '17c4', '17c1']],
  ['accents, which fonts have', '\u00e9\uac00\u304c', ['00e9', 'ac00', '304c']],
])('a font subset for %s keeps the characters that a shaper makes of it', (_, text, codes) => {
  const kept = shapedAs([...text]).map((one) => one.codePointAt(0)?.toString(16).padStart(4, '0'))
  expect([...new Set(kept)]).toEqual(codes)
})

describe('the fonts of a page', () => {
  const site = (name: string, fonts = '') =>
    loaded(`site: { title: T, description: D, owner: { name: ${name}, email: a@example.com } }
theme: { fonts: { ${fonts} } }
footer: { copyright: C }
sections:
  - { type: hero, id: home, headline: Big Words, tagline: Small, action: { name: Go, href: '#text' } }
  - { type: prose, id: text, label: L, heading: More, text: Some words }
`)
  const fontsOf = (portfolio: Portfolio, headline = 'Big Words') => {
    const sizes = new Map<string, number>()
    const fonts = pageFonts(
      portfolio,
      { headline, site: siteLetters(portfolio) },
      {
        address: (file) => `whole/${basename(file)}`,
        made: (file, bytes) => {
          sizes.set(file, bytes.length)
          return `cut/${file}`
        },
        cache: caches.fonts,
      },
    )
    return fonts.then((made) => ({ ...made, sizes }))
  }
  const rulesOf = (css: readonly string[], family: string) =>
    css.filter((rule) => rule.includes(`font-family:${family};`))
  const sizes = /size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:/
  const rangeIn = (rule: string) => /unicode-range:([^;]+)/.exec(rule)?.[1] ?? ''

  test('are the headline’s within the document, and files for all else, which replace their fallback', async () => {
    const { css } = await fontsOf(site('Ann'))
    expect(css.filter((rule) => rule.includes('data:'))).toEqual(rulesOf(css, 'Headline'))
    expect(rulesOf(css, 'Headline')).toEqual([expect.stringContaining('font-display:block')])
    for (const family of ['Display', 'Text']) {
      const rules = rulesOf(css, family)
      expect(rules.length).toBeGreaterThan(0)
      for (const rule of rules) expect(rule).toContain('font-display:swap;src:url(')
    }
  })

  test('of headings are one small font of one weight, which claims all', async () => {
    const { css, sizes } = await fontsOf(site('Ann'))
    const [rule = '', ...others] = rulesOf(css, 'Display')
    expect(others).toEqual([])
    expect(rule).toContain('font-weight:1 1000')
    expect(sizes.get('display-bricolage-grotesque-latin-standard-normal.woff2')).toBeLessThan(10_000)
    const light = await fontsOf(site('Ann', 'weight: 300'))
    expect(rulesOf(light.css, 'Headline')).not.toEqual(rulesOf(css, 'Headline'))
    // Without a weight of this kind, and without an axis of widths.
    const plain = await fontsOf(site('Ann', 'display: Instrument Sans, weight: 900, width: 80'))
    expect(rulesOf(plain.css, 'Display')).toHaveLength(1)
  })

  test('have a single letter of another range in one small file', async () => {
    const { css } = await fontsOf(site('Paweł'))
    const withLetter = rulesOf(css, 'Text').filter((rule) => charactersIn('ł', rangeIn(rule)).length > 0)
    expect(withLetter).toEqual([
      expect.stringMatching(/url\(cut\/instrument-sans-latin-ext-.*|unicode-range:U\+142;/),
    ])
  })

  test('have the rest of the Latin letters, which a visitor may write, in a file of their own', async () => {
    const { css } = await fontsOf(site('Ann'))
    const holders = (letter: string) =>
      rulesOf(css, 'Text').filter((rule) => charactersIn(letter, rangeIn(rule)).length > 0)
    expect(holders('z')).toEqual([expect.stringContaining('url(cut/')])
    expect(holders('ø')).toEqual([expect.stringContaining('url(whole/')])
  })

  test('each have a fallback of the same measures, for the scripts that Arial has', async () => {
    const { css } = await fontsOf(site('Ann'))
    const [headings, text] = [rulesOf(css, 'DisplayFallback'), rulesOf(css, 'TextFallback')]
    expect(headings[0]).toContain('local("Arial Bold")')
    const weightsOf = (rules: readonly string[]) => rules.map((rule) => /font-weight:([^;]+)/.exec(rule)?.[1])
    expect(weightsOf(headings)).toEqual(Array(3).fill('1 1000'))
    expect(weightsOf(text)).toEqual([...Array(3).fill('1 549'), ...Array(3).fill('550 1000')])
    // Blanks, capitals and all other letters are each as wide as their own kind.
    for (const kinds of [headings, text.slice(0, 3), text.slice(3)]) {
      for (const rule of kinds) expect(rule).toMatch(sizes)
      expect(kinds.map((rule) => charactersIn(' Aaя山5', rangeIn(rule)).join(''))).toEqual([' ', '5A', 'a'])
    }
    const scaleOf = (rule = '') => Number(/size-adjust:([\d.]+)%/.exec(rule)?.[1])
    const [blanks, capitals, letters] = text.map(scaleOf)
    expect(blanks, 'this font has narrow blanks and wide letters').toBeLessThan(80)
    expect(letters).toBeGreaterThan(capitals ?? 0)
    const light = await fontsOf(site('Ann', 'weight: 300'))
    expect(rulesOf(light.css, 'DisplayFallback')[0]).toContain('local("Arial")')
  })
})
