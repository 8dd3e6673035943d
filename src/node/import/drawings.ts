import type { Resume } from './resume.ts'

// The drawing of the first screen, which is that of the look, grown from the years of a person.

/** A post or a course of studies, in whole years. */
interface Span {
  /** The year in which it began. */
  year: number
  /** Its years until the next one began, or until its own end; at least one, and fewer where a life at work is long. */
  years: number
  kind: 'work' | 'education'
}

/** What each look with a drawing draws years as. */
const drawings: Readonly<Record<string, (spans: readonly Span[]) => string>> = {
  blueprint: tower,
  harbour: tide,
  meadow: garden,
  nocturne: orbits,
  paper: sprig,
}

/** Whether the first screen of a look has a drawing. */
export const hasDrawing = (look: string): boolean => Object.hasOwn(drawings, look)

/**
 * A drawing for the first screen, in SVG: what the look of a page shows there, grown from the years that a résumé names.
 * Undefined for a look without one, or a résumé with too few dates.
 */
export function drawingOfYears(
  resume: Resume,
  look: string,
  now = new Date().getFullYear(),
): string | undefined {
  const draw = hasDrawing(look) ? drawings[look] : undefined
  const spans = draw && spansOf(resume, now)
  return spans && draw(spans)
}

/** The fewest spans and years of which a drawing can be made, and the most that one has room for. */
const [fewestSpans, fewestYears] = [3, 5]
const [mostSpans, mostYears] = [7, 24]

/**
 * The years of a résumé, from the earliest: one span after the other, of work and studies. Undefined where it has too
 * few dates for a drawing.
 *
 * @param now the year until which a post lasts that has no end
 */
export function spansOf({ work, education }: Resume, now: number): Span[] | undefined {
  const dated = [
    ...work.map((one) => ({ ...one, kind: 'work' as const })),
    ...education.map((one) => ({ ...one, kind: 'education' as const })),
  ].flatMap(({ startDate, endDate, kind }) => {
    const year = yearOf(startDate)
    const isOpen = endDate === 'present' || (endDate === undefined && kind === 'work')
    const end = isOpen ? now : (yearOf(endDate) ?? year)
    return year === undefined || year > now ? [] : [{ year, end: Math.min(end ?? year, now), kind }]
  })
  // Two that began in one year are told apart by no drawing: the longer one stands.
  const byYear = new Map<number, (typeof dated)[number]>()
  for (const one of dated) if (one.end >= (byYear.get(one.year)?.end ?? 0)) byYear.set(one.year, one)
  const ordered = [...byYear.values()].toSorted((one, other) => one.year - other.year)
  const kept = ordered.slice(-mostSpans)
  const long = kept.map(({ year, end }, index) =>
    Math.max(1, Math.min(end, kept[index + 1]?.year ?? end) - year),
  )
  const scale = Math.min(1, mostYears / long.reduce((sum, one) => sum + one, 0))
  const spans = kept.map(({ year, kind }, index) => ({
    year,
    years: Math.max(1, Math.round((long[index] ?? 1) * scale)),
    kind,
  }))
  const isEnough = spans.length >= fewestSpans && yearsIn(spans) >= fewestYears
  return isEnough ? spans : undefined
}

const yearOf = (date: string | undefined): number | undefined =>
  date && /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : undefined

/** How far a step to the right and down goes, in isometric view. */
const [across, down] = [0.866, 0.5]

/** The look Blueprint: a house with a storey for each post, as high as it lasted, with a line for each year; beside it a scale. */
function tower(spans: readonly Span[]): string {
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

const sea = { left: 0, right: 640, top: 380, foot: 790 }

/** How deep a water is beside what its years make. */
const shallow = 26

/** The look Harbour: below the sun a water for each post, the latest on top, as deep as it took years, with a line for each. */
function tide(spans: readonly Span[]): string {
  // Shallow ones are deep enough for their years to stand below one another.
  const each = (sea.foot - sea.top - 20 - shallow * spans.length) / yearsIn(spans)
  const fills = ['var(--surface)', 'var(--raised)', 'var(--border)']
  let top = sea.top
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
    `<defs><clipPath id="water"><path d="M${sea.left} 300H${sea.right}V470A320 320 0 0 1 ${sea.left} 470z"/></clipPath></defs>`,
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
  y <= 470 ? sea.right : 320 + Math.sqrt(Math.max(0, 320 ** 2 - (y - 470) ** 2))

/** The look Meadow: a flower for each post, the higher the longer it lasted, with a petal for each year; the latest is open in full. */
function garden(spans: readonly Span[]): string {
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

/** The look Nocturne: an orbit for each post, the first one next to the planet, with a star for each year; a moon is on the latest. */
function orbits(spans: readonly Span[]): string {
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

/** The look Paper: a sprig with a leaf for each year, filled and outlined in turn from one post to the next. */
function sprig(spans: readonly Span[]): string {
  const count = yearsIn(spans)
  const leaves = spans.flatMap(({ year, years }, index) =>
    Array.from({ length: years }, (_, nth) => ({
      year: nth === 0 ? year : undefined,
      isFilled: (spans.length - index) % 2 === 1,
    })),
  )
  const drawn = leaves.map(({ year, isFilled }, index) => {
    const along = (index + 0.6) / (count + 0.4)
    const [x, y] = stemAt(0.16 + 0.78 * along)
    const side = index % 2 === 0 ? 1 : -1
    // Few years make large leaves; the youngest are the smallest.
    const length = Math.min(220, 100 + 900 / count) * (1 - 0.45 * along)
    const angle = (side > 0 ? -0.42 : Math.PI + 0.42) + side * (-0.55 * along)
    const tip = [x + length * Math.cos(angle), y + length * Math.sin(angle)] as const
    const label =
      year === undefined
        ? ''
        : yearAt(year, { at: [tip[0] + side * 16, tip[1]], align: side > 0 ? 'start' : 'end', height: 27 })
    return `<g>${leafOf(x, y, length, angle, isFilled)}${label}</g>`
  })
  const [top, left] = stemAt(1)
  const bud = `<circle cx="${n(top)}" cy="${n(left)}" r="9" fill="var(--accent)"/>`
  const line = `<path d="M${Array.from({ length: 21 }, (_, index) => point(...stemAt(index / 20))).join('L')}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  return svg('20 -50 540 890', line, ...drawn, bud)
}

/** A point of the stem, which leans: 0 is its foot, 1 its top. */
const stemAt = (at: number): [number, number] => [
  270 + 46 * Math.sin(at * Math.PI * 0.9) - 20 * at,
  810 - 790 * at,
]

function leafOf(x: number, y: number, length: number, angle: number, isFilled: boolean): string {
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

/** All years of some spans. */
const yearsIn = (spans: readonly Span[]): number => spans.reduce((sum, { years }) => sum + years, 0)

/** A number as a drawing has it, to a tenth. */
const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A point as a path has it. */
const point = (x: number, y: number): string => `${n(x)} ${n(y)}`

/** A whole drawing. */
const svg = (viewBox: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${parts.join('')}</svg>\n`

/** Digits in a single stroke each, 4 wide and 7 high: a drawing has no fonts. */
const digits = [
  'M2 0C3.3 0 4 1.4 4 3.5S3.3 7 2 7 0 5.6 0 3.5.7 0 2 0z',
  'M.6 1.3L2.4 0V7',
  'M.2 1.7C.4.6 1.1 0 2.1 0 3.2 0 3.9.8 3.9 1.9 3.9 3.7.3 4.7.1 7H4',
  'M.3 1C.7.3 1.3 0 2 0 3.1 0 3.8.7 3.8 1.7S3 3.3 1.6 3.3C3.1 3.3 4 4 4 5.1S3.2 7 2 7C1.2 7 .5 6.7.1 6',
  'M3 7V0L0 4.8H4',
  'M3.6 0H.7L.4 3.1C.9 2.7 1.4 2.5 2 2.5 3.2 2.5 4 3.4 4 4.7S3.2 7 2 7C1.2 7 .5 6.7.1 6.1',
  'M3.3.2C1.5.6.1 2.4.1 4.7.1 6.1.9 7 2 7S3.9 6.1 3.9 4.8 3.1 2.7 2 2.7.1 3.5.1 4.7',
  'M0 0H4L1.5 7',
  'M2 3.3C1 3.3.4 2.6.4 1.7S1.1 0 2 0 3.6.8 3.6 1.7 3 3.3 2 3.3C.8 3.3 0 4.1 0 5.1S.8 7 2 7 4 6.1 4 5.1 3.2 3.3 2 3.3z',
  'M.7 6.8C2.5 6.4 3.9 4.6 3.9 2.3 3.9.9 3.1 0 2 0S.1.9.1 2.2.9 4.3 2 4.3 3.9 3.5 3.9 2.3',
]

/** How a year is lettered. */
interface Lettering {
  /** Where its middle line begins, ends or has its middle. */
  at: readonly [x: number, y: number]
  align?: 'start' | 'middle' | 'end'
  height: number
  colour?: string
}

/** A year in strokes. */
function yearAt(
  year: number,
  { at: [x, y], align = 'start', height, colour = 'currentColor' }: Lettering,
): string {
  const scale = height / 7
  const width = 4 * 5.6 - 1.6
  const from = x - { start: 0, middle: width / 2, end: width }[align] * scale
  const strokes = [...String(year)].map(
    (digit, index) => `<path transform="translate(${n(index * 5.6)})" d="${digits[Number(digit)]}"/>`,
  )
  return `<g transform="translate(${point(from, y - height / 2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}
