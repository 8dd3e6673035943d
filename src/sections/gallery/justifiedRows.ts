/** The slot of a picture in justified rows. */
export interface GridSlot {
  /** The row, counted from 0. */
  row: number
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
  /** A picture that would exceed it begins the next row. */
  max: number
}

/**
 * Justified rows: pictures in their order, all of a row equally high.
 *
 * @param ratios width by height of each picture
 * @param rowAspects of the first row, the second and so on, repeated
 */
export function justifiedRows(ratios: readonly number[], rowAspects: readonly RowAspect[]): GridSlot[] {
  const rows: number[][] = []
  const aspectOf = (row: number) => rowAspects[row % rowAspects.length] ?? { min: 1, max: 2 }
  for (const ratio of ratios) {
    const { min, max } = aspectOf(rows.length - 1)
    const row = rows.at(-1)
    const sum = sumOf(row ?? [])
    if (row && sum < min && sum + ratio <= max) row.push(ratio)
    else rows.push([ratio])
  }
  return rows.flatMap((members, row) => {
    const whole = Math.max(sumOf(members), aspectOf(row).min)
    const rest = 1 - sumOf(members) / whole
    return members.map((ratio, column) => ({
      row,
      column,
      others: members.length - 1,
      share: ratio / whole,
      rest,
    }))
  })
}

const sumOf = (ratios: readonly number[]) => ratios.reduce((sum, ratio) => sum + ratio, 0)
