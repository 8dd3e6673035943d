import { readFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { opacityOver } from '../../../schema/colour/scrim.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Palette } from '../../../schema/model/theme.ts'
import { decoding, tonesOfPixels } from '../../../schema/pictures/decoding.ts'
import { type Drawing, type DrawingFrame, drawingIn, paintDrawing } from '../../../schema/pictures/drawing.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'
import { objectPosition } from '../../client/theme/imageSizes.ts'
import { roundness } from '../../client/theme/tokens.ts'
import { type FileCache, keyOf } from '../build/files/fileCache.ts'
import { textIn } from '../fonts/letters.ts'
import { RefusedPicture } from '../pictures/refusedPicture.ts'
import { typesetSvg, typstVersion } from '../typst/typst.ts'
import { fontsKey, typstFonts } from '../typst/typstFonts.ts'
import { cardText } from './cardText.ts'
import { crop } from './crop.ts'
import { planes } from './planes.ts'

/** The size of the card in px, which link previews show uncropped. */
export const cardSize = { width: 1200, height: 630 }

const margin = 76

/** The room of the headline in px, beside art and without. */
const room = { width: 560, height: 360 }
const wholeRoom = { width: cardSize.width - 2 * margin, height: room.height }

/** The maximum size of a logo, in px. */
const logoSize = { width: 220, height: 40 }

/** Small words are slightly bold: cards are often shown small. */
const weights = { text: 560, strong: 560 }

/** What the card shows beside its words. */
type CardArt =
  | { kind: 'planes' }
  | { kind: 'type' }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'portrait' | 'beside'; picture: Buffer }
  | { kind: 'behind'; picture: Buffer; scrim: number; accent: string }

/** The frame of each art in the card, in px, for a page that is written from left to right. */
const artFrames = {
  behind: { x: 0, y: 0, ...cardSize },
  beside: { x: 720, y: 0, width: 480, height: cardSize.height },
  portrait: { x: 724, y: 96, width: 400, height: cardSize.height - 96 },
  drawing: { x: 690, y: 130, width: 434, height: 410 },
} as const satisfies Record<string, DrawingFrame>

/** What a card is drawn with. */
export interface CardOptions {
  /** The headline, by default that of the start page. */
  words?: string | undefined
  palette: Palette
  /** The owner's logo, if there is one. */
  logo: Drawing | undefined
  /** The absolute path of a file beside the YAML. */
  beside: (path: string) => string
  caches: Record<'drawings' | 'fonts', FileCache>
}

/**
 * Draws the card of link previews: the headline in front of the art of the first screen, the name, role and address.
 * With a photograph it is a JPEG: a PNG would be several times as large.
 */
export async function drawCard(
  portfolio: Portfolio,
  { words, palette, logo, beside, caches }: CardOptions,
): Promise<{ name: 'card.jpg' | 'card.png'; file: string }> {
  const art = await artOf(portfolio, palette, beside)
  const below = groundSvg(portfolio, { art, palette, logo })
  const text = await wordsSvg(portfolio, { art, palette, logo, words, cache: caches.fonts })
  const picture = 'picture' in art ? art.picture : undefined
  const key = keyOf(['card', below, text, sharp.versions], picture)
  const file = await caches.drawings.file(key, async () => {
    const layers: OverlayOptions[] = [{ input: Buffer.from(below) }, { input: Buffer.from(text) }]
    if (picture && 'picture' in art) {
      const { x, y } = placed(artFrames[art.kind], portfolio.site.dir)
      layers.unshift({ input: await shaped(art, portfolio.theme.radius), left: x, top: y })
    }
    const ground = { ...cardSize, channels: 3 as const, background: palette.background }
    const card = sharp({ create: ground }).composite(layers)
    return picture ? lightest(await card.png().toBuffer()) : card.png({ compressionLevel: 9 }).toBuffer()
  })
  return { name: picture ? 'card.jpg' : 'card.png', file }
}

/** What a card shows where the art of the first screen is a word: there is no room for the headline to be an art. */
const cardArts = { planes: 'planes', type: 'type', career: 'type', sheets: 'planes' } as const

/**
 * The art of a card: that of the first screen. A picture on the web is not fetched, and the headline takes its room.
 * Throws `RefusedPicture` for one that cannot be decoded.
 */
async function artOf(
  { sections }: Portfolio,
  palette: Palette,
  beside: (path: string) => string,
): Promise<CardArt> {
  const [art = 'planes'] = sections.flatMap((section) => metadataOf(section).art?.(section) ?? [])
  if (typeof art === 'string') return { kind: cardArts[art] }
  const { picture, portrait, drawing } = art
  if (drawing) {
    const fact = drawingIn(beside(drawing.src))
    return 'drawing' in fact ? { kind: 'drawing', drawing: fact.drawing } : { kind: 'type' }
  }
  const place = picture?.place === 'behind' ? 'behind' : 'beside'
  const kind = portrait ? 'portrait' : place
  const { src = '', focus } = portrait ?? picture ?? {}
  if (/^https?:/i.test(src)) return { kind: 'type' }
  const covering = await pictureCovering(beside(src), artFrames[kind], { focus, palette }).catch((error) => {
    throw new RefusedPicture(src, error)
  })
  if (kind !== 'behind') return { kind, picture: covering }
  const tones = await tonesOfPixels(sharp(covering))
  return { kind, picture: covering, ...opacityOver(tones.whole, palette) }
}

/** A picture as it covers a frame. */
async function pictureCovering(
  file: string,
  { width, height }: DrawingFrame,
  { focus, palette }: { focus: string | undefined; palette: Palette },
): Promise<Buffer> {
  const { autoOrient: size } = await sharp(file, decoding).metadata()
  const position = objectPosition(focus, size.width / size.height, width / height)
  return sharp(file, decoding)
    .autoOrient()
    .extract(crop(size, { width, height }, position))
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: palette.background })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The picture of an art in its shape: a portrait has round corners at its top. */
async function shaped({ kind, picture }: CardArt & { picture: Buffer }, radius: number): Promise<Buffer> {
  if (kind !== 'portrait') return picture
  const { width, height } = artFrames.portrait
  const corner = 2 * radius
  const shape = svg(`<rect width="${width}" height="${height + corner}" rx="${corner}"/>`, { width, height })
  const mask = Buffer.from(shape)
  return sharp(picture)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const placed = <F extends DrawingFrame>(frame: F, dir: 'ltr' | 'rtl'): F => ({
  ...frame,
  x: dir === 'rtl' ? cardSize.width - frame.x - frame.width : frame.x,
})

interface Look {
  art: CardArt
  palette: Palette
  logo: Drawing | undefined
}

/** All that is drawn below the words, but for a photograph. Planes are mirrored with the page; pictures are not. */
function groundSvg({ site, theme }: Portfolio, { art, palette, logo }: Look): string {
  const rtl = site.dir === 'rtl'
  const { width, height } = cardSize
  const parts: string[] = []
  if (art.kind === 'planes') {
    const layout = { x: 970, y: 312, size: 404, palette, roundness: roundness(theme.radius) }
    parts.push(`<g${rtl ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>${planes(layout)}</g>`)
  } else if (art.kind === 'drawing') {
    parts.push(paintDrawing(art.drawing, palette, placed(artFrames.drawing, site.dir)))
  } else if (art.kind === 'portrait') {
    const { x, y, width } = placed(artFrames.portrait, site.dir)
    // The edge shows beside the portrait, which lies above it.
    const outside = `<clipPath id="outside"><path d="M0 0H${cardSize.width}V${y}H0zM0 0H${x}V${height}H0z"/></clipPath>`
    parts.push(
      `${outside}<rect x="${x - 24}" y="${y - 28}" width="${width}" height="${height - 160}" rx="${2 * theme.radius}" fill="none" stroke="${palette.muted}" stroke-width="1.25" clip-path="url(#outside)"/>`,
    )
  } else if (art.kind === 'behind') {
    // As opaque below the words as they need it; beyond them the scrim fades.
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${palette.background}" stop-opacity="${opacity}"/>`
    const ends = rtl ? 'x1="1" x2="0"' : 'x1="0" x2="1"'
    parts.push(
      `<linearGradient id="scrim" ${ends} y1="0" y2="0">${stop(0.57, art.scrim)}${stop(1, art.scrim * 0.2)}</linearGradient><path d="M0 0h${width}v${height}H0z" fill="url(#scrim)"/>`,
    )
  }
  if (logo) {
    const wide = logoWidth(logo)
    const x = rtl ? width - margin - wide : margin
    parts.push(paintDrawing(logo, palette, { x, y: 63, width: wide, height: logoSize.height }))
  } else {
    const x = rtl ? width - margin - 34 : margin
    parts.push(`<path d="M${x} 92h28l6.5-18h-28z" fill="${palette.accent}"/>`)
  }
  return svg(parts.join(''), cardSize)
}

const logoWidth = ({ width, height }: Drawing) => Math.min(logoSize.width, (logoSize.height * width) / height)

/** Scripts that are set without spaces between words, whose lines break between letters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Scripts with letter spacing. In others letters join, or hang from a line that spacing would cut. */
const spacedOut =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

/** The words of the card as outlines. */
async function wordsSvg(
  portfolio: Portfolio,
  { art, palette, logo, words, cache }: Look & { words: string | undefined; cache: FileCache },
): Promise<string> {
  const { site, theme } = portfolio
  const { headline, name, foot } = cardText(portfolio, words)
  const shown = textIn(headline.flat().map(({ text }) => text))
  const isBehind = art.kind === 'behind'
  const indent = logo ? logoWidth(logo) + 16 : 50
  const isWide = art.kind === 'planes' || art.kind === 'type'
  const data = {
    ...cardSize,
    margin,
    lang: new Intl.Locale(site.lang).language,
    dir: site.dir,
    room: art.kind === 'type' ? wholeRoom : room,
    words: headline,
    unspaced: unspaced.test(shown),
    'is-spaced-out': spacedOut.test(shown),
    name: theme.logo === 'none' || theme.logo.name ? name : '',
    indent,
    'name-width': (isWide ? cardSize.width - 2 * margin : 600) - indent,
    foot,
    text: palette.text,
    // On a picture all small words take the colour with most contrast.
    muted: isBehind ? palette.text : palette.muted,
    accent: isBehind ? art.accent : palette.accent,
  }
  const source = readFileSync(new URL('./card.typ', import.meta.url), 'utf8')
  const text = `${textIn([shown, name, foot])} ·…-`
  const key = keyOf([typstVersion, source, data, fontsKey(theme, text)])
  const bytes = await cache.bytes(key, async () => {
    const { files, families } = await typstFonts(theme, text, weights, cache)
    const set = await typesetSvg({ source, data: { ...data, fonts: families }, fonts: files })
    return Buffer.from(set.replace(/width="[\d.]+pt" height="[\d.]+pt"/, 'width="1200" height="630"'))
  })
  return Buffer.from(bytes).toString('utf8')
}

const svg = (inside: string, { width, height }: { width: number; height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** From this many bytes on some previews show no picture. */
const tooHeavy = 300_000

/** A card as a JPEG, in the best quality below `tooHeavy`. */
async function lightest(card: Buffer): Promise<Buffer> {
  for (const quality of [88, 76, 64]) {
    // Coloured letters keep sharp edges only without chroma subsampling.
    const bytes = await sharp(card).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length < tooHeavy) return bytes
  }
  return sharp(card).jpeg({ quality: 50 }).toBuffer()
}
