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
    // A mark is in the family of its letter, or the letter lacks.
    ['नि', 'नि'],
    ['日本', '日 本'],
  ])('of %j: %s', (text, letters) => {
    expect(lettersWithout(pair, text).join(' ')).toBe(letters)
  })

  it('are the same however accents are written', () => {
    expect(lettersWithout(pair, 'é ệ ö'.normalize('NFD'))).toEqual([])
  })

  it('are no blanks, emoji, or what is never seen', () => {
    expect(lettersWithout(pair, 'a\u00a0\u2003b\u00adc\u200d\ufe0f\u2011d 👩🏽‍💻 🇨🇭 ❤️ 1️⃣ ✨\n\t')).toEqual([])
  })

  it('are none where one of the families is in the text’s script, or is not installed', () => {
    expect(lettersWithout(['Instrument Sans', 'Bricolage Grotesque'], 'ế')).toEqual([])
    expect(lettersWithout(['Instrument Sans'], 'ế')).toEqual(['ế'])
    expect(lettersWithout(['No Such Face', 'Instrument Sans'], 'ế')).toEqual([])
  })
})
