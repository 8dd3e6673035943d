import { statSync } from 'node:fs'
import { pageFallbacks } from '../../../schema/lookup/fonts/fallbackFamilies.ts'
import { charactersOf } from '../../../schema/lookup/fonts/familyLetters.ts'
import { charactersIn } from '../../../schema/lookup/fonts/fontFaces.ts'
import { rangeOf, rangeWithout } from '../../../schema/lookup/fonts/unicodeRange.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { cutFace } from './cutFace.ts'
import { type FontFace, fontFaces, isLatin, linkedFace, textWeights, withRange } from './faces.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'
import { headingFaces } from './headingFont.ts'
import { firstLetters, headingLetters, textIn, textOfSite, usualLetters } from './letters.ts'
import { screenFont } from './screenFont.ts'

/** The fonts of a page, as its document needs them. */
export interface PageFonts {
  /** `@font-face` rules. */
  css: string[]
  /** Rules that the first screen does not need; they come after it. */
  late: string[]
  /** The URLs of the fonts that the first words need. */
  preloads: string[]
  /** Whether the document carries all fonts of its first screen, which then waits for no file. */
  hasScreen: boolean
  /** The bytes of fonts that a visitor loads who reads the whole page. */
  bytes: number
}

/** What a page shows, as far as its fonts depend on it. */
export interface PageLetters {
  /** The heading of a first screen of full height; empty for a page that begins otherwise. */
  headline: string
  /** All text of that screen, where its styles and fonts come before the rest. */
  screen?: string
  /** Whether there are headings below that screen. */
  hasMoreHeadings?: boolean
  /** The letters of sections that the portfolio lacks. */
  letters?: string
  /** What the languages of the site call themselves. */
  languages?: readonly string[]
  /** The texts of the pages that are made from Markdown. */
  pages?: string
}

/** Where fonts are served. */
export interface FontAddresses {
  /** The address of a file on disk. */
  address: (file: string) => string
  /** The address of a font made in memory. */
  made: (name: string, bytes: Uint8Array) => string
}

/** Families with thousands of letters come in numbered parts, each far larger than what a page needs of it. */
const numbered = /-\d+-[a-z0-9]+-[a-z]+\.woff2$/

/** More preloads would delay the words themselves. */
const maxPreloads = 2

/** Language names in other scripts load no font, which would serve a single word. */
const latin = /\p{Script=Latin}/gu

/** Each character of a text once: the text is asked about for each face. */
const charactersOnce = (text: string) => [...new Set(text)].join('')

/** The fonts of the theme, cut to what the words of the portfolio need. */
export async function pageFonts(
  portfolio: Portfolio,
  { headline, screen, hasMoreHeadings = true, letters: more = '', languages = [], pages = '' }: PageLetters,
  { address, made }: FontAddresses,
): Promise<PageFonts> {
  const { fonts } = portfolio.theme
  const names = languages.join('').match(latin)?.join('') ?? ''
  const text = charactersOnce(textOfSite(portfolio) + names + more + pages)
  const first = firstLetters(portfolio)
  const headings = fontFaces(fonts.display, { role: 'Display', axes: 'wdth', weights: [fonts.weight], text })
  const options = { first, cut: fonts, made }
  // With a hyphen, for words that are divided.
  const letters = headline && `${headline}-`
  const ofHeadline = await headingFaces(headings, { ...options, family: 'Headline', letters })
  const display = await headingFaces(headings, {
    ...options,
    family: 'Display',
    letters: charactersOnce(headingLetters(portfolio, pages) + more),
    carried: ofHeadline.bytes,
  })
  const ofScreen = screen ? await screenFont(fonts, screen) : undefined
  const faces = textFaces(portfolio, text).filter(
    // A numbered part may lack the letters that its `unicode-range` claims.
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

/** The faces of the text family, and those of other families for letters that it lacks, of nothing but these. */
function textFaces({ theme: { fonts }, ...portfolio }: Portfolio, text: string): FontFace[] {
  const options = { role: 'Text', axes: 'wght', weights: textWeights } as const
  const others = pageFallbacks(fonts.text, textIn(portfolio), portfolio.site.lang).flatMap(
    ({ family, letters }) =>
      fontFaces(family, { ...options, text: letters }).flatMap((face) => {
        const characters = [...charactersOf(face, letters)].filter((letter) => letter.trim())
        return characters.length > 0 ? [withRange(face, rangeOf(characters))] : []
      }),
  )
  return [...fontFaces(fonts.text, { ...options, text }), ...others]
}

/**
 * A face of the text family. Plain Latin is cut to the letters of the page and those that anybody may write; the rest
 * of the face is a file that loads when a visitor writes one of them. A numbered part is cut to the letters in use.
 * Faces of other scripts stay whole: their letters join with one another, which those of two files cannot.
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
  // No letter is in both: while its face is late, browsers would try the next one that claims it.
  const left = isNumbered ? '' : rangeWithout(face.range, range)
  return {
    src,
    css: [linkedFace(withRange(face, range), () => src)],
    late: left ? [linkedFace(withRange(face, left), address)] : [],
    bytes: bytes.length,
  }
}

/** The fonts of the dev server: linked whole and uncut, which takes no time. */
export async function wholeFonts(
  portfolio: Portfolio,
  address: FontAddresses['address'],
): Promise<PageFonts> {
  const { fonts } = portfolio.theme
  const text = textOfSite(portfolio)
  const display = fontFaces(fonts.display, { role: 'Display', axes: 'wdth', weights: [fonts.weight], text })
  const body = textFaces(portfolio, text)
  // `swap`: whoever tries out a family is to see it, however late it loads.
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
