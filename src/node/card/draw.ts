import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { lettersOfNone } from '../../../schema/fonts/fallbackFamilies.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { drawingIn } from '../../../schema/pictures/drawing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { type Caches, type FileCache, keyOf } from '../build/files/fileCache.ts'
import type { ServedFiles } from '../build/files/servedFiles.ts'
import { textToPath } from '../build/outlines/textToPath.ts'
import { textIn } from '../fonts/letters.ts'
import { cleanSvg } from '../pictures/cleanSvg.ts'
import { brandMarkSvg, initials, logoIcon, onBackground } from './appIcons.ts'
import { cardSvg } from './card.ts'
import { cardArt, cardSize } from './cardArt.ts'
import { cardText } from './cardText.ts'

/** The addresses of icons and cards, relative to the site. */
export interface Drawings {
  /** The scalable icon, unless the author's own is a PNG. */
  svg?: string
  /** PNG icons by their width in px. The one of 180 is opaque, with no transparent corners. */
  png: Record<32 | 180 | 192 | 512, string>
  /** 512 px wide, with room around it for masks of any shape. */
  maskable: string
  /** The address of the card of a locale's start page, or of another page, given its words. */
  card: (locale: Portfolio, words?: string) => Promise<string>
}

/** What drawing needs: the absolute path of a file beside the YAML, where drawings are registered to be served, and kept. */
export interface DrawingOptions {
  beside: (path: string) => string
  files: ServedFiles
  caches: Pick<Caches, 'drawings' | 'fonts'>
}

/**
 * Draws the icons of a site and the card of each of its locales, the main one first. Throws one sentence where the
 * author's icon cannot be drawn.
 */
export async function draw(
  locales: readonly [Portfolio, ...Portfolio[]],
  { beside, files, caches }: DrawingOptions,
): Promise<Drawings> {
  const [main] = locales
  const { site, theme } = main
  const mode = theme.mode === 'light' ? 'light' : 'dark'
  const palette = theme[mode]
  const written = initials(site.owner.name, site.lang)
  const hasLetters = lettersOfNone(theme.fonts, written).length === 0
  const letters = hasLetters ? written : ''
  const families = await textToPath(theme, letters, site, caches.fonts)
  const logoFact = theme.logo === 'none' ? undefined : drawingIn(beside(theme.logo[mode] ?? theme.logo.src))
  const logo = logoFact && 'drawing' in logoFact ? logoFact.drawing : undefined
  const made = () => ({ svg: logo ? logoIcon(logo, palette) : brandMarkSvg(letters, palette, families) })
  const appIcon = site.icon ? await authorIcon(beside(site.icon), caches.drawings) : made()

  const picture = appIcon.svg ?? wrapped(appIcon.png)
  const icon = async (width: number, name: string, svg = picture) =>
    files.made(`${name}.png`, await png(svg, width, caches.drawings))
  const grounded = (share: number) => onBackground(picture, palette.background, share)
  const card = async (locale: Portfolio, words?: string) => {
    const text = cardText(locale, words)
    const families = await textToPath(locale.theme, `…-${textIn(text)}`, locale.site, caches.fonts)
    const art = await cardArt(locale, palette, beside)
    const svg = cardSvg(locale, { text, palette, families, art, logo })
    return 'picture' in art
      ? files.made('card.jpg', await photograph(svg, cardSize.width, caches.drawings))
      : icon(cardSize.width, 'card', svg)
  }
  const [small, touch, middle, large, maskable] = await Promise.all([
    icon(32, 'icon-32'),
    icon(180, 'icon-180', grounded(0.66)),
    icon(192, 'icon-192'),
    icon(512, 'icon-512'),
    icon(512, 'icon-maskable', grounded(0.56)),
    // Drawn ahead, so that they are cached when needed.
    ...locales.map((locale) => card(locale)),
  ])
  return {
    svg: appIcon.svg && files.made('icon.svg', Buffer.from(appIcon.svg)),
    png: { 32: small, 180: touch, 192: middle, 512: large },
    maskable,
    card,
  }
}

/** The author's own icon. Throws a sentence where it cannot be drawn. */
async function authorIcon(
  file: string,
  cache: FileCache,
): Promise<{ svg: string; png?: undefined } | { svg?: undefined; png: Buffer }> {
  const bytes = await readFile(file)
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG'
  const icon = isPng ? { png: bytes } : { svg: Buffer.from(await cleanSvg(bytes, cache)).toString('utf8') }
  const drawn = await renderAsync(icon.svg ?? wrapped(bytes), { fitTo: { mode: 'width', value: 32 } }).catch(
    () => undefined,
  )
  if (!drawn?.pixels.some((value) => value > 0))
    throw new Unbuildable(`The icon ${file} cannot be drawn: save it anew.`)
  return icon
}

/** A PNG wrapped in an SVG. */
const wrapped = (bytes: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${bytes.toString('base64')}"/></svg>`

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json')

/** Renders an SVG as a PNG of a width in px, kept in a cache. */
async function png(svg: string, width: number, cache: FileCache): Promise<Uint8Array> {
  return cache.bytes(keyOf([version, width, svg]), async () => {
    const drawn = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    })
    return drawn.asPng()
  })
}

/** From this many bytes on some previews show no picture. */
const tooHeavy = 300_000

/**
 * Renders an SVG with a photograph as a JPEG of a width in px, in the best quality below `tooHeavy`: a PNG would be
 * several times as large.
 */
async function photograph(svg: string, width: number, cache: FileCache): Promise<Uint8Array> {
  return cache.bytes(keyOf(['jpeg', version, width, svg]), async () => {
    const drawn = sharp(await png(svg, width, cache))
    for (const quality of [88, 76, 64]) {
      // Coloured letters keep sharp edges only without chroma subsampling.
      const bytes = await drawn.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
      if (bytes.length < tooHeavy) return bytes
    }
    return drawn.jpeg({ quality: 50 }).toBuffer()
  })
}
