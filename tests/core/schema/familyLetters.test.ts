import { describe, expect, it } from 'vitest'
import { fallbackFamilies, pageFallbacks } from '../../../schema/fonts/fallbackFamilies.ts'
import { lettersWithout } from '../../../schema/fonts/familyLetters.ts'

const pair = ['Bricolage Grotesque', 'Instrument Sans']

describe('the letters that no family has', () => {
  it.each([
    ['Hi, I’m Mara — “naïve”, 12 € & ½', ''],
    ['Tiếng Việt, Ořechová', ''],
    ['مرحبا', 'م ر ح ب ا'],
    ['Привет Mara', 'П р и в е т'],
    // The style sheet claims these ranges, and the files have no such letters.
    ['Ĉu ĝi', 'Ĉ ĝ'],
    // A combining mark must be in the same family as its letter, or the letter counts as missing.
    ['नि', 'नि'],
    ['日本', '日 本'],
  ])('of %j: %s', (text, letters) => {
    expect(lettersWithout(pair, text).join(' ')).toBe(letters)
  })

  it('do not depend on how accents are encoded', () => {
    expect(lettersWithout(pair, 'é ệ ö'.normalize('NFD'))).toEqual([])
  })

  it('do not include blanks, emoji or invisible characters', () => {
    expect(lettersWithout(pair, 'a\u00a0\u2003b\u00adc\u200d\ufe0f\u2011d 👩🏽‍💻 🇨🇭 ❤️ 1️⃣ ✨\n\t')).toEqual([])
  })

  it('are none if one of the families has them; a family that is not installed has none', () => {
    expect(lettersWithout(['Instrument Sans', 'Bricolage Grotesque'], 'ế')).toEqual([])
    expect(lettersWithout(['Instrument Sans'], 'ế')).toEqual(['ế'])
    expect(lettersWithout(['No Such Face', 'Instrument Sans'], 'ế')).toEqual(['ế'])
  })

  it('are marks too where these stand on a blank', () => {
    expect(lettersWithout(pair, 'a ◌ \u0e34')).toEqual(['◌', ' \u0e34'])
  })
})

describe('what families lack', () => {
  it('comes from other installed ones, from those for signs last', () => {
    const found = fallbackFamilies(pair, 'Ada → ★ ≥ ● ✓ ≈ سلام 🚀 זה 分')
    expect(found).toEqual([
      { family: 'Readex Pro', letters: 'س ل ا م' },
      { family: 'DejaVu Sans', letters: '→ ★ ≥ ● ✓ ≈ ז ה' },
      { family: 'Noto Emoji', letters: '🚀' },
    ])
    expect(fallbackFamilies(pair, 'Ada')).toEqual([])
  })
})

describe('what a page takes from other families than its own', () => {
  it('is the script of its language, or much of another, but no word or two and no sign', () => {
    const taken = (text: string, lang: string) =>
      pageFallbacks('Instrument Sans', text, lang).map(({ family }) => family)
    expect(taken('Laila baut Läden und مهندسة برمجيات بخبرة سبع سنوات', 'de')).toEqual(['Readex Pro'])
    expect(taken('مرحبا', 'ar')).toEqual(['Readex Pro'])
    const long = 'Laila lehrt seit langem Deutsch und Englisch. '.repeat(5)
    expect(taken(`${long} العربية`, 'de')).toEqual([])
    expect(taken('Привет → ★', 'ru')).toEqual([])
    expect(pageFallbacks('No Such Face', 'مرحبا', 'ar')).toEqual([])
  })
})
