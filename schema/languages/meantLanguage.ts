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

/** The two-letter code of a language by its name, in English or its own, in any case: `de` for german and Deutsch. */
export function languageCalled(name: string): string | undefined {
  // Some file systems decompose the accents in names.
  const sought = name.normalize().toLowerCase()
  return codes().find((code) => {
    const english = nameOf('language', code)
    return english !== undefined && [english, autonymOf(code)].some((one) => one.toLowerCase() === sought)
  })
}
