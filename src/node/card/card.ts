import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Palette } from '../../../schema/model/theme.ts'
import { type Drawing, paintDrawing } from '../../../schema/pictures/drawing.ts'
import { roundness } from '../../client/theme/tokens.ts'
import type { Families, Outlines } from '../build/outlines/textToPath.ts'
import { artFrames, type CardArt, cardSize } from './cardArt.ts'
import { cardHeadline, headlineRoom } from './cardHeadline.ts'
import type { CardText } from './cardText.ts'
import { planes } from './planes.ts'

const margin = 76

/** The room of a headline without art beside it: all between the name and the foot. */
const wholeRoom = { ...headlineRoom, width: cardSize.width - 2 * margin }

/** The maximum size of a logo, in px. */
const logoSize = { width: 220, height: 40 }

/** What a card is made of. */
interface CardParts {
  text: CardText
  palette: Palette
  families: Families
  art?: CardArt
  /** The owner's logo, if there is one. */
  logo?: Drawing | undefined
}

/**
 * Draws the card of link previews: the headline in front of the art of the first screen, the name, role and address.
 */
export function cardSvg(
  portfolio: Portfolio,
  { text, palette: written, families, art = { kind: 'planes' }, logo }: CardParts,
): string {
  const { site, theme } = portfolio
  const rtl = site.dir === 'rtl'
  const { width, height } = cardSize
  const isBehind = art.kind === 'behind'
  // On a picture all small words take the colour with most contrast.
  const palette = isBehind ? { ...written, muted: written.text, accent: art.accent } : written

  /** A line at a height; from the right where the page is written from right to left. */
  const line = ({ svg, left, width: wide }: Outlines, y: number, indent = 0) => {
    const x = rtl ? width - margin - indent - left - wide : margin + indent - left
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`
  }
  const fitted = (words: string, colour: string, maxWidth: number, size: number) => {
    const fill = () => colour
    const set = families.text(words, { size, fill })
    return set.width <= maxWidth ? set : families.text(words, { size: (size * maxWidth) / set.width, fill })
  }

  const room = art.kind === 'type' ? wholeRoom : headlineRoom
  const lines = cardHeadline(text, { site, palette, display: families.display, room })
  const top = Math.min(...lines.map(({ outlines, y }) => y + outlines.top))
  const bottom = Math.max(...lines.map(({ outlines, y }) => y + outlines.bottom))
  const first = height / 2 - (top + bottom) / 2
  const indent = logo ? logoWidth(logo) + 16 : 50
  const nameWidth = (art.kind === 'planes' || art.kind === 'type' ? width - 2 * margin : 600) - indent
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${palette.background}"/>`,
    artSvg(art, { palette: written, rtl, roundness: roundness(theme.radius), radius: 2 * theme.radius }),
    logo ? logoSvg(logo, written, rtl) : brandMark(rtl, written.accent),
    text.name &&
      (theme.logo === 'none' || theme.logo.name) &&
      line(fitted(text.name, palette.text, nameWidth, 32), 94, indent),
    ...lines.map(({ outlines, y }) => line(outlines, first + y)),
    text.foot && line(fitted(text.foot, palette.muted, 600, 25), height - 64),
    '</svg>',
  ]
    .filter(Boolean)
    .join('')
}

/** The art, placed for the direction of writing. Planes are mirrored with it; pictures are not. */
function artSvg(
  art: CardArt,
  { palette, rtl, roundness, radius }: { palette: Palette; rtl: boolean; roundness: number; radius: number },
): string {
  if (art.kind === 'type') return ''
  const { width, height } = cardSize
  if (art.kind === 'planes') {
    const layout = { x: 970, y: 312, size: 404, palette, roundness }
    return `<g${rtl ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>${planes(layout)}</g>`
  }
  const frame = artFrames[art.kind]
  const placed = { ...frame, x: rtl ? width - frame.x - frame.width : frame.x }
  if (art.kind === 'drawing') return paintDrawing(art.drawing, palette, placed)
  const { x, y } = placed
  const image = `<image x="${x}" y="${y}" width="${frame.width}" height="${frame.height}" href="${art.picture}"`
  if (art.kind === 'portrait') {
    const shape = `<rect x="${x}" y="${y}" width="${frame.width}" height="${height}" rx="${radius}"/>`
    const edge = `<rect x="${x - 24}" y="${y - 28}" width="${frame.width}" height="${height - 160}" rx="${radius}" fill="none" stroke="${palette.muted}" stroke-width="1.25"/>`
    return `<clipPath id="shape">${shape}</clipPath>${edge}${image} clip-path="url(#shape)"/>`
  }
  if (art.kind === 'beside') return `${image}/>`
  // As opaque below the words as they need it; beyond them the scrim fades.
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${palette.background}" stop-opacity="${opacity}"/>`
  const ends = rtl ? 'x1="1" x2="0"' : 'x1="0" x2="1"'
  const fade = `<linearGradient id="scrim" ${ends} y1="0" y2="0">${stop(0.57, art.scrim)}${stop(1, art.scrim * 0.2)}</linearGradient>`
  return `${image}/><defs>${fade}</defs><path d="M0 0h${width}v${height}H0z" fill="url(#scrim)"/>`
}

const brandMark = (rtl: boolean, accent: string) =>
  `<path d="M${rtl ? cardSize.width - margin - 34 : margin} 92h28l6.5-18h-28z" fill="${accent}"/>`

const logoWidth = ({ width, height }: Drawing) => Math.min(logoSize.width, (logoSize.height * width) / height)

function logoSvg(logo: Drawing, palette: Palette, rtl: boolean): string {
  const width = logoWidth(logo)
  const x = rtl ? cardSize.width - margin - width : margin
  return paintDrawing(logo, palette, { x, y: 63, width, height: logoSize.height })
}
