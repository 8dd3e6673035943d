import { n, point, type Span, svg, yearAt } from './svg.ts'

/** The look Meadow: a flower for each post, the higher the longer it lasted, with a petal for each year; the latest is open in full. */
export function garden(spans: readonly Span[]): string {
  const longest = Math.max(...spans.map(({ years }) => years))
  const step = 560 / spans.length
  const flowers = spans.map(({ year, years, kind }, index) => {
    const x = 40 + step * (index + 0.5)
    const isLast = index === spans.length - 1
    const high = 150 + (300 * years) / longest
    const ground = groundAt(x)
    const head = [x + 12, ground - high] as const
    const size = Math.min(step * 0.4, 42 + (30 * years) / longest + (isLast ? 10 : 0))
    const petals = Math.max(4, Math.min(years, 12))
    const colour =
      isLast || (kind === 'work' && index % 2 === 0)
        ? 'var(--accent)'
        : kind === 'work'
          ? 'var(--text)'
          : 'var(--raised)'
    const around = Array.from({ length: petals }, (_, nth) => {
      const turn = (nth / petals) * Math.PI * 2 - Math.PI / 2
      const far = size * 0.72
      return `<circle cx="${n(head[0] + far * Math.cos(turn))}" cy="${n(head[1] + far * Math.sin(turn))}" r="${n(Math.min(size * 0.5, (size * 2.5) / petals))}"/>`
    })
    const stem = `<path d="M${point(x, ground + 20)}Q${point(x - (head[0] - x), ground - high / 2)} ${point(...head)}" fill="none" stroke="var(--text)" stroke-width="8" stroke-linecap="round"/>`
    const side = index % 2 === 0 ? 1 : -1
    const middle = [x - (head[0] - x) * 0.5, ground - high * 0.4] as const
    const leaf = `<path d="M${point(...middle)}q${point(side * 16, -40)} ${point(side * 52, -44)}q${point(-side * 4, 40)} ${point(-side * 52, 44)}z" fill="var(--text)"/>`
    const heart = `<circle cx="${n(head[0])}" cy="${n(head[1])}" r="${n(size * 0.36)}" fill="var(--${colour === 'var(--raised)' ? 'text' : 'raised'})"/>`
    const label = yearAt(year, {
      at: [x, 694],
      align: 'middle',
      // About three times as wide as high.
      height: Math.min(26, (step - 20) / 3),
    })
    return {
      plant: `<g>${stem}${leaf}<g fill="${colour}">${around.join('')}<circle cx="${n(head[0])}" cy="${n(head[1])}" r="${n(size * 0.62)}"/></g>${heart}</g>`,
      label,
    }
  })
  return svg(
    '0 70 640 650',
    '<circle cx="420" cy="230" r="120" fill="var(--raised)"/>',
    ...flowers.map(({ plant }) => plant),
    `<g><path d="M0 660Q320 560 640 660z" fill="var(--text)"/>${flowers.map(({ label }) => label).join('')}</g>`,
  )
}

/** The height of the ground, which is a hill. */
const groundAt = (x: number): number => 660 - 200 * (x / 640) * (1 - x / 640)
