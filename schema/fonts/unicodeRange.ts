/** A range of code points, both ends included. */
type CodeSpan = readonly [first: number, last: number]

const lastOfAll = 0x10ffff

/** The spans of a CSS `unicode-range` such as `U+0000-00FF,U+0131`; an empty one has all characters. */
export function spansIn(range: string): CodeSpan[] {
  if (range === '') return [[0, lastOfAll]]
  return range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** The CSS `unicode-range` of exactly these characters. */
export const rangeOf = (characters: readonly string[]): string =>
  written(
    joined(
      characters.map((character): CodeSpan => {
        const code = character.codePointAt(0) ?? 0
        return [code, code]
      }),
    ),
  )

/** The union of several CSS `unicode-range`s; empty if one of them is, which stands for all characters. */
export const rangeOfAll = (ranges: readonly string[]): string =>
  ranges.includes('') ? '' : written(joined(ranges.flatMap(spansIn)))

/** Merges spans into as few as possible, in order. */
function joined(spans: readonly CodeSpan[]): CodeSpan[] {
  const apart: [first: number, last: number][] = []
  for (const [first, last] of spans.toSorted(([one], [other]) => one - other)) {
    const before = apart.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else apart.push([first, last])
  }
  return apart
}

/** A CSS `unicode-range` without the characters of another. Empty if none are left, and not for all characters. */
export function rangeWithout(range: string, taken: string): string {
  const left = spansIn(taken).reduce<CodeSpan[]>(
    (spans, [from, to]) =>
      spans.flatMap(([first, last]): CodeSpan[] => {
        if (to < first || from > last) return [[first, last]]
        const before: CodeSpan[] = first < from ? [[first, from - 1]] : []
        return last > to ? [...before, [to + 1, last]] : before
      }),
    spansIn(range),
  )
  return written(left)
}

const hex = (code: number) => code.toString(16).toUpperCase()

const written = (spans: readonly CodeSpan[]) =>
  spans.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')
