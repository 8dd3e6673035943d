import { statSync } from 'node:fs'
import { charactersOf } from '../../../schema/fonts/familyLetters.ts'
import { rangeOf, rangeWithout } from '../../../schema/fonts/unicodeRange.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { axisOfWidths } from '../content/flushHeadline.ts'
import { cutFace, displayCut, variationAxes } from './cutFace.ts'
import {
  type FontFace,
  fontFaces,
  inlinedFace,
  isLatin,
  linkedFace,
  textWeights,
  withRange,
} from './faces.ts'
import { fallbackFaces } from './fallbackFaces.ts'
import { charactersOnce, type SiteLetters, siteLetters, usualLetters } from './letters.ts'

/** The fonts of a page, as its document needs them. */
export interface PageFonts {
  /** `@font-face` rules. */
  css: string[]
  /** The bytes of fonts that a visitor loads who reads the whole page. */
  bytes: number
}

/** What a page shows, as far as its fonts depend on it. */
export interface PageLetters {
  /** Its main heading, whose font the document carries. */
  headline?: string
  /** The letters of sections that the portfolio lacks. */
  letters?: string
  /** What the languages of the site call themselves. */
  languages?: readonly string[]
  /** Those of all pages of its locale. */
  site: SiteLetters
}

/** Where fonts are served. */
export interface FontAddresses {
  /** The address of a file on disk. */
  address: (file: string) => string
  /** The address of a font made in memory. */
  made: (name: string, bytes: Uint8Array) => string
}

/** What the fonts of a page are made with: their addresses, and where cut ones are kept between builds. */
type FontMaking = FontAddresses & { cache: FileCache }

/** A face with its file. */
interface LinkedFace {
  face: FontFace
  src: string
  /** The bytes that a visitor loads of it. */
  bytes: number
}

/** The most bytes of the headline's font that the document carries, before base64. */
const budget = 20_000

/** Language names in other scripts load no font, which would serve a single word. */
const latin = /\p{Script=Latin}/gu

/**
 * The fonts of the theme in two families, `Display` and `Text`, each cut to what the words of the site need. Both replace
 * their fallback whenever they come; it takes the same room, so that nothing moves then. Of the largest words that is not
 * enough, and no fallback takes the room of Arabic or Thai letters: the document carries the font of its headline.
 */
export async function pageFonts(
  portfolio: Portfolio,
  { headline = '', letters = '', languages = [], site }: PageLetters,
  making: FontMaking,
): Promise<PageFonts> {
  const names = languages.join('').match(latin)?.join('') ?? ''
  const text = charactersOnce(site.text + names + letters)
  const ofDisplay = displayFaces(portfolio, text)
  const ofText = textFaces(portfolio, text, site)
  const headings = charactersOnce(site.headings + letters)
  // With a hyphen, for words that are divided.
  const ofHeadline = headline && charactersOnce(`${headline}-`)
  const carried = await cutHeadingFaces('Headline', ofDisplay, ofHeadline, portfolio, making)
  const display = await cutHeadingFaces('Display', ofDisplay, headings, portfolio, making)
  const body = (await Promise.all(ofText.map((face) => cutTextFace(face, text, making)))).flat()
  const linked = [...display.map((font) => linkedFont(font, making)), ...body]
  const mayCarry = carried.reduce((sum, { bytes }) => sum + bytes.length, 0) <= budget
  return {
    css: [
      ...(mayCarry ? carried.map(({ face, bytes }) => inlinedFace(face, bytes)) : []),
      ...linked.map(({ face, src }) => linkedFace(face, src)),
      ...(await fallbacks(portfolio, ofDisplay, ofText, making.cache)),
    ],
    bytes: linked.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const linkedFont = ({ face, name, bytes }: HeadingFont, { made }: FontMaking): LinkedFace => ({
  face,
  src: made(name, bytes),
  bytes: bytes.length,
})

/** The fonts of the dev server as `@font-face` rules: linked whole and uncut, which takes no time. */
export async function wholeFonts(
  portfolio: Portfolio,
  address: FontAddresses['address'],
  cache: FileCache,
): Promise<string[]> {
  const site = siteLetters(portfolio)
  const [display, body] = [displayFaces(portfolio, site.text), textFaces(portfolio, site.text, site)]
  return [
    ...[...display, ...body].map((face) => linkedFace(face, address(face.file))),
    ...(await fallbacks(portfolio, display, body, cache)),
  ]
}

const fallbacks = async (
  { theme: { fonts } }: Portfolio,
  display: readonly FontFace[],
  body: readonly FontFace[],
  cache: FileCache,
) => [
  ...(await fallbackFaces('Display', display, [displayCut(fonts)], cache)),
  ...(await fallbackFaces(
    'Text',
    body,
    textWeights.map((weight) => ({ weight, width: 100 })),
    cache,
  )),
]

const displayFaces = ({ theme: { fonts } }: Portfolio, text: string): FontFace[] =>
  fontFaces(fonts.display, { role: 'Display', axes: 'standard', weights: [fonts.weight], text })

/** The faces of the text family, and those of other families for letters that it lacks, of nothing but these. */
function textFaces({ theme: { fonts } }: Portfolio, text: string, { fallbacks }: SiteLetters): FontFace[] {
  const options = { role: 'Text', axes: 'wght', weights: textWeights } as const
  const faces = fontFaces(fonts.text, { ...options, text })
  for (const { family, letters } of fallbacks)
    for (const face of fontFaces(family, { ...options, text: letters })) {
      const characters = [...charactersOf(face, letters)].filter((letter) => letter.trim())
      if (characters.length > 0) faces.push(withRange(face, rangeOf(characters)))
    }
  return faces
}

/** A face of headings with its font. */
interface HeadingFont {
  face: FontFace
  /** A name for its file. */
  name: string
  bytes: Uint8Array
}

/**
 * The faces of headings: one weight, width and optical size, and only the letters that headings have. Faces without a letter in use are
 * left out. They claim all weights, so that no browser synthesises bold.
 */
async function cutHeadingFaces(
  family: 'Display' | 'Headline',
  faces: readonly FontFace[],
  letters: string,
  { theme: { fonts }, sections }: Portfolio,
  { cache }: FontMaking,
): Promise<HeadingFont[]> {
  // The lines of a headline alone become equally wide by their letters.
  const isAlone = sections.some((section) => 'art' in section && section.art === 'type')
  const stretches = family === 'Headline' && isAlone && axisOfWidths(fonts) !== undefined
  const cut = faces.map(async (face): Promise<HeadingFont[]> => {
    const characters = [...charactersOf(face, `${letters} `)]
    if (!characters.some((character) => character.trim())) return []
    const axes = variationAxes(face, displayCut(fonts))
    if (stretches) delete axes.variationAxes?.wdth
    const { name, range: exact, bytes } = await cutFace(face, characters, cache, axes)
    const anyCut = { ...face, descriptors: `font-family:${family};font-weight:1 1000;font-stretch:50% 200%` }
    const range = face.range.length < exact.length ? face.range : exact
    return [{ face: withRange(anyCut, range), name: `${family.toLowerCase()}-${name}`, bytes }]
  })
  return (await Promise.all(cut)).flat()
}

/** Families with thousands of letters come in numbered parts, each far larger than what a page needs of it. */
const numbered = /-\d+-[a-z0-9]+-[a-z]+\.woff2$/

/** Subsets of which a text has single letters, and which do not join them. */
const few = /-(?:(?:latin|greek|cyrillic)-ext|vietnamese)-/

/**
 * A face of the text family. Latin is cut to the letters of the site and those that anybody may write; the rest of the
 * face is a file that loads when a visitor writes one of them. A numbered part is cut to the letters in use. Faces of
 * other scripts stay whole: their letters join with one another, which those of two files cannot.
 */
async function cutTextFace(
  face: FontFace,
  text: string,
  { address, made, cache }: FontMaking,
): Promise<LinkedFace[]> {
  const { file, used } = face
  const isNumbered = numbered.test(file)
  const isWhole = !isNumbered && !isLatin(face) && !few.test(file)
  if (!used || isWhole) return [{ face, src: address(file), bytes: used ? statSync(file).size : 0 }]
  // A numbered part may lack the letters that its `unicode-range` claims.
  const letters = [...charactersOf(face, isLatin(face) && !isNumbered ? text + usualLetters : text)]
  if (letters.length === 0) return []
  const { name, range, bytes } = await cutFace(face, letters, cache)
  const cut = { face: withRange(face, range), src: made(name, bytes), bytes: bytes.length }
  // No letter is in both: while its face is late, browsers would try the next one that claims it.
  const rest = isNumbered ? '' : rangeWithout(face.range, range)
  return rest ? [cut, { face: withRange(face, rest), src: address(file), bytes: 0 }] : [cut]
}
