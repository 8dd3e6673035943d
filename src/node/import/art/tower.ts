import { n, point, type Span, svg, yearAt, yearsIn } from './svg.ts'

/** How far a step to the right and down goes, in isometric view. */
const [across, down] = [0.866, 0.5]

/** The look Blueprint: a house with a storey for each post, as high as it lasted, with a line for each year; beside it a scale. */
export function tower(spans: readonly Span[]): string {
  const each = Math.min(60, 470 / yearsIn(spans))
  let base = 640
  const storeys = spans.map(({ year, years }, index) => {
    const isLast = index === spans.length - 1
    const half = 250 - (130 * index) / (spans.length - 1)
    const high = years * each
    const top = base - high
    // The corners of a floor: at the left, in front, at the right and at the back.
    const floor = (y: number) =>
      [
        [300 - half * across, y - half * down],
        [300, y],
        [300 + half * across, y - half * down],
        [300, y - half * down * 2],
      ] as const
    const [l, f, r, b] = floor(top).map(([x, y]) => point(x, y))
    const [l0, f0, r0] = floor(base).map(([x, y]) => point(x, y))
    const lines = Array.from({ length: years - 1 }, (_, nth) => {
      const [left, front, right] = floor(base - (nth + 1) * each).map(([x, y]) => point(x, y))
      return `M${left}L${front}L${right}`
    })
    const stroke = isLast ? 'var(--accent)' : 'currentColor'
    const ground = base - half * down
    const label = `<path d="M${point(300 + half * across + 8, ground)}H560" fill="none" stroke="currentColor" stroke-opacity=".6" stroke-width="1.4" stroke-dasharray="2 6"/>${yearAt(year, { at: [570, ground], height: 21 })}`
    const drawn = `<g stroke="${stroke}" stroke-width="2" stroke-linejoin="round"><path d="M${l}L${f}L${r}L${r0}L${f0}L${l0}z" fill="var(--background)"/><path d="M${l}L${f}L${r}L${b}z" fill="var(--${isLast ? 'accent' : 'background'})"/><path d="M${f}L${f0}${lines.join('')}" fill="none" stroke-opacity="${isLast ? '.9' : '.55'}"/></g>`
    base = top - half * down * 0.3
    return `<g>${drawn}${label}</g>`
  })
  const grid = [-2, -1, 0, 1, 2].map((at) => {
    const x = at * 110
    return `M${point(300 + x - 300 * across, 575 + x * 0.5 + 60)}l${point(600 * across, -300)}M${point(300 + x + 300 * across, 575 - x * 0.5 + 60)}l${point(-600 * across, -300)}`
  })
  const top = base - 40
  return svg(
    `0 ${n(Math.min(top - 60, 60))} 660 ${n(690 - Math.min(top - 60, 60))}`,
    `<path d="${grid.join('')}" fill="none" stroke="currentColor" stroke-opacity=".25" stroke-width="1.2" stroke-dasharray="2 7"/>`,
    ...storeys,
  )
}
