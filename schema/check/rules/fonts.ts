import { isForSigns } from '../../fonts/fallbackFamilies.ts'
import {
  familiesFor,
  familyScripts,
  installing,
  isAmong,
  knownFamilies,
  packageOf,
} from '../../fonts/families.ts'
import { theme as model } from '../../model/theme.ts'
import type { Finding, Problem } from '../../report/diagnostics.ts'
import { sentenceList } from '../../report/phrasing.ts'
import { problem } from '../../report/problem.ts'
import { nearest, suggestion } from '../../report/suggest.ts'
import { fontPartOf, localeOf, scriptOf, scriptsOf } from '../../text/languages.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { FieldText } from './contents.ts'
import { foundAt, type Rule } from './rule.ts'

/**
 * Each family of type is installed. Without one that npm has, the page is built all the same and takes the system's;
 * any other name is a mistake.
 */
export const fontRule: Rule = ({ ofKind }, { root }, { installedFonts }) => {
  const installed = installedFonts?.()
  if (!installed) return []
  const absent = ofKind.fontFamily.filter(({ value: family }) => !isAmong(installed, family))
  const known = [...new Set(absent.map(({ value }) => value))].filter((family) => packageOf(family))
  const words = { all: known.length > 1 ? 'all that are missing' : 'it', command: installing(known) }
  return absent.flatMap(({ path, value: family }) => {
    if (packageOf(family))
      return foundAt(root, path, problem('unknown-font of a package', { ...words, family }))
    const { near, label, meant } = suggestion(family, installed)
    const found: Problem = { ...problem('unknown-font', { family }), label, meant, allowed: [...installed] }
    const other = near === undefined ? nearest(family, knownFamilies()) : undefined
    if (other !== undefined) found.label = `did you mean "${other}"?`
    if (near !== undefined) found.help = undefined
    else if (other !== undefined) found.help = `install ${other} with: ${installing([other])}`
    return foundAt(root, path, found)
  })
}

/** A warning names no more letters. */
const maxLetters = 12

/** The share of letters from other scripts than the language's, such as a name, that may be in another family. */
const maxForeign = 0.1

const letters = /[\p{Letter}\p{Mark}]+/gu

/** Warns where no installed family has letters that the page is written in, so that each device takes another. */
export const letterRule: Rule = ({ ofKind, texts }, { value, root }, { lettersWithout, installedFonts }) => {
  const locale = localeOf(valueAt(value, ['site', 'lang']) ?? 'en')
  if (!locale || !lettersWithout) return []
  const standard = model.parse(undefined).fonts

  const check = (role: 'display' | 'text', fields: readonly FieldText[]): Finding[] => {
    const path = ['theme', 'fonts', role]
    const family = valueAt(value, path) ?? standard[role]
    // Another warning tells of a family that is not installed.
    if (typeof family !== 'string' || !isAmong(installedFonts?.() ?? [family], family)) return []
    // Composed: otherwise the diacritics of the letters that are removed below would be left behind.
    const words = fields.map(({ value }) => value.normalize('NFC').match(letters)?.join('') ?? '').join('')
    // No family of type lacks the letters of ASCII, and most pages have no others.
    const beyond = words.replace(/[a-z]/gi, '')
    const lacking = beyond ? lettersWithout([family], beyond) : []
    // The page takes what a family lacks from others that are installed, but for Latin letters: see `pageFallbacks`.
    if (lacking.length === 0) return []
    const others = (installedFonts?.() ?? []).filter((one) => !isForSigns(one))
    const ofNone = new Set(lettersWithout(others, lacking.join(' ')))
    const missing = lacking.filter((letter) => ofNone.has(letter) || scriptOf(letter) === 'Latn')
    const own = scriptsOf(locale)
    const isOwn = missing.some((letter) => own.includes(scriptOf(letter) ?? ''))
    const share = [...beyond].filter((letter) => missing.includes(letter)).length / words.length
    if (missing.length === 0 || (!isOwn && share <= maxForeign)) return []
    const said = {
      family,
      role: role === 'display' ? 'headings' : 'text',
      letters: shown(missing),
      families: familiesWith(missing, locale),
    }
    const isWritten = valueAt(value, path) !== undefined
    const { span } = sourcePositionAt(root, isWritten ? path : ['site', 'lang'])
    return [{ ...problem('missing-letters', said), path, span }]
  }

  return [...check('text', texts), ...check('display', ofKind.heading)]
}

function shown(missing: readonly string[]): string {
  const some = missing.slice(0, maxLetters).join(' ')
  const more = missing.length - maxLetters
  return more > 0 ? `${some} and ${more} more` : some
}

/** A warning names no more families. */
const maxFamilies = 3

/** Names families that have some missing letters, and how to install the first, as the end of a sentence. */
function familiesWith(missing: readonly string[], locale: Intl.Locale): string {
  // Several languages use Han letters, so any other script decides first.
  const parts = missing.map((letter) => partOf(letter, locale))
  const part = parts.find((one) => !one.startsWith('chinese')) ?? parts[0]
  const all = part === undefined ? [] : plainFirst(familiesFor(part)).slice(0, maxFamilies)
  const [first = plain, ...others] = all
  return `${sentenceList([first, ...others], 'or')}: ${installing([first])}`
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
