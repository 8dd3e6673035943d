/** Thai and Lao vowels that a shaper parts in two, of which the mark moves onto the letter before it. */
const vowelsOfTwo = /[\u0e33\u0eb3]/gu

/** Khmer vowels that have a part before their letter, which is this one. */
const khmerParts = /[\u17be-\u17c0\u17c4\u17c5]/u
const khmerBefore = '\u17c1'

/** A text with all letters that a shaper may exchange its own for, and which a font that is cut to it must keep. */
export const shapedAs = (text: string): string =>
  [
    text,
    text.normalize('NFC'),
    text.normalize('NFD'),
    ...(text.match(vowelsOfTwo) ?? []).map((vowel) => vowel.normalize('NFKD')),
    khmerParts.test(text) ? khmerBefore : '',
  ].join('')
