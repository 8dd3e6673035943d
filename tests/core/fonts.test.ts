import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawnCharacterOf } from '../../schema/fonts/familyLetters.ts'
import { charactersIn } from '../../schema/fonts/fontFaces.ts'
import { rangeOf, rangeOfAll, rangeWithout } from '../../schema/fonts/unicodeRange.ts'
import { cutFace, variationAxes } from '../../src/node/fonts/cutFace.ts'
import { fontFaces, linkedFace, textWeights } from '../../src/node/fonts/faces.ts'
import { fallbackMetrics } from '../../src/node/fonts/fallbackMetrics.ts'
import { headingFaces } from '../../src/node/fonts/headingFont.ts'
import { headingLetters } from '../../src/node/fonts/letters.ts'
import { pageFonts } from '../../src/node/fonts/pageFonts.ts'
import { shapedAs } from '../../src/node/fonts/shapedAs.ts'
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

describe('the faces of a family', () => {
  const options = { role: 'Text', axes: 'wdth', weights: [400], text: 'Hello.' } as const
  const family = 'Bricolage Grotesque'

  test('are latin and latin-ext for English text, named by their role', () => {
    const faces = fontFaces(family, options)
    expect(faces.map(({ file }) => file.replace(/^.*grotesque-|-wdth.*$/g, '')).sort()).toEqual([
      'latin',
      'latin-ext',
    ])
    for (const { descriptors } of faces) expect(descriptors).toContain('font-family:Text;')
  })

  test('say how they are shown while they load', () => {
    for (const face of fontFaces(family, options)) {
      const css = linkedFace(face, () => 'assets/there.woff2', 'swap')
      expect(css).toContain(';font-display:swap;src:url(assets/there.woff2)format("woff2")}')
      expect(css.match(/src:|font-display:/g)).toHaveLength(2)
    }
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

  test('of a variable family are pinned to a weight, and to a width if they have that axis', () => {
    const cut = { weight: 720, width: 80 }
    const [wide] = fontFaces(family, options)
    const [narrow] = fontFaces('Instrument Sans', { ...options, axes: 'wght' })
    expect(wide && variationAxes(wide, cut)).toEqual({ variationAxes: { wght: 720, wdth: 80 } })
    expect(narrow && variationAxes(narrow, cut)).toEqual({ variationAxes: { wght: 720 } })
  })

  test('of a family that is not installed are none', () => {
    expect(fontFaces('No Such Face', options)).toEqual([])
  })
})

describe('the faces of headings', () => {
  const facesFor = (
    letters: string,
    family = 'Bricolage Grotesque',
    cut = { weight: 720, width: 80 },
    first = letters,
  ) =>
    headingFaces(fontFaces(family, { role: 'Display', axes: 'wdth', weights: [cut.weight], text: letters }), {
      family: 'Display',
      letters,
      cache: caches.fonts,
      first,
      cut,
    })

  test('are one small font for English text', async () => {
    const [face, ...others] = await facesFor('Hi, I Build Websites.')
    expect(others).toEqual([])
    expect(
      Buffer.from(face?.bytes ?? [])
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2')
    expect(face?.bytes.length).toBeLessThan(5000)
    expect(face?.name).toMatch(/^display-bricolage-grotesque-latin-/)
  })

  test('grow with the letters of the text, and are two for letters of two ranges', async () => {
    const [few] = await facesFor('Hi')
    const [many] = await facesFor('The quick brown fox jumps over the lazy dog')
    expect(many?.bytes.length).toBeGreaterThan((few?.bytes.length ?? Number.NaN) * 2)
    expect(await facesFor('Zażółć')).toHaveLength(2)
  })

  test('declare every weight, so that browsers do not synthesize bold', async () => {
    const [face] = await facesFor('Hi')
    expect(face?.face.descriptors).toContain('font-weight:1 1000')
  })

  test('differ by weight and width', async () => {
    const [usual] = await facesFor('Hi')
    const [light] = await facesFor('Hi', undefined, { weight: 300, width: 80 })
    const [broad] = await facesFor('Hi', undefined, { weight: 720, width: 100 })
    expect(new Set([usual, light, broad].map((one) => String(one?.bytes))).size).toBe(3)
  })

  test('accept a weight that the family does not have', async () => {
    expect(await facesFor('Hi', 'Instrument Sans', { weight: 900, width: 80 })).toHaveLength(1)
  })

  test('have the space character in the first face only, which has most of the first screen', async () => {
    const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
    const latin = 'The quick brown fox jumps over the lazy dog.'
    const cut = { weight: 400, width: 100 }
    for (const [first, letter] of [
      [arabic, 'ا'],
      [latin, 'q'],
    ] as const) {
      const faces = await facesFor(arabic + latin, 'Lalezar', cut, first)
      const ranges = faces.map(({ face }) => /unicode-range:([^;]+)/.exec(face.descriptors)?.[1] ?? '')
      expect(ranges.map((range) => charactersIn(' ', range).length > 0).indexOf(true)).toBe(0)
      expect(ranges.filter((range) => charactersIn(' ', range).length > 0)).toHaveLength(1)
      expect(charactersIn(letter, ranges[0] ?? '')).toEqual([letter])
    }
  })

  test('works for a family without a width axis', async () => {
    expect(await facesFor('Hi', 'Instrument Sans')).toHaveLength(1)
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
  writeFileSync(file, tinyFont({ glyphs: { '\u3000': 1, '\u0301': 2, '\u5c71': 3 }, shapes: {}, count: 4 }))
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

describe('the fallback metrics of a text family', () => {
  const [latin] = fontFaces('Instrument Sans', {
    role: 'Text',
    axes: 'wght',
    weights: textWeights,
    text: 'a',
  }).filter(({ used }) => used)
  if (!latin) throw new Error('There is no Latin face.')

  test('are measured on Latin letters, and apply to no others', async () => {
    const squares = { ...latin, range: 'U+3000-9FFF' }
    const alone = await fallbackMetrics([latin])
    expect(await fallbackMetrics([squares, latin])).toEqual(alone)
    expect(alone).toHaveLength(2)
    for (const face of alone) expect(face).toContain(`unicode-range:${rangeOfAll([latin.range])};`)
  })

  test('are empty for a family without Latin letters', async () => {
    expect(await fallbackMetrics([{ ...latin, range: 'U+3000-9FFF' }])).toEqual([])
  })
})

describe('the fonts of a page', () => {
  const site = (name: string) =>
    loaded(`site: { title: T, description: D, owner: { name: ${name}, email: a@example.com } }
footer: { copyright: C }
sections:
  - { type: hero, id: home, headline: Big Words, tagline: Small, action: { name: Go, href: '#text' } }
  - { type: prose, id: text, label: L, heading: More, text: Some words }
`)
  const fontsOf = (name: string, page: { hasScreen: boolean }) =>
    pageFonts(
      site(name),
      { headline: 'Big Words', ...page },
      { address: (file) => `whole/${basename(file)}`, made: (file) => `cut/${file}`, cache: caches.fonts },
    )
  const rulesOf = (css: readonly string[], family: string) =>
    css.filter((rule) => rule.startsWith('@font-face') && rule.includes(`font-family:${family};`))

  test('are the headline’s within the document, and files for all else, of which those on the first screen are never swapped', async () => {
    const { css, first } = await fontsOf('Ann', { hasScreen: true })
    expect(css.filter((rule) => rule.includes('data:'))).toEqual(rulesOf(css, 'Headline'))
    expect(rulesOf(css, 'Headline')).toEqual([expect.stringContaining('font-display:block')])
    const swapped = [...rulesOf(css, 'Text'), ...rulesOf(css, 'Display')]
    expect(swapped.filter((rule) => !rule.includes('font-display:swap'))).toEqual([])
    const [own = ''] = rulesOf(css, 'First')
    expect(own).toContain('font-display:optional')
    const src = /src:[^}]+/.exec(own)?.[0] ?? ''
    expect(rulesOf(css, 'Text').filter((rule) => rule.includes(src))).toHaveLength(1)
    expect(first).toEqual({
      carried: { Headline: ' ' },
      files: [/url\((.*)\)format/.exec(own)?.[1]],
      rest: { Text: ' ', Display: ' ' },
    })
  })

  test('are never swapped on a page whose first screen has no end', async () => {
    const { css, first } = await fontsOf('Ann', { hasScreen: false })
    // Those of letters that a visitor may type are.
    const files = [...rulesOf(css, 'Text'), ...rulesOf(css, 'Display')].filter((rule) =>
      rule.includes('url(cut/'),
    )
    expect(files.filter((rule) => !rule.includes('font-display:optional'))).toEqual([])
    expect(rulesOf(css, 'First')).toEqual([])
    expect(first).toMatchObject({ files: [], rest: { Text: ' ', Display: ' ' } })
  })

  test('have a single letter of another range in one small file, which is among the first', async () => {
    const { css, first } = await fontsOf('Paweł', { hasScreen: true })
    const withLetter = [...rulesOf(css, 'Text'), ...rulesOf(css, 'First')].filter(
      (rule) => charactersIn('ł', /unicode-range:([^;]+)/.exec(rule)?.[1] ?? '').length > 0,
    )
    expect(withLetter).toHaveLength(2)
    for (const rule of withLetter)
      expect(rule).toMatch(/unicode-range:U\+142;.*url\(cut\/instrument-sans-latin-ext-/)
    expect(first.files).toContainEqual(expect.stringContaining('instrument-sans-latin-ext-'))
    expect(first.rest).toMatchObject({ Text: ' ł' })
  })
})
