import { readFile } from 'node:fs/promises'
import subset from 'subset-font'
import type { Theme } from '../../schema/theme.ts'
import { charactersIn, type FontFace } from './fonts.ts'

/** The weight of headings, and their width in percent. */
type Cut = Pick<Theme['fonts'], 'weight' | 'width'>

/** A face that comes with the document: its CSS, and the `data:` address of its font. */
export interface InlinedFace {
  css: string
  address: string
}

const cuts = new Map<string, Promise<InlinedFace>>()

/**
 * The faces of the display family as part of the document: one weight, one width and no more letters than
 * `text` has. So the headings stand in their own type at the first paint on any connection, and nothing ever
 * moves. Faces none of whose letters are in the text are left out. The address is to be preloaded as well:
 * a font in CSS alone is decoded aside, and would come a frame after the words.
 */
export function inlinedFaces(faces: readonly FontFace[], text: string, cut: Cut): Promise<InlinedFace[]> {
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
): Promise<InlinedFace> {
  const varies = descriptors.includes('font-stretch')
  const font = await subset(await readFile(file), characters, {
    targetFormat: 'woff2',
    variationAxes: varies ? { wght: weight, wdth: width } : { wght: weight },
  })
  // It has one weight and one width, and stands for all, so that no browser thickens it.
  const face = `font-family:Display;font-weight:1 1000;font-stretch:50% 200%${range && `;unicode-range:${range}`}`
  const address = `data:font/woff2;base64,${font.toString('base64')}`
  return { css: `@font-face{${face};src:url(${address})format("woff2")}`, address }
}
