/** Code points from one to another, both among them. */
type Span = readonly [first: number, last: number]

const lastOfAll = 0x10ffff

/** The spans of a CSS `unicode-range` such as `U+0000-00FF,U+0131`; an empty one has all characters. */
export function spansIn(range: string): Span[] {
  if (range === '') return [[0, lastOfAll]]
  return range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** The CSS `unicode-range` of exactly these characters. */
export function rangeOf(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const spans: [first: number, last: number][] = []
  for (const code of codes) {
    const span = spans.at(-1)
    if (span && code === span[1] + 1) span[1] = code
    else spans.push([code, code])
  }
  return written(spans)
}

/** What a CSS `unicode-range` has and another has not. */
export function rangeWithout(range: string, taken: string): string {
  const left = spansIn(taken).reduce<Span[]>(
    (spans, [from, to]) =>
      spans.flatMap(([first, last]): Span[] => {
        if (to < first || from > last) return [[first, last]]
        const before: Span[] = first < from ? [[first, from - 1]] : []
        return last > to ? [...before, [to + 1, last]] : before
      }),
    spansIn(range),
  )
  return written(left)
}

const hex = (code: number) => code.toString(16).toUpperCase()

const written = (spans: readonly Span[]) =>
  spans.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')
