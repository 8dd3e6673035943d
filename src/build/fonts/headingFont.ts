import { readFile } from 'node:fs/promises'
import subset from 'subset-font'
import type { Theme } from '../../../schema/model/theme.ts'
import { charactersIn, type FontFace } from './faces.ts'

/** The weight of headings, and their width in percent. */
type Cut = Pick<Theme['fonts'], 'weight' | 'width'>

const cuts = new Map<string, Promise<string>>()

/** The descriptors of a face that has one weight and one width, and stands for all, so that no browser thickens it. */
const anyCut = { weight: '1 1000', stretch: '50% 200%' }

/**
 * Loads the faces of the first style sheet that come as `data:` before anything is painted, as an inline script.
 * A browser decodes such a font aside when it first meets a letter of it, which would be a frame after the words.
 * From bytes in memory it is there at once. A preload would do it too, but WebKit fails each of a `data:` address,
 * and then fails the face with it.
 */
export const headingFontScript = `try{for(const{style}of document.styleSheets[0].cssRules){const[,data]=/base64,([^")]+)/.exec(style?.getPropertyValue("src"))??[];if(data)document.fonts.add(new FontFace("Display",Uint8Array.from(atob(data),c=>c.charCodeAt()),{weight:"${anyCut.weight}",stretch:"${anyCut.stretch}",unicodeRange:style.getPropertyValue("unicode-range")||"U+0-10FFFF"}))}}catch{}`

/**
 * The faces of the display family as part of the document: one weight, one width and no more letters than
 * `text` has. So the headings stand in their own type at the first paint on any connection, and nothing ever
 * moves. Faces none of whose letters are in the text are left out. `headingFontScript` belongs behind them.
 *
 * @returns the CSS of each
 */
export function inlinedFaces(faces: readonly FontFace[], text: string, cut: Cut): Promise<string[]> {
  return Promise.all(
    faces
      .filter(({ used }) => used)
      .map(({ file, range, descriptors }) => {
        const characters = charactersIn(text, range).join('')
        const key = [file, cut.weight, cut.width, characters].join(' ')
        const made = cuts.get(key) ?? inlined({ file, descriptors, range }, characters, cut)
        cuts.set(key, made)
        return made
      }),
  )
}

async function inlined(
  { file, descriptors, range }: Pick<FontFace, 'file' | 'descriptors' | 'range'>,
  characters: string,
  { weight, width }: Cut,
): Promise<string> {
  const varies = descriptors.includes('font-stretch')
  const font = await subset(await readFile(file), characters, {
    targetFormat: 'woff2',
    variationAxes: varies ? { wght: weight, wdth: width } : { wght: weight },
  })
  const face = `font-family:Display;font-weight:${anyCut.weight};font-stretch:${anyCut.stretch}${range && `;unicode-range:${range}`}`
  return `@font-face{${face};src:url(data:font/woff2;base64,${font.toString('base64')})format("woff2")}`
}
