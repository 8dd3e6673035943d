import { createRequire } from 'node:module'
import { sentenceList } from '../../../../schema/report/phrasing.ts'
import { looksOfEngine } from '../../create/looks.ts'
import type { Resume } from '../resume.ts'

/**
 * Words of professions in four languages, for each of the fields that looks name as `for`. A word is the beginning of
 * one that somebody writes; one with an asterisk may be the end of a compound, too, and `~` is a blank.
 */
const professions: typeof import('./professions.json') = createRequire(import.meta.url)('./professions.json')

/** From how many publications on somebody is a scholar, whose page has them right behind the present. */
export const manyPublications = 5

/** A look, and what to say of it: why it was taken, and which others there are. */
export interface TakenLook {
  name: string
  said: string
}

/**
 * The look for a person: the one for his profession, by his role or else his latest post, and else the one for
 * publications or for everyone.
 *
 * @param asked the name of a look that was asked for
 */
export function lookFor(resume: Pick<Resume, 'label' | 'work' | 'publications'>, asked?: string): TakenLook {
  const looks = looksOfEngine()
  const lookThatSuits = (field: string) => looks.find(({ suits }) => suits.includes(field))?.name
  const taken = (name: string, why: string) => {
    const others = looks.filter((one) => one.name !== name).map((one) => one.name)
    return { name, said: `Took ${name}${why}. Also: ${sentenceList(others)}; theme: NAME takes one.` }
  }
  if (asked !== undefined) return taken(asked, '')
  const { label, work, publications } = resume
  for (const role of [label, work[0]?.position]) {
    const profession = role === undefined ? undefined : professionIn(role)
    const look = profession && lookThatSuits(profession.field)
    if (look) return taken(look, `, for ${profession.said}`)
  }
  const scholarly = publications.length >= manyPublications ? lookThatSuits('publications') : undefined
  if (scholarly) return taken(scholarly, `, for ${publications.length} publications`)
  return taken(lookThatSuits('everyone') ?? looks[0]?.name ?? '', ', which suits everyone')
}

/** The profession that a text names first, the longest of those at one place: its field, and how to say it. */
function professionIn(text: string): { field: string; said: string } | undefined {
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
        if (isBetter) first = { index, length, field, said: saidOf(found[0], language) }
      }
  return first
}

/** A profession in a sentence: with its article in English, and as it is written elsewhere. */
function saidOf(word: string, language: string): string {
  if (language !== 'en') return word
  const isAcronym = word === word.toUpperCase()
  const noun = isAcronym ? word : word.toLowerCase()
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}
