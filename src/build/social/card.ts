import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Palette } from '../../../schema/model/theme.ts'
import { roundness } from '../../theme/tokens.ts'
import { headlineOf } from './headline.ts'
import { planes } from './planes.ts'
import type { Families, Outlines, Run } from './textToPath.ts'
import { wrapped } from './wrap.ts'

/** The size of the card in px: what link previews show whole. */
export const cardSize = { width: 1200, height: 630 }

/** The box of the headline in px, and how its lines stand in shares of their size. */
const headlineBox = { width: 580, height: 360, lines: 6, leading: 0.98, tracking: -0.015 }
const sizes = Array.from({ length: 20 }, (_, index) => 120 - 4 * index)
const margin = 76

/** The texts of the card: the headline with its *emphasis*, the name, and a line at the foot. */
export function cardText(portfolio: Portfolio): { headline: string; name: string; foot: string } {
  const { site } = portfolio
  const host = site.url ? new URL(site.url) : undefined
  const address = host && host.host + host.pathname.replace(/\/$/, '')
  return {
    headline: headlineOf(portfolio),
    name: site.owner.name,
    foot: [site.owner.role, address].filter(Boolean).join('  ·  '),
  }
}

/** Draws the picture that link previews show: the headline before the planes, and whose page it is. */
export function cardSvg(portfolio: Portfolio, palette: Palette, families: Families): string {
  const { headline, name, foot } = cardText(portfolio)
  const rtl = portfolio.site.dir === 'rtl'
  const { width, height } = cardSize

  /** A line at a height; from the right where the page is written so. */
  const line = ({ svg, left, width: wide }: Outlines, y: number, indent = 0) => {
    const x = rtl ? width - margin - indent - left - wide : margin + indent - left
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`
  }
  const fitted = (text: string, fill: string, maxWidth: number, size: number) => {
    const set = families.text([{ text, fill }], { size })
    return set.width <= maxWidth
      ? set
      : families.text([{ text, fill }], { size: (size * maxWidth) / set.width })
  }

  const { size, lines } = headlineLines(headline, palette, families)
  const step = size * headlineBox.leading
  const first = height / 2 + 14 - (step * lines.length) / 2 + size * 0.74
  const mark = `<path d="M${rtl ? width - margin - 34 : margin} 92h28l6.5-18h-28z" fill="${palette.accent}"/>`
  const layout = { x: 958, y: 312, size: 404, palette, roundness: roundness(portfolio.theme.radius) }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${palette.background}"/>`,
    `<g${rtl ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>${planes(layout)}</g>`,
    mark,
    line(fitted(name, palette.text, width - 2 * margin - 50, 32), 94, 50),
    ...lines.map((set, index) => line(set, first + index * step)),
    foot && line(fitted(foot, palette.muted, 600, 25), height - 64),
    '</svg>',
  ].join('')
}

/** The headline in the largest size that fits its box; where it fits in none, its beginning. */
function headlineLines(headline: string, palette: Palette, { display }: Families) {
  const { text, accented } = emphasised(headline)
  const tracked = (size: number) => ({ size, tracking: size * headlineBox.tracking })
  const known = new Map<string, number>()
  // Widths grow with the size, so each is measured once, at 100 px.
  const width = (part: string) => {
    const measured = known.get(part) ?? display([{ text: part, fill: palette.text }], tracked(100)).width
    known.set(part, measured)
    return measured
  }
  const longest = Math.max(...text.split(' ').map(width), 1)
  const smallest = Math.min(sizes.at(-1) ?? 1, (headlineBox.width / longest) * 100)
  const broken = (size: number) => wrapped(text, { maxWidth: (headlineBox.width / size) * 100, width })
  const maxLines = (size: number) =>
    Math.min(headlineBox.lines, Math.floor(headlineBox.height / (size * headlineBox.leading)))
  const size =
    sizes.find((one) => longest * one <= headlineBox.width * 100 && broken(one).length <= maxLines(one)) ??
    smallest
  const lines = broken(size)
  const shown = lines.slice(0, maxLines(size))
  let offset = 0
  return {
    size,
    lines: shown.map((line, index) => {
      const cut = index === shown.length - 1 && lines.length > shown.length
      const runs = runsOf(cut ? `${line.replace(/[\s.,;:]+$/, '')}…` : line, (at) => {
        return accented[Math.min(offset + at, accented.length - 1)] ? palette.accent : palette.text
      })
      offset += line.length + 1
      return display(runs, tracked(size))
    }),
  }
}

/** The text without its asterisks, and which of its characters stood between two. */
function emphasised(headline: string): { text: string; accented: boolean[] } {
  const parts = headline.split(/\*([^*]+)\*/)
  const text: string[] = []
  const accented: boolean[] = []
  parts.forEach((part, index) => {
    for (const unit of part.split('')) {
      const blank = /\s/.test(unit)
      if (blank && (text.length === 0 || text.at(-1) === ' ')) continue
      text.push(blank ? ' ' : unit)
      accented.push(index % 2 === 1)
    }
  })
  return { text: text.join('').trimEnd(), accented }
}

/** A line in runs of one colour each. */
function runsOf(line: string, colourAt: (at: number) => string): Run[] {
  const runs: Run[] = []
  line.split('').forEach((unit, at) => {
    const fill = colourAt(at)
    const last = runs.at(-1)
    if (last && (last.fill === fill || unit === ' ')) last.text += unit
    else runs.push({ text: unit, fill })
  })
  return runs
}
