/** Khmer vowels with a part that is drawn before their letter, and that part. */
const khmerVowel = /[\u17be-\u17c0\u17c4\u17c5]/u
const khmerPart = '\u17c1'

/** Thai and Lao vowels that decompose into a letter and a diacritic on the letter before. */
const vowelsWithMark = /[\u0e33\u0eb3]/u

/** The characters with all those by which a shaper replaces them: a font cut to them must keep both. */
export const shapedAs = (characters: readonly string[]): string[] =>
  characters.flatMap((character) => {
    if (khmerVowel.test(character)) return [character, khmerPart]
    if (vowelsWithMark.test(character)) return [character, ...character.normalize('NFKD')]
    // Vowels of Indic scripts that stand on both sides of their letter.
    if (/\p{Mark}/u.test(character)) return [character, ...character.normalize('NFD')]
    return [character]
  })
