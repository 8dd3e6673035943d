import { statSync } from 'node:fs'
import { charactersOf } from '../../../schema/lookup/fonts/familyLetters.ts'
import { charactersIn } from '../../../schema/lookup/fonts/fontFaces.ts'
import { rangeWithout } from '../../../schema/lookup/fonts/unicodeRange.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { cutFace } from './cutFace.ts'
import { type FontFace, fontFaces, isLatin, linkedFace, textWeights, withRange } from './faces.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'
import { headingFaces } from './headingFont.ts'
import { firstLetters, headingLetters, textOfSite, usualLetters } from './letters.ts'
import { screenFont } from './screenFont.ts'

/** The type of a page: what its document says of it. */
export interface PageFonts {
  /** `@font-face` rules. */
  css: string[]
  /** Those that the first screen has no need of: they come after it. */
  late: string[]
  /** The addresses of fonts that the first words need. */
  preloads: string[]
  /** Whether the document itself has all type of its first screen, which then waits for none of them. */
  hasScreen: boolean
  /** What a visitor loads who reads all of the page, in bytes. */
  bytes: number
}

/** What a page shows beside what the portfolio says. */
export interface PageLetters {
  /** The heading of a first screen that is as high as the screen; empty for a page that begins otherwise. */
  headline: string
  /** All text of that screen, where more than it is to come. */
  screen?: string
  /** Whether it has headings below that. */
  hasMoreHeadings?: boolean
  /** Those that sections show and the portfolio has not. */
  letters?: string
  /** What the languages of the site call themselves. */
  languages?: readonly string[]
  /** The texts of the pages of projects. */
  pages?: string
}

/** Where fonts are served. */
export interface FontAddresses {
  /** Of a file on disk. */
  address: (file: string) => string
  /** Of a font that was made. */
  made: (name: string, bytes: Uint8Array) => string
}

/** Families of thousands of letters come in numbered parts, each far larger than what a page needs of it. */
const numbered = /-\d+-[a-z0-9]+-[a-z]+\.woff2$/

/** More would keep the words themselves waiting. */
const maxPreloads = 2

/** Names in other scripts are no reason to load a font for a word. */
const latin = /\p{Script=Latin}/gu

/** The fonts of the theme, cut to what the words of the portfolio need. */
export async function pageFonts(
  portfolio: Portfolio,
  { headline, screen, hasMoreHeadings = true, letters: more = '', languages = [], pages = '' }: PageLetters,
  { address, made }: FontAddresses,
): Promise<PageFonts> {
  const { fonts } = portfolio.theme
  const names = languages.join('').match(latin)?.join('') ?? ''
  const text = textOfSite(portfolio) + names + more + pages
  const first = firstLetters(portfolio)
  const headings = fontFaces(fonts.display, { role: 'Display', axes: 'wdth', weights: [fonts.weight], text })
  const options = { first, cut: fonts, made }
  // A word of it may be hyphenated.
  const letters = headline && `${headline}-`
  const ofHeadline = await headingFaces(headings, { ...options, family: 'Headline', letters })
  const display = await headingFaces(headings, {
    ...options,
    family: 'Display',
    letters: headingLetters(portfolio, pages) + more,
    carried: ofHeadline.bytes,
  })
  const ofScreen = screen ? await screenFont(fonts, screen) : undefined
  const faces = fontFaces(fonts.text, { role: 'Text', axes: 'wght', weights: textWeights, text }).filter(
    // A part may lack all that its style sheet claims for it.
    (face) => !numbered.test(face.file) || charactersOf(face, text).size > 0,
  )
  const body = await Promise.all(faces.map((face) => textFace(face, text, { address, made })))
  const needed = faces
    .map((face, index) => ({
      src: body[index]?.src ?? '',
      letters: face.first ? charactersIn(first, face.range).length : 0,
    }))
    .filter(({ letters }) => letters > 0)
    .toSorted((a, b) => b.letters - a.letters)
  return {
    css: [
      ...ofHeadline.inlined,
      ...ofHeadline.linked,
      ...(headline ? [] : display.inlined),
      ...display.linked,
      ...body.flatMap(({ css }) => css),
      ...(await fallbackMetrics(faces)),
      ...(ofScreen?.css ?? []),
    ],
    late: [...(headline && hasMoreHeadings ? display.inlined : []), ...body.flatMap(({ late }) => late)],
    preloads: needed.slice(0, maxPreloads).map(({ src }) => src),
    hasScreen: ofScreen !== undefined,
    bytes:
      (ofScreen?.bytes ?? 0) +
      ofHeadline.bytes +
      display.bytes +
      body.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/**
 * A face of the text family. Plain Latin letters come cut to those of the page and what anybody may write, the others of
 * the face in a file that loads when a visitor writes one. A part of thousands of letters is cut to those in use. Faces of
 * other scripts are whole: their letters join with one another, which those of two files cannot.
 */
async function textFace(face: FontFace, text: string, { address, made }: FontAddresses) {
  const { file, used } = face
  const isNumbered = numbered.test(file)
  if (!used) return { src: '', css: [], late: [linkedFace(face, address)], bytes: 0 }
  if (!isNumbered && !isLatin(face)) {
    const src = address(file)
    return { src, css: [linkedFace(face, () => src)], late: [], bytes: statSync(file).size }
  }
  const { name, range, bytes } = await cutFace(face, [
    ...charactersOf(face, isNumbered ? text : text + usualLetters),
  ])
  const src = made(name, bytes)
  // A letter is in one of them alone: where its face is late, browsers ask the next one that claims to have it.
  const left = isNumbered ? '' : rangeWithout(face.range, range)
  return {
    src,
    css: [linkedFace(withRange(face, range), () => src)],
    late: left ? [linkedFace(withRange(face, left), address)] : [],
    bytes: bytes.length,
  }
}

/** The fonts of the dev server: linked whole, as they are, which takes no time. */
export async function wholeFonts(
  portfolio: Portfolio,
  address: FontAddresses['address'],
): Promise<PageFonts> {
  const { fonts } = portfolio.theme
  const text = textOfSite(portfolio)
  const display = fontFaces(fonts.display, { role: 'Display', axes: 'wdth', weights: [fonts.weight], text })
  const body = fontFaces(fonts.text, { role: 'Text', axes: 'wght', weights: textWeights, text })
  // Whoever tries out a family is to see it, however late it comes.
  const linked = (face: FontFace) => linkedFace(face, address, 'swap')
  return {
    css: [...display.map(linked), ...body.map(linked), ...(await fallbackMetrics(body))],
    preloads: body
      .filter(({ first }) => first)
      .slice(0, maxPreloads)
      .map(({ file }) => address(file)),
    hasScreen: false,
    late: [],
    bytes: 0,
  }
}
