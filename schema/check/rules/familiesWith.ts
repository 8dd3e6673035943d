import { fontPartOf, scriptOf } from '../../languages/languages.ts'
import { familiesFor, packageOf } from '../../lookup/fonts/families.ts'
import { list } from '../../report/phrasing.ts'

/** How many families are named. */
const maxNamed = 3

/** Names families that have some missing letters, and how to install the first, as the end of a sentence. */
export function familiesWith(missing: readonly string[], locale: Intl.Locale): string {
  // Several languages use Han letters, so any other script decides first.
  const scripts = missing
    .map((letter) => scriptOf(letter) ?? '')
    .toSorted((a, b) => Number(a === 'Hani') - Number(b === 'Hani'))
  const [part] = scripts.flatMap((script) => fontPartOf(script, locale) ?? [])
  const all = part === undefined ? [] : plainFirst(familiesFor(part)).slice(0, maxNamed)
  const [first = 'Noto Sans', ...others] = all
  return `${list([first, ...others], 'or')}: npm install ${packageOf(first)}`
}

/** Families of Noto Sans come first: made for all scripts in one style, they go with any other. */
const plainFirst = (families: readonly string[]) =>
  families.toSorted((a, b) => Number(b.startsWith('Noto Sans')) - Number(a.startsWith('Noto Sans')))
