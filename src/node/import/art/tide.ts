import { n, point, type Span, svg, yearAt, yearsIn } from './svg.ts'

const [left, right, horizon, foot] = [0, 640, 380, 790]

/** How deep a water is beside what its years make. */
const shallow = 26

/** The look Harbour: below the sun a water for each post, the latest on top, as deep as it took years, with a line for each. */
export function tide(spans: readonly Span[]): string {
  // Shallow ones are deep enough for their years to stand below one another.
  const each = (foot - horizon - 20 - shallow * spans.length) / yearsIn(spans)
  const fills = ['var(--surface)', 'var(--raised)', 'var(--border)']
  let top = horizon
  const waters = spans.toReversed().map(({ year, years }, index) => {
    const length = 90 + ((index * 37) % 70)
    const high = Math.min(18, 5 + years * 1.6)
    const at = (y: number, height = high) => wave(y, length, height, index % 2 === 0 ? 1 : -1)
    const lines = Array.from({ length: Math.min(years - 1, 11) }, (_, nth) => {
      const share = (nth + 1) / years
      return at(top + share * (shallow + each * years), high * (1 - share * 0.5))
    })
    const label = yearAt(year, { at: [edgeAt(top + 18) + 20, top + 18], height: 24 })
    const drawn = `<g><g clip-path="url(#water)"><path d="${at(top)}V900H-40z" fill="${fills[index % 3]}"/><path d="${at(top)}" fill="none" stroke="currentColor" stroke-width="3"/><path d="${lines.join('')}" fill="none" stroke="currentColor" stroke-opacity=".4" stroke-width="1.6"/></g>${label}</g>`
    top += shallow + years * each
    return drawn
  })
  return svg(
    '0 130 740 680',
    `<defs><clipPath id="water"><path d="M${left} 300H${right}V470A320 320 0 0 1 ${left} 470z"/></clipPath></defs>`,
    '<circle cx="320" cy="340" r="175" fill="var(--accent)"/>',
    ...waters,
  )
}

/** A wave from edge to edge. */
function wave(y: number, length: number, high: number, turn: number): string {
  const parts = Array.from({ length: Math.ceil(760 / length) }, (_, index) => {
    const x = -40 + index * length
    const rise = turn * (index % 2 === 0 ? high : -high)
    return `Q${point(x + length / 2, y + rise)} ${point(x + length, y)}`
  })
  return `M-40 ${n(y)}${parts.join('')}`
}

/** Where the round of the water ends at a height. */
const edgeAt = (y: number): number =>
  y <= 470 ? right : 320 + Math.sqrt(Math.max(0, 320 ** 2 - (y - 470) ** 2))
