import { describe, expect, it } from 'vitest'
import { lettersWithout } from '../../../schema/lookup/fonts/familyLetters.ts'

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

  it('are none if one of the families has them or is not installed', () => {
    expect(lettersWithout(['Instrument Sans', 'Bricolage Grotesque'], 'ế')).toEqual([])
    expect(lettersWithout(['Instrument Sans'], 'ế')).toEqual(['ế'])
    expect(lettersWithout(['No Such Face', 'Instrument Sans'], 'ế')).toEqual([])
  })
})
