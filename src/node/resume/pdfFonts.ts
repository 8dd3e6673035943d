import { fallbackFamilies, installedPair } from '../../../schema/fonts/fallbackFamilies.ts'
import { charactersOf } from '../../../schema/fonts/familyLetters.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { variationAxes } from '../fonts/cutFace.ts'
import { fontFaces } from '../fonts/faces.ts'
import { shapedAs } from '../fonts/shapedAs.ts'
import { subset } from '../fonts/subset.ts'
import { renamedFont } from './renamedFont.ts'

/** The fonts of a PDF, and the families of each style in order of fallback. */
export interface PdfFonts {
  files: Buffer[]
  families: Record<'text' | 'strong' | 'display', string[]>
}

/** The families that a text is set from, each with the letters that are taken from it; those of the theme come first. */
export function pdfFamilies({ fonts }: Pick<Theme, 'fonts'>, text: string) {
  const pair = installedPair(fonts)
  return { ...pair, others: fallbackFamilies([pair.text, pair.display], text) }
}

/** A text with its letters composed and decomposed: the typesetter takes whichever form a font has. */
const formsOf = (text: string) => [text, text.normalize('NFC'), text.normalize('NFD')].join('')

/**
 * The theme's fonts and others for what they lack, cut to the letters of a text: one weight each, and each part of a
 * family under its own name.
 */
export async function pdfFonts(
  { fonts }: Pick<Theme, 'fonts'>,
  text: string,
  cache: FileCache,
): Promise<PdfFonts> {
  const files: Buffer[] = []
  const added = new Set<string>()
  const style = async (family: string, cut: Pick<Theme['fonts'], 'weight' | 'width'>, letters = text) => {
    const faces = fontFaces(family, {
      role: 'Pdf',
      axes: 'wdth',
      weights: [cut.weight],
      text: formsOf(letters),
    })
    const parts = await Promise.all(
      faces.map(async (face, index) => {
        const characters = [...charactersOf(face, formsOf(letters))]
        if (characters.length === 0) return []
        const how = { targetFormat: 'sfnt', ...variationAxes(face, cut) } as const
        const bytes = await subset(face.file, shapedAs(characters).join(''), how, cache)
        return [{ name: `${family} ${cut.weight} ${index + 1}`, bytes }]
      }),
    )
    return parts.flat().map(({ name, bytes }) => {
      if (!added.has(name)) files.push(renamedFont(bytes, name))
      added.add(name)
      return name
    })
  }
  const used = pdfFamilies({ fonts }, text)
  const othersIn = async (weight: number) =>
    (
      await Promise.all(
        used.others.map(({ family, letters }) => style(family, { weight, width: 100 }, letters)),
      )
    ).flat()
  const regular = await style(used.text, { weight: 400, width: 100 })
  const strong = await style(used.text, { weight: 600, width: 100 })
  const display = await style(used.display, fonts)
  const [others, strongOthers] = [await othersIn(400), await othersIn(600)]
  // Each family falls back to the other.
  const families = {
    text: [...regular, ...display, ...others],
    strong: [...strong, ...display, ...strongOthers],
    display: [...display, ...strong, ...strongOthers],
  }
  return { files, families }
}
