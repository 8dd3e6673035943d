import { type Theme, theme } from '../../model/theme.ts'
import { familyId, isAmong } from './families.ts'
import { lettersWithout } from './familyLetters.ts'
import { fontFolder, installedFonts } from './installedFonts.ts'

/** Families that ship for what families of text lack: signs of all kinds, and emoji in one colour. */
const shipped = ['DejaVu Sans', 'Noto Emoji']

/** Whether a family ships for its signs, and is none to propose for a page. */
export const isForSigns = (family: string): boolean => isAmong(shipped, family)

const standard = theme.parse(undefined).fonts

/** The families of a theme, or the standard one in place of each that is not installed. */
export const installedPair = (fonts: Pick<Theme['fonts'], 'display' | 'text'>) => ({
  display: fontFolder(fonts.display) ? fonts.display : standard.display,
  text: fontFolder(fonts.text) ? fonts.text : standard.text,
})

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
  const others = installedFonts().filter((family) => !families.includes(family))
  const inOrder = others.toSorted((a, b) => rank(a) - rank(b))
  let missing = lettersWithout(families, letters, { pictographs: true })
  return inOrder.flatMap((family) => {
    if (missing.length === 0) return []
    const left = new Set(lettersWithout([family], missing.join(' '), { pictographs: true }))
    const found = missing.filter((letter) => !left.has(letter))
    missing = missing.filter((letter) => left.has(letter))
    return found.length > 0 ? [{ family, letters: found.join(' ') }] : []
  })
}

const rank = (family: string) => shipped.findIndex((one) => familyId(one) === familyId(family)) + 1
