/** Khmer vowels that have a part before their letter, and that part. */
const khmerVowel = /[\u17be-\u17c0\u17c4\u17c5]/u
const khmerPart = '\u17c1'

/** Thai and Lao vowels of a mark, which moves onto the letter before, and a letter. */
const vowelsWithMark = /[\u0e33\u0eb3]/u

/** Characters with all those that a shaper exchanges them for, and which a font that is cut to them must keep. */
export const shapedAs = (characters: readonly string[]): string[] =>
  characters.flatMap((character) => {
    if (khmerVowel.test(character)) return [character, khmerPart]
    if (vowelsWithMark.test(character)) return [character, ...character.normalize('NFKD')]
    // Vowels of Indic scripts that stand on both sides of their letter.
    if (/\p{Mark}/u.test(character)) return [character, ...character.normalize('NFD')]
    return [character]
  })
