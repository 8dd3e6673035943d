import { fullestColumns } from '../../ui/fullestColumns.ts'

/** The number of columns for `count` logos on phones, tablets and wide screens. */
export const logoColumns = (count: number) => ({
  narrow: Math.min(2, count),
  middle: fullestColumns(count, [4, 3]),
  wide: fullestColumns(count, [5, 6, 7, 4]),
})
