import { statSync } from 'node:fs'
import { pageFallbacks } from '../../../schema/fonts/fallbackFamilies.ts'
import { charactersOf } from '../../../schema/fonts/familyLetters.ts'
import { charactersIn } from '../../../schema/fonts/fontFaces.ts'
import { rangeOf, rangeWithout } from '../../../schema/fonts/unicodeRange.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { firstScreen } from '../../shared/ids.ts'
import type { FamilyLetters, FirstFonts } from '../build/documents/visitScript.ts'
import type { FileCache } from '../build/files/fileCache.ts'
import { cutFace } from './cutFace.ts'
import {
  type FontFace,
  fontFaces,
  inlinedFace,
  isLatin,
  linkedFace,
  named,
  textWeights,
  withRange,
} from './faces.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'
import { headingFaces } from './headingFont.ts'
import { firstLetters, headingLetters, textIn, textOfSite, usualLetters } from './letters.ts'

/** The fonts of a page, as its document needs them. */
export interface PageFonts {
  /** `@font-face` rules, and the rule for the text of the first screen. */
  css: string[]
  first: FirstFonts
  /** The bytes of fonts that a visitor loads who reads the whole page. */
  bytes: number
}

/** What a page shows, as far as its fonts depend on it. */
export interface PageLetters {
  /** Its main heading, whose font the document carries. */
  headline?: string
  /** Whether that has a screen of its own, below which all else begins. */
  hasScreen?: boolean
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

/** What the fonts of a page are made with: their addresses, and where cut ones are kept between builds. */
type FontMaking = FontAddresses & { cache: FileCache }

/** Families with thousands of letters come in numbered parts, each far larger than what a page needs of it. */
const numbered = /-\d+-[a-z0-9]+-[a-z]+\.woff2$/

/** Subsets of which a text has single letters, and which do not join them. */
const few = /-(?:(?:latin|greek|cyrillic)-ext|vietnamese)-/

/** More files would delay the words themselves. */
const maxFiles = 2

/** Language names in other scripts load no font, which would serve a single word. */
const latin = /\p{Script=Latin}/gu

/** The most bytes of the headline's font that the document carries, before base64. */
const budget = 20_000

/** Each character of a text once: the text is asked about for each face. */
const charactersOnce = (text: string) => [...new Set(text)].join('')

/**
 * The fonts of the theme, cut to what the words of the portfolio need. The document carries that of its headline, which
 * is never shown in another; all others are files. What is on the screen while they load is never swapped, since its
 * lines would move: text and headings there keep their fallback on a first visit over a slow line. All below is swapped.
 */
export async function pageFonts(
  portfolio: Portfolio,
  { headline = '', hasScreen = false, letters: more = '', languages = [], pages = '' }: PageLetters,
  { address, made, cache }: FontMaking,
): Promise<PageFonts> {
  const { fonts } = portfolio.theme
  const names = languages.join('').match(latin)?.join('') ?? ''
  const text = charactersOnce(textOfSite(portfolio, pages) + names + more)
  const first = firstLetters(portfolio)
  const display = hasScreen ? 'swap' : 'optional'
  const headings = fontFaces(fonts.display, { role: 'Display', axes: 'wdth', weights: [fonts.weight], text })
  // With a hyphen, for words that are divided.
  const ofHeadline = await headingFaces(headings, {
    family: 'Headline',
    letters: headline && `${headline}-`,
    first,
    cut: fonts,
    cache,
  })
  const isCarried = bytesIn(ofHeadline) <= budget
  const others = await headingFaces(headings, {
    family: 'Display',
    letters: charactersOnce(headingLetters(portfolio, pages) + more),
    first,
    cut: fonts,
    cache,
  })
  const files = others.map(({ face, name, bytes }) => ({ face, src: made(name, bytes) }))
  const faces = textFaces(portfolio, text)
  const body = (await Promise.all(faces.map((face) => textFace(face, text, { address, made, cache })))).flat()
  const needed = body
    .filter(({ face, isUsed }) => isUsed && charactersIn(first, face.range).length > 0)
    .toSorted((a, b) => charactersIn(first, b.face.range).length - charactersIn(first, a.face.range).length)
  const soon = needed.slice(0, maxFiles)
  return {
    css: [
      ...ofHeadline.map(({ face, name, bytes }) =>
        isCarried ? inlinedFace(face, bytes) : linkedFace(face, () => made(name, bytes), 'block'),
      ),
      ...files.map(({ face, src }) => linkedFace(face, () => src, display)),
      ...body.flatMap(({ face, src, rest }) => [
        linkedFace(face, () => src, display),
        ...rest.map((one) => linkedFace(one, address, 'swap')),
      ]),
      ...(await fallbackMetrics(faces)),
      ...(hasScreen
        ? [
            ...needed.map(({ face, src }) => linkedFace(named(face, 'First'), () => src, 'optional')),
            `${firstScreen}{font-family:First,system-ui,sans-serif}`,
          ]
        : []),
    ],
    first: {
      carried: isCarried ? lettersOf('Headline', headline, ofHeadline) : {},
      files: hasScreen
        ? [
            ...(isCarried ? [] : ofHeadline.map(({ name, bytes }) => made(name, bytes))),
            ...soon.map(({ src }) => src),
          ]
        : [],
      rest: {
        ...(isCarried ? {} : lettersOf('Headline', headline, ofHeadline)),
        ...lettersOf('Text', first, soon),
        ...lettersOf('Display', headline, files),
      },
    },
    bytes: bytesIn([...ofHeadline, ...others, ...body]),
  }
}

/** A letter of a text for each of some faces that has one. */
function lettersOf(family: string, text: string, faces: readonly { face: FontFace }[]): FamilyLetters {
  const letters = faces.flatMap(({ face }) => charactersIn(text, face.range).slice(0, 1)).join('')
  return letters ? { [family]: letters } : {}
}

const bytesIn = (fonts: readonly { bytes: { length: number } }[]) =>
  fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)

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

/** A face of the text family, with its file. */
interface TextFace {
  face: FontFace
  src: string
  /** Whether the page has letters of it. */
  isUsed: boolean
  /** The bytes that a visitor loads of it. */
  bytes: { length: number }
  /** The rest of its letters, which a visitor may write. */
  rest: FontFace[]
}

/**
 * A face of the text family. Latin is cut to the letters of the page and those that anybody may write; the rest of the
 * face is a file that loads when a visitor writes one of them. A numbered part is cut to the letters in use. Faces of
 * other scripts stay whole: their letters join with one another, which those of two files cannot.
 */
async function textFace(
  face: FontFace,
  text: string,
  { address, made, cache }: FontMaking,
): Promise<TextFace[]> {
  const { file, used } = face
  const isNumbered = numbered.test(file)
  // A numbered part may lack the letters that its `unicode-range` claims.
  const letters = [...charactersOf(face, isNumbered ? text : isLatin(face) ? text + usualLetters : text)]
  if (isNumbered && letters.length === 0) return []
  const whole = { face, src: address(file), isUsed: used, rest: [] }
  if (!used) return [{ ...whole, bytes: { length: 0 } }]
  if (!isNumbered && !isLatin(face) && !few.test(file))
    return [{ ...whole, bytes: { length: statSync(file).size } }]
  const { name, range, bytes } = await cutFace(face, letters, cache)
  // No letter is in both: while its face is late, browsers would try the next one that claims it.
  const left = isNumbered ? '' : rangeWithout(face.range, range)
  return [
    {
      face: withRange(face, range),
      src: made(name, bytes),
      isUsed: true,
      bytes,
      rest: left ? [withRange(face, left)] : [],
    },
  ]
}

/** The fonts of the dev server as `@font-face` rules: linked whole and uncut, which takes no time. */
export async function wholeFonts(portfolio: Portfolio, address: FontAddresses['address']): Promise<string[]> {
  const { fonts } = portfolio.theme
  const text = textOfSite(portfolio)
  const display = fontFaces(fonts.display, { role: 'Display', axes: 'wdth', weights: [fonts.weight], text })
  const body = textFaces(portfolio, text)
  // `swap`: whoever tries out a family is to see it, however late it loads.
  const linked = (face: FontFace) => linkedFace(face, address, 'swap')
  return [...display.map(linked), ...body.map(linked), ...(await fallbackMetrics(body))]
}
