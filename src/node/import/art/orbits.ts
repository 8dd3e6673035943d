import { n, point, type Span, svg, yearAt } from './svg.ts'

/** The look Nocturne: an orbit for each post, the first one next to the planet, with a star for each year; a moon is on the latest. */
export function orbits(spans: readonly Span[]): string {
  const planet = 130
  const step = Math.min(56, 250 / spans.length)
  const rings = spans.map(({ year, years }, index) => {
    const radius = planet + 30 + (index + 0.4) * step
    // Away from one another, and the years never at the same place.
    const start = -0.5 + index * 2.4
    const on = (angle: number, from = radius) =>
      [400 + from * Math.cos(angle), 400 + from * Math.sin(angle)] as const
    const sweep = Math.min(years * 0.3, 4.6)
    const isLast = index === spans.length - 1
    const stars = Array.from({ length: years }, (_, nth) => {
      const [x, y] = on(start + 0.42 * (120 / radius) + ((nth + 1) / (years + 0.5)) * sweep)
      const isMoon = isLast && nth === years - 1
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${isMoon ? 15 : 5.6}" fill="var(--${isMoon ? 'accent' : 'text'})"/>`
    })
    const gap = 58 / radius
    const label = yearAt(year, { at: on(start), align: 'middle', height: 27 })
    // The line of an orbit is open where its year stands.
    const ring = `<path d="M${point(...on(start + gap))}A${n(radius)} ${n(radius)} 0 1 1 ${point(...on(start - gap))}" fill="none" stroke="var(--accent)" stroke-opacity=".6" stroke-width="2"/>`
    return `<g>${ring}${stars.join('')}${label}</g>`
  })
  const outer = planet + 30 + (spans.length - 0.6) * step + 40
  return svg(
    `${n(400 - outer)} ${n(400 - outer)} ${n(outer * 2)} ${n(outer * 2)}`,
    '<defs><linearGradient id="planet" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="var(--text)"/><stop offset=".55" stop-color="var(--accent)"/><stop offset="1" stop-color="var(--accent)" stop-opacity=".25"/></linearGradient></defs>',
    ...rings.toReversed(),
    `<circle cx="400" cy="400" r="${planet}" fill="url(#planet)"/>`,
  )
}
