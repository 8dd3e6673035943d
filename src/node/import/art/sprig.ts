import { n, point, type Span, svg, yearAt, yearsIn } from './svg.ts'

/** The look Paper: a sprig with a leaf for each year, filled and outlined in turn from one post to the next. */
export function sprig(spans: readonly Span[]): string {
  const count = yearsIn(spans)
  const leaves = spans.flatMap(({ year, years }, index) =>
    Array.from({ length: years }, (_, nth) => ({
      year: nth === 0 ? year : undefined,
      isFilled: (spans.length - index) % 2 === 1,
    })),
  )
  const drawn = leaves.map(({ year, isFilled }, index) => {
    const along = (index + 0.6) / (count + 0.4)
    const [x, y] = stem(0.16 + 0.84 * along)
    const side = index % 2 === 0 ? 1 : -1
    // Few years make large leaves; the youngest are the smallest.
    const length = Math.min(220, 100 + 900 / count) * (1 - 0.45 * along)
    const angle = (side > 0 ? -0.42 : Math.PI + 0.42) + side * (-0.55 * along)
    const tip = [x + length * Math.cos(angle), y + length * Math.sin(angle)] as const
    const label =
      year === undefined
        ? ''
        : yearAt(year, { at: [tip[0] + side * 16, tip[1]], align: side > 0 ? 'start' : 'end', height: 27 })
    return `<g>${leaf(x, y, length, angle, isFilled)}${label}</g>`
  })
  const [top, left] = stem(1)
  const bud = `<circle cx="${n(top)}" cy="${n(left)}" r="9" fill="var(--accent)"/>`
  const line = `<path d="M${Array.from({ length: 21 }, (_, index) => point(...stem(index / 20))).join('L')}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  return svg('20 -20 540 860', line, ...drawn, bud)
}

/** A point of the stem, which leans: 0 is its foot, 1 its top. */
const stem = (at: number): [number, number] => [
  270 + 46 * Math.sin(at * Math.PI * 0.9) - 20 * at,
  810 - 790 * at,
]

function leaf(x: number, y: number, length: number, angle: number, isFilled: boolean): string {
  const width = length * 0.3
  const place = `transform="translate(${point(x, y)}) rotate(${n((angle * 180) / Math.PI)})"`
  const edge = `M0 0C${point(length * 0.28, -width)} ${point(length * 0.72, -width * 0.8)} ${point(length, 0)}C${point(length * 0.72, width * 0.8)} ${point(length * 0.28, width)} 0 0z`
  const veins = [0.25, 0.42, 0.59, 0.75].map((at) => {
    const reach = width * 0.62 * Math.sin(Math.PI * (0.12 + at * 0.85))
    return `M${point(length * at, 0)}l${point(reach * 0.8, -reach)}M${point(length * at, 0)}l${point(reach * 0.8, reach)}`
  })
  const colours = isFilled ? ['var(--accent)', 'var(--background)'] : ['var(--background)', 'currentColor']
  const outline = isFilled ? '' : ' stroke="currentColor" stroke-width="2"'
  return `<g ${place}><path d="${edge}" fill="${colours[0]}"${outline}/><path d="M${point(length * 0.06, 0)}H${n(length * 0.92)}${veins.join('')}" fill="none" stroke="${colours[1]}" stroke-width="1.4" stroke-linecap="round"/></g>`
}
