/**
 * Into how many columns entries fall, of some choices, so that the last row is as full as it can be: the first choice that
 * leaves fewest places empty; as many columns as entries where one row holds all.
 */
export function fullestColumns(count: number, choices: readonly number[]): number {
  if (count <= Math.max(...choices)) return count
  const emptyIn = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, next) => (emptyIn(next) < emptyIn(best) ? next : best))
}
