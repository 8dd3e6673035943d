import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import type { Palette } from '../../../../schema/model/theme.ts'
import { roundness } from '../../../theme/tokens.ts'
import type { Families, Outlines } from '../../outlines/textToPath.ts'
import { cardHeadline } from './cardHeadline.ts'
import type { CardText } from './cardText.ts'
import { planes } from './planes.ts'

/** The size of the card in px: what link previews show whole. */
export const cardSize = { width: 1200, height: 630 }

const margin = 76

/** Draws the picture that link previews show: the headline before the planes, and whose page it is. */
export function cardSvg(
  portfolio: Portfolio,
  { text, palette, families }: { text: CardText; palette: Palette; families: Families },
): string {
  const { site, theme } = portfolio
  const rtl = site.dir === 'rtl'
  const { width, height } = cardSize

  /** A line at a height; from the right where the page is written so. */
  const line = ({ svg, left, width: wide }: Outlines, y: number, indent = 0) => {
    const x = rtl ? width - margin - indent - left - wide : margin + indent - left
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`
  }
  const fitted = (words: string, colour: string, maxWidth: number, size: number) => {
    const fill = () => colour
    const set = families.text(words, { size, fill })
    return set.width <= maxWidth ? set : families.text(words, { size: (size * maxWidth) / set.width, fill })
  }

  const lines = cardHeadline(text, { site, palette, display: families.display })
  const top = Math.min(...lines.map(({ outlines, y }) => y + outlines.top))
  const bottom = Math.max(...lines.map(({ outlines, y }) => y + outlines.bottom))
  const first = height / 2 - (top + bottom) / 2
  const mark = `<path d="M${rtl ? width - margin - 34 : margin} 92h28l6.5-18h-28z" fill="${palette.accent}"/>`
  const layout = { x: 970, y: 312, size: 404, palette, roundness: roundness(theme.radius) }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${palette.background}"/>`,
    `<g${rtl ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>${planes(layout)}</g>`,
    mark,
    text.name && line(fitted(text.name, palette.text, width - 2 * margin - 50, 32), 94, 50),
    ...lines.map(({ outlines, y }) => line(outlines, first + y)),
    text.foot && line(fitted(text.foot, palette.muted, 600, 25), height - 64),
    '</svg>',
  ].join('')
}
