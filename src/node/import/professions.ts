import { createRequire } from 'node:module'

/**
 * Words of professions in four languages, for each of the fields that looks name as `for`. A word is the beginning of
 * one that somebody writes; one with an asterisk may be the end of a compound, too, and `~` is a blank.
 */
const professions: typeof import('./professions.json') = createRequire(import.meta.url)('./professions.json')

/** The profession that a text names first, the longest of those at one place: its field, and how to say it. */
export function professionIn(text: string): { field: string; said: string } | undefined {
  let first: { index: number; length: number; field: string; said: string } | undefined
  for (const [field, languages] of Object.entries(professions))
    for (const [language, words] of Object.entries(languages))
      for (const stem of words.split(' ')) {
        const inner = stem.replace('*', '').replaceAll('~', String.raw`[\s-]+`)
        const before = stem.startsWith('*') ? String.raw`(?<!\p{L})\p{L}*` : String.raw`(?<!\p{L})`
        const found = new RegExp(`${before}${inner}(?:\\p{L}|(?<=\\p{L})[*:·](?=\\p{L}))*`, 'iu').exec(text)
        if (!found) continue
        const { index } = found
        const { length } = inner
        const isBetter = !first || index < first.index || (index === first.index && length > first.length)
        if (isBetter) first = { index, length, field, said: asSaid(found[0], language) }
      }
  return first
}

/** A profession in a sentence: with its article in English, and as it is written elsewhere. */
function asSaid(word: string, language: string): string {
  if (language !== 'en') return word
  const isAcronym = word === word.toUpperCase()
  const noun = isAcronym ? word : word.toLowerCase()
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}
