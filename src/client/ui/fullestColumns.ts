/**
 * The number of columns, among some choices, with the fewest empty places in the last row, the first of equals; as many
 * columns as entries where one row holds all.
 */
export function fullestColumns(count: number, choices: readonly number[]): number {
  if (count <= Math.max(...choices)) return count
  const emptyIn = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, next) => (emptyIn(next) < emptyIn(best) ? next : best))
}
