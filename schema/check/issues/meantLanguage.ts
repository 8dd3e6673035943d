import { autonymOf, languageOfName, nameOf } from '../../languages/languages.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = () => letters.flatMap((first) => letters.map((second) => first + second))

/** The tag that is meant by a language in other words: `de-DE` for de_DE, `de` for german and for Deutsch. */
export function meantLanguage(written: string): string | undefined {
  const text = written.trim()
  const tag = languageOfName(text.replace(/[_ ]/g, '-'))
  if (tag && nameOf('language', tag)) return tag
  const name = text.toLowerCase()
  return codes().find((code) => {
    const english = nameOf('language', code)
    return english !== undefined && [english, autonymOf(code)].some((one) => one.toLowerCase() === name)
  })
}
