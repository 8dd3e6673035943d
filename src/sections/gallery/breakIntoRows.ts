/** The slot of a picture in justified rows. */
export interface GridSlot {
  /** The row, counted from 0. */
  row: number
  /** Which of the row aspects the row has. */
  aspect: number
  /** The index in the row, and how many other pictures the row has. */
  column: number
  others: number
  /** The part of the row's width, less its gaps, that the picture takes. */
  share: number
  /** The part of the row that stays free: above 0 where its pictures would be too high otherwise. */
  rest: number
}

/** The aspect of a row: its width by the common height of its pictures, which is the sum of their ratios. */
export interface RowAspect {
  /** Below it the pictures do not fill the row. */
  min: number
  /** Above it they are small. */
  max: number
  /** Whether a void in it looks worse than in others, as where it runs off the page's edge. */
  full?: boolean
}

/** The first pictures in rows, and how far these are from rows that are full and not too low. */
interface Rows {
  cost: number
  /** The last of the rows; none at the beginning. */
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
 */
export function breakIntoRows(ratios: readonly number[], rowAspects: readonly RowAspect[]): GridSlot[] {
  const sumOf = (from: number, to: number) => ratios.slice(from, to).reduce((sum, ratio) => sum + ratio, 0)
  // By the number of pictures in rows, and by which of the aspects the next row has.
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
          const cost = before.cost + costOf(sumOf(from, to), to - from, rowAspects[aspect])
          const known = isLast ? whole : best[to]?.[afterNext]
          if (known && known.cost <= cost) continue
          const found = { cost, last: { from, to, aspect, before } }
          if (isLast) whole = found
          else best[to] = Object.assign(best[to] ?? [], { [afterNext]: found })
        }
        // With any more they would be far too small.
        if (sumOf(from, to) > 2 * (rowAspects[next]?.max ?? 0)) break
      }
    })
  }

  return inOrder(whole).flatMap(({ from, to, aspect }, row) => {
    const sum = sumOf(from, to)
    const needed = widthOf(sum, to - from, rowAspects[aspect])
    const width = to - from > 1 && sum > needed * nearlyFull ? sum : needed
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

/** How much of a row two pictures or more take that fill it, a little higher: a narrower void looks like a mistake. */
const nearlyFull = 0.92

/** A picture that is alone in a row takes at least half of it, if it is not higher than most screens then. */
const alone = { share: 0.5, min: 1.2 }

/** The width of a row by the height of its pictures. */
function widthOf(sum: number, count: number, { min }: RowAspect = { min: 1, max: 2 }): number {
  const needed = count === 1 ? Math.min(min, Math.max(alone.min, sum / alone.share)) : min
  return Math.max(sum, needed)
}

/** How bad a row is: voids and low pictures count by their square, so that two small ones are better than a large. */
function costOf(sum: number, count: number, aspect: RowAspect = { min: 1, max: 2 }): number {
  const left = 1 - sum / widthOf(sum, count, aspect)
  const over = count > 1 ? Math.max(0, sum / aspect.max - 1) : 0
  // Of rows that are as good, those with fewer pictures show them larger.
  return 10 * ((aspect.full ? 2 : 1) * left ** 2 + over ** 2) + (over > 0 ? 0.5 : 0) + 0.01 * (count - 1)
}
