/** Into how many columns logos fall on phones, tablets and wide screens, so that the last row is as full as it can be. */
export const logoColumns = (count: number) => ({
  narrow: Math.min(2, count),
  middle: fullest([4, 3], count),
  wide: fullest([5, 6, 7, 4], count),
})

function fullest(choices: readonly number[], count: number): number {
  const emptyIn = (columns: number) => (columns - (count % columns)) % columns
  const [first = 1, ...others] = choices
  if (count <= Math.max(...choices)) return count
  return others.reduce((best, next) => (emptyIn(next) < emptyIn(best) ? next : best), first)
}
