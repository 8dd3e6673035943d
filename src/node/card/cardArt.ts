import sharp from 'sharp'
import { opacityOver } from '../../../schema/colour/scrim.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Palette } from '../../../schema/model/theme.ts'
import { type Drawing, drawingIn, type Frame } from '../../../schema/pictures/drawing.ts'
import { decoding } from '../../../schema/pictures/movement.ts'
import { tonesOfPixels } from '../../../schema/pictures/pictureTones.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'
import { objectPosition } from '../../client/theme/imageSizes.ts'
import { RefusedPicture } from '../pictures/refusedPicture.ts'
import { crop } from './crop.ts'

/** What the card shows beside its words. A picture is a `data:` URL. */
export type CardArt =
  | { kind: 'planes' }
  | { kind: 'type' }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'beside'; picture: string }
  | { kind: 'portrait'; picture: string }
  | { kind: 'behind'; picture: string; scrim: number; accent: string }

/** The size of the card in px, which link previews show uncropped. */
export const cardSize = { width: 1200, height: 630 }

/** The frame of each art in the card, in px, for a page that is written from left to right. */
export const artFrames = {
  behind: { x: 0, y: 0, ...cardSize },
  beside: { x: 720, y: 0, width: 480, height: cardSize.height },
  portrait: { x: 724, y: 96, width: 400, height: cardSize.height - 96 },
  drawing: { x: 690, y: 130, width: 434, height: 410 },
} as const satisfies Record<string, Frame>

/**
 * The art of a card: that of the first screen. A picture on the web is not fetched, and the headline takes its room.
 * Throws `RefusedPicture` for one that cannot be decoded.
 */
export async function cardArt(
  { sections }: Portfolio,
  palette: Palette,
  beside: (path: string) => string,
): Promise<CardArt> {
  const [art = 'planes'] = sections.flatMap((section) => metadataOf(section).art?.(section) ?? [])
  if (typeof art === 'string') return { kind: art }
  const { picture, portrait, drawing } = art
  if (drawing) {
    const fact = drawingIn(beside(drawing.src))
    return 'drawing' in fact ? { kind: 'drawing', drawing: fact.drawing } : { kind: 'type' }
  }
  const kind = portrait ? 'portrait' : picture?.place === 'behind' ? 'behind' : 'beside'
  const { src = '', focus } = portrait ?? picture ?? {}
  if (/^https?:/i.test(src)) return { kind: 'type' }
  const bytes = await covering(beside(src), artFrames[kind], { focus, palette }).catch((error) => {
    throw new RefusedPicture(src, error)
  })
  const address = `data:image/jpeg;base64,${bytes.toString('base64')}`
  if (kind !== 'behind') return { kind, picture: address }
  const tones = await tonesOfPixels(sharp(bytes))
  return { kind, picture: address, ...opacityOver(tones.whole, palette) }
}

/** A picture as it covers a frame, as a JPEG. */
async function covering(
  file: string,
  { width, height }: Frame,
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
