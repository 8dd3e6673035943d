import { charactersOf } from '../../../schema/lookup/fonts/familyLetters.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import { variationAxes } from '../fonts/cutFace.ts'
import { fontFaces } from '../fonts/faces.ts'
import { shapedAs } from '../fonts/shapedAs.ts'
import { subset } from '../fonts/subset.ts'
import { renamedFont } from './renamedFont.ts'

/** The fonts of a PDF, and the families of each voice in order of fallback. */
export interface PdfFonts {
  files: Buffer[]
  families: Record<'text' | 'strong' | 'display', string[]>
}

/** The theme's fonts, cut to the letters of a text: one weight each, and each part of a family under its own name. */
export async function pdfFonts({ fonts }: Pick<Theme, 'fonts'>, text: string): Promise<PdfFonts> {
  const files: Buffer[] = []
  const voice = async (family: string, cut: Pick<Theme['fonts'], 'weight' | 'width'>) => {
    const faces = fontFaces(family, { role: 'Pdf', axes: 'wdth', weights: [cut.weight], text })
    const parts = await Promise.all(
      faces.map(async (face, index) => {
        const characters = [...charactersOf(face, text)]
        if (characters.length === 0) return []
        const bytes = await subset(face.file, shapedAs(characters).join(''), {
          targetFormat: 'sfnt',
          ...variationAxes(face, cut),
        })
        return [{ name: `${family} ${cut.weight} ${index + 1}`, bytes }]
      }),
    )
    return parts.flat().map(({ name, bytes }) => {
      if (!added.has(name)) files.push(renamedFont(bytes, name))
      added.add(name)
      return name
    })
  }
  const added = new Set<string>()
  const regular = await voice(fonts.text, { weight: 400, width: 100 })
  const strong = await voice(fonts.text, { weight: 600, width: 100 })
  const display = await voice(fonts.display, fonts)
  // Each family falls back to the other.
  const families = {
    text: [...regular, ...display],
    strong: [...strong, ...display],
    display: [...display, ...strong],
  }
  return { files, families }
}
