import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import subset from 'subset-font'
import { charactersIn } from '../../../schema/lookup/fontFaces.ts'
import type { Theme } from '../../../schema/model/theme.ts'
import { type FontFace, fontFaces } from '../fonts/faces.ts'
import { escapeHtml } from '../html/html.ts'

/** A text as outlines: SVG that begins at the left end of its base line. Lengths are in px. */
export interface Outlines {
  svg: string
  left: number
  width: number
}

/** A part of a line that has a colour of its own. */
export interface Run {
  text: string
  fill: string
}

/** How a line is set: size and letter spacing in px. */
export interface LineStyle {
  size: number
  tracking?: number
}

/** Turns lines of text into outlines, which look the same wherever they are drawn. */
export type TextToPath = (runs: readonly Run[], style: LineStyle) => Outlines

/** The two families of the theme, as they are drawn into pictures. */
export interface Families {
  display: TextToPath
  text: TextToPath
}

/** The weight of small words in a picture that is often seen small. */
const textWeight = 560

/**
 * The families of the theme, cut to the letters of `text`. Their files are written into `folder`, because
 * that is where the renderer takes fonts from. Letters that they lack come from fonts of the system.
 */
export async function textToPath({ fonts }: Theme, text: string, folder: string): Promise<Families> {
  mkdirSync(folder, { recursive: true })
  const cuts = { display: fonts, text: { weight: textWeight, width: 100 } }
  const cut = async (role: 'display' | 'text') => {
    const axes = role === 'display' ? 'wdth' : 'wght'
    const faces = fontFaces(fonts[role], { role, axes, text }).filter(({ used }) => used)
    const files = await Promise.all(
      faces.map(async (face, index) => {
        const file = join(folder, `${role}${index}.ttf`)
        writeFileSync(file, await staticInstance(face, text, cuts[role]))
        return file
      }),
    )
    const covered = new Set(faces.flatMap(({ range }) => charactersIn(text, range)))
    const missing = [...text].some((letter) => /\S/.test(letter) && !covered.has(letter))
    return familyOf(files, missing)
  }
  const [displayFamily, textFamily] = await Promise.all([cut('display'), cut('text')])
  return { display: displayFamily, text: textFamily }
}

/** One weight and width of a variable font, with the letters of a text, in the format that the renderer reads. */
async function staticInstance(
  { file, range, descriptors }: FontFace,
  text: string,
  { weight, width }: Pick<Theme['fonts'], 'weight' | 'width'>,
): Promise<Buffer> {
  const varies = descriptors.includes('font-stretch')
  return subset(await readFile(file), charactersIn(text, range).join(''), {
    targetFormat: 'sfnt',
    variationAxes: varies ? { wght: weight, wdth: width } : { wght: weight },
  })
}

function familyOf(fontFiles: string[], loadSystemFonts: boolean): TextToPath {
  const font: ResvgRenderOptions['font'] = { fontFiles, loadSystemFonts }
  return (runs, { size, tracking = 0 }) => {
    const spans = runs.map(({ text, fill }) => `<tspan fill="${fill}">${escapeHtml(text)}</tspan>`).join('')
    const style = `font-size="${size}" letter-spacing="${tracking}" xml:space="preserve"`
    const line = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text ${style}>${spans}</text></svg>`
    const drawn = new Resvg(line, { font })
    const box = drawn.getBBox()
    const svg = drawn.toString().replace(/^\s*<svg[^>]*>\s*(?:<defs\/>)?|<\/svg>\s*$/g, '')
    return { svg, left: box?.x ?? 0, width: box?.width ?? 0 }
  }
}
