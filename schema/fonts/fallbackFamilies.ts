import { type Theme, theme } from '../model/theme.ts'
import { localeOf, scriptOf, scriptsOf } from '../text/languages.ts'
import { familyId, isAmong } from './families.ts'
import { lettersWithout } from './familyLetters.ts'
import { fontFolder, installedFonts } from './installedFonts.ts'

/** Families that ship for what families of text lack: signs of all kinds, and emoji in one colour. */
const shipped = ['DejaVu Sans', 'Noto Emoji']

/** Families that ship for the headings of looks: too thin or too wide for the text of a page whose look is another. */
const ofHeadings = ['Cormorant', 'Martian Mono']

/** Whether a family ships for its signs, and is none to propose for a page. */
export const isForSigns = (family: string): boolean => isAmong(shipped, family)

const standard = theme.parse(undefined).fonts

/** The families of a theme, or the standard one in place of each that is not installed. */
export const installedPair = (fonts: Pick<Theme['fonts'], 'display' | 'text'>) => ({
  display: fontFolder(fonts.display) ? fonts.display : standard.display,
  text: fontFolder(fonts.text) ? fonts.text : standard.text,
})

/**
 * The letters of a text that no installed family has.
 *
 * @param of whether emoji are letters too
 */
export function lettersOfNone(
  fonts: Pick<Theme['fonts'], 'display' | 'text'>,
  text: string,
  of = {},
): string[] {
  // Most are in the theme's own families, so that no other font has to be read.
  const lacking = lettersWithout(Object.values(installedPair(fonts)), text, of)
  return lacking.length > 0 ? lettersWithout(installedFonts(), lacking.join('\n'), of) : []
}

/** An installed family, and the letters that are set from it. */
export interface FallbackFamily {
  family: string
  letters: string
}

/**
 * The other installed families that have letters of a text which the given ones lack, in order of preference, each with
 * those that no family before it has. Families for signs alone come last.
 */
export function fallbackFamilies(families: readonly string[], letters: string): FallbackFamily[] {
  let missing = lettersWithout(families, letters, { pictographs: true })
  // As nearly always: then no folder of a font is read.
  if (missing.length === 0) return []
  const others = installedFonts().filter(
    (family) => !families.includes(family) && !isAmong(ofHeadings, family),
  )
  const inOrder = others.toSorted((a, b) => rank(a) - rank(b))
  return inOrder.flatMap((family) => {
    if (missing.length === 0) return []
    const left = new Set(lettersWithout([family], missing.join(' '), { pictographs: true }))
    const found = missing.filter((letter) => !left.has(letter))
    missing = missing.filter((letter) => left.has(letter))
    return found.length > 0 ? [{ family, letters: found.join(' ') }] : []
  })
}

/** The share of letters from other scripts than the language's, such as a name, that may be in a font of the system. */
const maxForeign = 0.05

const words = /[\p{Letter}\p{Mark}]+/gu

/**
 * The letters of a page that families lack and that it shall not be without: those of its language, and of scripts that
 * much of it is in. A word or two are in a font of the system, since no font is worth loading for them; so are Latin
 * letters, which would stand among those of another family.
 */
export function lettersToHave(families: readonly string[], text: string, lang: string): string[] {
  const letters = text.normalize('NFC').match(words)?.join('') ?? ''
  const beyond = letters.replace(/[a-z]/gi, '')
  const lacking = beyond ? lettersWithout(families, beyond) : []
  const missing = new Set(lacking.filter((letter) => scriptOf(letter) !== 'Latn'))
  const own = scriptsOf(localeOf(lang) ?? new Intl.Locale('en'))
  const isOwn = [...missing].some((letter) => own.includes(scriptOf(letter) ?? ''))
  const share = [...beyond].filter((letter) => missing.has(letter)).length / letters.length
  return isOwn || share > maxForeign ? [...missing] : []
}

/** The other installed families that a page takes letters from which its text family lacks. */
export const pageFallbacks = (family: string, text: string, lang: string): FallbackFamily[] =>
  fontFolder(family)
    ? fallbackFamilies([family], lettersToHave([family], text, lang).join(' ')).filter(
        (one) => !isForSigns(one.family),
      )
    : []

const rank = (family: string) => shipped.findIndex((one) => familyId(one) === familyId(family)) + 1
