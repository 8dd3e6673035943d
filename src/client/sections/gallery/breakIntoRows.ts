/** The slot of a picture in justified rows. */
export interface GridSlot {
  /** The row, counted from 0. */
  row: number
  /** The index of its aspect in `rowAspects`. */
  aspect: number
  /** The index in the row, and how many other pictures the row has. */
  column: number
  others: number
  /** The share of the row's width, less its gaps, that the picture takes. */
  share: number
  /** The share of the row that stays free: above 0 where its pictures would otherwise be too high. */
  rest: number
}

/** The limits of a row's aspect: its width divided by the height of its pictures, which is the sum of their ratios. */
export interface RowAspect {
  /** Below it the pictures do not fill the row. */
  min: number
  /** Above it they are small. */
  max: number
  /** The least aspect of a row with a single picture that would be too narrow otherwise; by default as for any other. */
  tallest?: number
  /** The least share of the row that a picture with a caption takes, so that the caption is wide enough. */
  caption?: number
  /** Whether empty space looks worse in it than in others, as where it runs off the page's edge. */
  full?: boolean
}

/** A layout of the first pictures, and its cost: how far its rows are from being full and not too low. */
interface Rows {
  cost: number
  /** Its last row, and the layout before that; none at the beginning. */
  last?: { from: number; to: number; aspect: number; before: Rows }
}

/** The rows from the first to the last. */
function inOrder(rows: Rows | undefined) {
  const found: NonNullable<Rows['last']>[] = []
  for (let last = rows?.last; last; last = last.before.last) found.push(last)
  return found.reverse()
}

/**
 * Justified rows: pictures in their order, all of a row equally high. As with the lines of a paragraph, all breaks
 * are weighed at once, so that no row is left with a picture and a void where its neighbours could have taken it
 * (Knuth and Plass, Breaking Paragraphs into Lines, 1981).
 *
 * @param ratios width by height of each picture
 * @param rowAspects of the first row, the second and so on, repeated; the last row may have any
 * @param captioned whether each picture has a caption
 */
export function breakIntoRows(
  ratios: readonly number[],
  rowAspects: readonly RowAspect[],
  captioned: readonly boolean[] = [],
): GridSlot[] {
  const sumOf = (from: number, to: number) => ratios.slice(from, to).reduce((sum, ratio) => sum + ratio, 0)
  const leastOf = (from: number, to: number, isCounted = (_: number) => true) =>
    Math.min(...ratios.slice(from, to).filter((_, index) => isCounted(from + index)))
  const leastCaptioned = (from: number, to: number) => leastOf(from, to, (index) => captioned[index] === true)
  // The best layouts, by the number of pictures in rows and by the index of the next row's aspect.
  const best: (Rows | undefined)[][] = ratios.map(() => [])
  best[0] = [{ cost: 0 }]
  let whole: Rows | undefined

  for (let from = 0; from < ratios.length; from += 1) {
    best[from]?.forEach((before, next) => {
      if (!before) return
      const afterNext = (next + 1) % rowAspects.length
      for (let to = from + 1; to <= ratios.length; to += 1) {
        const isLast = to === ratios.length
        for (const aspect of isLast ? rowAspects.keys() : [next]) {
          const cost =
            before.cost +
            (aspect === next ? 0 : outOfTurn) +
            costOf(
              {
                sum: sumOf(from, to),
                least: leastOf(from, to),
                leastCaptioned: leastCaptioned(from, to),
                count: to - from,
              },
              rowAspects[aspect],
            )
          const known = isLast ? whole : best[to]?.[afterNext]
          if (known && known.cost <= cost) continue
          const found = { cost, last: { from, to, aspect, before } }
          if (isLast) whole = found
          else best[to] = Object.assign(best[to] ?? [], { [afterNext]: found })
        }
        // With more pictures they would be far too small.
        if (sumOf(from, to) > 2 * (rowAspects[next]?.max ?? 0)) break
      }
    })
  }

  return inOrder(whole).flatMap(({ from, to, aspect }, row) => {
    const sum = sumOf(from, to)
    const needed = widthOf(sum, to - from, rowAspects[aspect])
    const width = sum > needed * nearlyFull ? sum : needed
    return ratios.slice(from, to).map((ratio, column) => ({
      row,
      aspect,
      column,
      others: to - from - 1,
      share: ratio / width,
      rest: 1 - sum / width,
    }))
  })
}

/** Two rows of a kind in succession look like a mistake: the last, which may be of any, is so for a reason alone. */
const outOfTurn = 0.05

/** Pictures that take this share of a row fill it, a little higher: a narrower void looks like a mistake. */
const nearlyFull = 0.92

/** The only picture of a row takes at least half of it, unless it would then be higher than most screens. */
const alone = { share: 0.5, min: 1.2 }

/** Below this share of its row a picture is too narrow: it has a row of its own, which may be higher than a screen. */
const tooNarrow = 0.15

/** The width of a row divided by the height of its pictures. */
function widthOf(
  sum: number,
  count: number,
  { min, tallest = alone.min }: RowAspect = { min: 1, max: 2 },
): number {
  const least = Math.min(alone.min, Math.max(tallest, sum / tooNarrow))
  const needed = count === 1 ? Math.min(min, Math.max(least, sum / alone.share)) : min
  return Math.max(sum, needed)
}

/** The cost of a row. Voids and low pictures count squared, so that two small ones are better than a large one. */
function costOf(
  {
    sum,
    least,
    leastCaptioned,
    count,
  }: { sum: number; least: number; leastCaptioned: number; count: number },
  aspect: RowAspect = { min: 1, max: 2 },
): number {
  const width = widthOf(sum, count, aspect)
  const left = sum > width * nearlyFull ? 0 : 1 - sum / width
  const isThin = least / width < tooNarrow || leastCaptioned / width < (aspect.caption ?? 0)
  const thin = count > 1 && isThin ? 10 : 0
  const over = count > 1 ? Math.max(0, sum / aspect.max - 1) : 0
  // Of equal rows, those with fewer pictures show them larger.
  return (
    thin + 10 * ((aspect.full ? 2 : 1) * left ** 2 + over ** 2) + (over > 0 ? 0.5 : 0) + 0.01 * (count - 1)
  )
}
