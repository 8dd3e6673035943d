import { familiesFor } from '../../../../schema/fonts/families.ts'
import { fontPartOf, localeOf, scriptOf, scriptsOf } from '../../../../schema/text/languages.ts'

/** The families of headings and of text. */
interface Pair {
  display: string
  text: string
}

/** The share of letters from other scripts than the language's, such as names, that need no pair of their own. */
const maxForeign = 0.1

const anek = (name: string, noto = name): Pair => ({ display: `Anek ${name}`, text: `Noto Sans ${noto}` })
const noto = (name: string): Pair => ({ display: `Noto Sans ${name}`, text: `Noto Sans ${name}` })
const sofia: Pair = { display: 'Sofia Sans Semi Condensed', text: 'Sofia Sans' }

/**
 * A pair for each script, by Fontsource's name of it: headings that are as heavy and close as those of the standard
 * pair, and a text family of the same weight. Both have Latin letters too.
 */
const pairs: Readonly<Record<string, Pair>> = {
  arabic: { display: 'Readex Pro', text: 'Readex Pro' },
  bengali: anek('Bangla', 'Bengali'),
  'chinese-simplified': noto('SC'),
  'chinese-traditional': noto('TC'),
  cyrillic: sofia,
  devanagari: anek('Devanagari'),
  greek: sofia,
  gujarati: anek('Gujarati'),
  gurmukhi: anek('Gurmukhi'),
  hebrew: { display: 'Rubik', text: 'Assistant' },
  japanese: noto('JP'),
  kannada: anek('Kannada'),
  korean: noto('KR'),
  malayalam: anek('Malayalam'),
  oriya: anek('Odia', 'Oriya'),
  tamil: anek('Tamil'),
  telugu: anek('Telugu'),
  thai: { display: 'Kanit', text: 'Noto Sans Thai' },
  vietnamese: { display: 'Bricolage Grotesque', text: 'Be Vietnam Pro' },
}

/** Pairs of languages whose letters or style the family of their script lacks. */
const ofLanguages: Readonly<Record<string, Pair>> = {
  fa: { display: 'Vazirmatn', text: 'Vazirmatn' },
  ur: { display: 'Noto Nastaliq Urdu', text: 'Noto Sans Arabic' },
}

/**
 * The fonts for what somebody wrote: a pair for the script of the language, or for that of most letters; undefined where
 * the standard pair does. Further scripts have no pair: a page and a PDF take each from any installed family that has it.
 */
export function fontsOf(text: string, lang = 'en'): Pair | undefined {
  const locale = localeOf(lang) ?? new Intl.Locale('en')
  const counts = new Map<string, number>()
  const letters = text.match(/\p{L}/gu) ?? []
  for (const letter of letters) {
    const part = fontPartOf(scriptOf(letter) ?? 'Latn', locale)
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  const own = scriptsOf(locale).map((script) => fontPartOf(script, locale))
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  const part = own.find((one) => one !== undefined && counts.has(one)) ?? most?.[0]
  if (part === undefined || (!own.includes(part) && (counts.get(part) ?? 0) <= maxForeign * letters.length))
    return undefined
  return (own.includes(part) ? ofLanguages[locale.language] : undefined) ?? pairs[part] ?? plainPair(part)
}

/** The plainest family of a script for both. */
function plainPair(part: string): Pair | undefined {
  const all = familiesFor(part)
  const family = all.find((name) => name.startsWith('Noto Sans')) ?? all[0]
  return family === undefined ? undefined : { display: family, text: family }
}
