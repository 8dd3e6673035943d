import { fontPartOf, scriptOf } from '../../languages/languages.ts'
import { familiesFor, packageOf } from '../../lookup/fonts/families.ts'
import { list } from '../../report/phrasing.ts'

/** How many families are named. */
const maxNamed = 3

/** Families for letters that one lacks, and how to install the first, as the end of a sentence. */
export function familiesWith(missing: readonly string[], locale: Intl.Locale): string {
  // Han letters are of several languages; those beside them tell which.
  const scripts = missing
    .map((letter) => scriptOf(letter) ?? '')
    .toSorted((a, b) => Number(a === 'Hani') - Number(b === 'Hani'))
  const [part] = scripts.flatMap((script) => fontPartOf(script, locale) ?? [])
  const all = part === undefined ? [] : plainFirst(familiesFor(part)).slice(0, maxNamed)
  const [first = 'Noto Sans', ...others] = all
  return `${list([first, ...others], 'or')}: npm install ${packageOf(first)}`
}

/** The families made for all scripts in one style come first: they go with any other. */
const plainFirst = (families: readonly string[]) =>
  families.toSorted((a, b) => Number(b.startsWith('Noto Sans')) - Number(a.startsWith('Noto Sans')))
