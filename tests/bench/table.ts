/** A row of the table: a measurement of each measured page, and the goal for the first page. */
export interface Row {
  measurement: string
  values: Readonly<Record<string, number>>
  /** All measurements, of which the minimum and the maximum are shown. */
  measured?: Readonly<Record<string, number[]>>
  goal?: string
}

const shown = (value: number | undefined, measured?: readonly number[]) => {
  if (value === undefined) return ''
  const short = Number(value.toPrecision(4))
  return measured
    ? `${short} (${Math.round(Math.min(...measured))}–${Math.round(Math.max(...measured))})`
    : short
}

/** The ratio of a value to another; empty where one of them is missing or the other is 0. */
const ratio = (value: number | undefined, other: number | undefined) =>
  value === undefined || !other ? '' : Number((value / other).toFixed(3))

/**
 * Rows for `console.table`: the values of the first page, and those of each other page with the ratio of the first
 * page's value to them.
 *
 * @param pages the names of the columns, in their order
 */
export const tableOf = (rows: readonly Row[], [page = '', ...others]: readonly string[]) =>
  rows.map(({ measurement, values, measured = {}, goal = '' }) => ({
    measurement,
    [page]: shown(values[page], measured[page]),
    ...Object.fromEntries(
      others.flatMap((other) => [
        [other, shown(values[other], measured[other])],
        [`× ${other}`, ratio(values[page], values[other])],
      ]),
    ),
    goal,
  }))
