import { charactersOf } from '../../../schema/lookup/familyLetters.ts'
import { charactersIn } from '../../../schema/lookup/fontFaces.ts'
import { type Cut, cutFace, variationAxes } from './cutFace.ts'
import { type FontFace, linkedFace } from './faces.ts'

/** The descriptors of a face that has one weight and one width, and stands for all, so that no browser thickens it. */
const anyCut = { weight: '1 1000', stretch: '50% 200%' }

/**
 * Loads the faces of the style sheet before it that come as `data:` before anything more is painted, as an inline script.
 * A browser decodes such a font aside when it first meets a letter of it, which would be a frame after the words.
 * From bytes in memory it is there at once. A preload would do it too, but WebKit fails each of a `data:` address,
 * and then fails the face with it.
 */
export const headingFontScript = `try{for(const{style}of[...document.styleSheets].at(-1).cssRules){const[,data]=/base64,([^")]+)/.exec(style?.getPropertyValue("src"))??[];if(data)document.fonts.add(new FontFace(style.getPropertyValue("font-family"),Uint8Array.from(atob(data),c=>c.charCodeAt()),{weight:"${anyCut.weight}",stretch:"${anyCut.stretch}",unicodeRange:style.getPropertyValue("unicode-range")||"U+0-10FFFF"}))}}catch{}`

/** What the document carries of the headings' type at most, in bytes before it is encoded for it. */
const budget = 20_000

/** What the faces of headings are cut to, and where those go that are no part of the document. */
interface HeadingOptions {
  family: 'Headline' | 'Display'
  /** The letters that the headings have. */
  letters: string
  /** Those of the first screen, whose faces come first. */
  first: string
  cut: Cut
  made: (name: string, bytes: Uint8Array) => string
  /** How many bytes the document carries of headings' type already. */
  carried?: number
}

/** Rules for the faces of a family of headings. */
export interface HeadingFaces {
  /** Those whose font is a part of the document. */
  inlined: string[]
  /** Those that load from an address. */
  linked: string[]
  bytes: number
}

/**
 * The faces of the display family: one weight, one width and no more letters than headings have. They are part of
 * the document, so that headings stand in their own type at the first paint on any connection and nothing ever
 * moves; `headingFontScript` belongs behind them. What is too much for the document, as of scripts with thousands of
 * letters, is linked. Faces none of whose letters are in use are left out.
 */
export async function headingFaces(
  faces: readonly FontFace[],
  { family, letters, first, cut, made, carried = 0 }: HeadingOptions,
): Promise<HeadingFaces> {
  const fonts = await Promise.all(
    faces.flatMap((face) => {
      const characters = [...charactersOf(face, letters)]
      if (characters.length === 0) return []
      const font = cutFace(face, characters, variationAxes(face, cut))
      return [font.then((font) => ({ ...font, face, early: charactersIn(first, face.range).length }))]
    }),
  )
  const rules: HeadingFaces = { inlined: [], linked: [], bytes: 0 }
  for (const { face, name, range: exact, bytes } of fonts.toSorted((a, b) => b.early - a.early)) {
    rules.bytes += bytes.length
    const range = face.range === '' || face.range.length < exact.length ? face.range : exact
    const descriptors = `font-family:${family};font-weight:${anyCut.weight};font-stretch:${anyCut.stretch}${range && `;unicode-range:${range.replaceAll(' ', '')}`}`
    if (carried + rules.bytes > budget)
      rules.linked.push(
        linkedFace({ ...face, descriptors }, () => made(`${family.toLowerCase()}-${name}`, bytes)),
      )
    else
      rules.inlined.push(
        `@font-face{${descriptors};src:url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})format("woff2")}`,
      )
  }
  return rules
}
