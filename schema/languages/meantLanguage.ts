import { autonymOf, languageOfName, nameOf } from './languages.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = () => letters.flatMap((first) => letters.map((second) => first + second))

/** The tag that is meant by a language in other words: `de-DE` for de_DE, `de` for german and for Deutsch. */
export function meantLanguage(written: string): string | undefined {
  const text = written.trim()
  const tag = languageOfName(text.replace(/[_ ]/g, '-'))
  if (tag && nameOf('language', tag)) return tag
  return languageCalled(text)
}

/** The code of the language that is called so, in English or by itself, in whatever case: `de` for german and Deutsch. */
export function languageCalled(name: string): string | undefined {
  // Some systems write names of files with each accent as a letter of its own.
  const sought = name.normalize().toLowerCase()
  return codes().find((code) => {
    const english = nameOf('language', code)
    return english !== undefined && [english, autonymOf(code)].some((one) => one.toLowerCase() === sought)
  })
}
