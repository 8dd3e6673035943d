import { autonymOf, languageOfName, nameOf } from './languages.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = () => letters.flatMap((first) => letters.map((second) => first + second))

/** The tag of a language in another spelling, or by its name: `de-DE` for de_DE, `de` for german and for Deutsch. */
export function meantLanguage(written: string): string | undefined {
  const text = written.trim()
  const tag = languageOfName(text.replace(/[_ ]/g, '-'))
  if (tag && nameOf('language', tag)) return tag
  return languageCalled(text)
}

/** All languages with a code of two letters, by their names in lower case: read when first needed, which takes some 20 ms. */
let byName: Map<string, string> | undefined

function languagesByName(): Map<string, string> {
  const all = codes().flatMap((code) => {
    const english = nameOf('language', code)
    return english === undefined
      ? []
      : [english, autonymOf(code)].map((name) => [name.toLowerCase(), code] as const)
  })
  // The first of two languages with one name stays.
  return new Map(all.reverse())
}

/** The two-letter code of a language by its name, in English or its own, in any case: `de` for german and Deutsch. */
export function languageCalled(name: string): string | undefined {
  byName ??= languagesByName()
  // Some file systems decompose the accents in names.
  return byName.get(name.normalize().toLowerCase())
}
