import { familiesFor, familyScripts, installing, isAmong, packageOf } from '../../fonts/families.ts'
import { list } from '../../report/phrasing.ts'
import { fontPartOf, scriptOf, scriptsOf } from '../../text/languages.ts'

/** How many families are named. */
const maxNamed = 3

/** Names families that have some missing letters, and how to install the first, as the end of a sentence. */
export function familiesWith(missing: readonly string[], locale: Intl.Locale): string {
  // Several languages use Han letters, so any other script decides first.
  const parts = missing.map((letter) => partOf(letter, locale))
  const part = parts.find((one) => !one.startsWith('chinese')) ?? parts[0]
  const all = part === undefined ? [] : plainFirst(familiesFor(part)).slice(0, maxNamed)
  const [first = plain, ...others] = all
  return `${list([first, ...others], 'or')}: ${installing([first])}`
}

/** What to choose for letters of no script that families are listed for. */
const plain = 'Noto Sans'

/**
 * The families to install so that some letters have a font: those that the theme names, and for each script that these
 * are not made for another one. Installed ones are left out, since they lack the letters.
 */
export function familiesToInstall(
  missing: readonly string[],
  locale: Intl.Locale,
  { named, installed }: { named: readonly string[]; installed: readonly string[] },
): string[] {
  const isInstalled = (family: string) => isAmong(installed, family)
  const absent = [...new Set(named)].filter((family) => packageOf(family) && !isInstalled(family))
  const parts = new Set(missing.map((letter) => partOf(letter, locale)))
  const others = [...parts].flatMap((part): string[] => {
    const all = signs[part] ?? (part === 'latin' ? [plain] : plainFirst(familiesFor(part)))
    if (!signs[part] && absent.some((family) => part === 'latin' || all.includes(family))) return []
    return all.filter((family) => !isInstalled(family)).slice(0, 1)
  })
  return [...new Set([...absent, ...others])]
}

/** Families of what is of no script. */
const signs: Readonly<Record<string, readonly string[]>> = {
  emoji: ['Noto Emoji'],
  signs: ['DejaVu Sans', 'Noto Sans Symbols 2', 'Noto Sans Symbols'],
}

/** Punctuation of Chinese, Japanese and Korean, which is of no script. */
const ofHan = /[\u3000-\u303f\uff00-\uffef]|\p{Script_Extensions=Han}/u

/** Whether a diacritic or sign that several scripts share is used with one of them. */
const isUsedWith = (script: string, letter: string) =>
  new RegExp(`\\p{Script_Extensions=${script}}`, 'u').test(letter)

/** What Fontsource calls the script of a letter with its diacritics, or a key of `signs`. */
function partOf(letter: string, locale: Intl.Locale): string {
  const script =
    scriptOf(letter) ??
    scriptsOf(locale).find((own) => isUsedWith(own, letter)) ??
    (ofHan.test(letter) ? 'Hani' : undefined)
  if (script === 'Latn') return fontPartOf(script, locale) ?? 'latin'
  const part = script
    ? fontPartOf(script, locale)
    : familyScripts().find((name) => patternOf(name)?.test(letter))
  return part ?? (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(letter) ? 'emoji' : 'signs')
}

/** What matches a letter of a script by Fontsource's name of it, such as `tai-viet`; undefined for another subset. */
function patternOf(name: string): RegExp | undefined {
  const script = name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase().replace('-', '_'))
  try {
    return new RegExp(`\\p{Script=${script}}`, 'u')
  } catch {
    return undefined
  }
}

/** Families of Noto Sans come first: made for all scripts in one style, they go with any other. */
const plainFirst = (families: readonly string[]) =>
  families.toSorted((a, b) => Number(b.startsWith('Noto Sans')) - Number(a.startsWith('Noto Sans')))
