/** Where a picture stands in a gallery whose pictures keep their proportions. */
export interface GridSlot {
  /** The row, counted from 0. */
  row: number
  /** The place in the row, counted from 0, and how many others stand in it. */
  place: number
  others: number
  /** The part of the row's width, less its gaps, that the picture takes. */
  share: number
  /** The part that the row leaves free: above 0 where its pictures would be too high otherwise. */
  rest: number
}

/** How full a row has to be, as the sum of its pictures' ratios: the row's width by their common height. */
export interface RowAspect {
  /** With less than this the pictures do not fill the row. */
  least: number
  /** A picture that would make it more than this stands in the next row. */
  most: number
}

/**
 * Puts pictures into rows in which all are equally high, in their order.
 *
 * @param ratios width by height of each picture
 * @param rowAspects of the first row, the second and so on, and then again
 */
export function justifiedRows(ratios: readonly number[], rowAspects: readonly RowAspect[]): GridSlot[] {
  const rows: number[][] = []
  const fullness = (row: number) => rowAspects[row % rowAspects.length] ?? { least: 1, most: 2 }
  for (const ratio of ratios) {
    const { least, most } = fullness(rows.length - 1)
    const row = rows.at(-1)
    const sum = sumOf(row ?? [])
    if (row && sum < least && sum + ratio <= most) row.push(ratio)
    else rows.push([ratio])
  }
  return rows.flatMap((members, row) => {
    const whole = Math.max(sumOf(members), fullness(row).least)
    const rest = 1 - sumOf(members) / whole
    return members.map((ratio, place) => ({
      row,
      place,
      others: members.length - 1,
      share: ratio / whole,
      rest,
    }))
  })
}

const sumOf = (ratios: readonly number[]) => ratios.reduce((sum, ratio) => sum + ratio, 0)
