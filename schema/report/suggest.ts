import leven, { closestMatch } from 'leven'

/** The known name that a misspelt one most likely means; none if all are further from it than `maxDistance` letters. */
export function nearest(
  name: string,
  known: readonly string[],
  maxDistance = Math.max(1, Math.round(name.length / 2.5)),
): string | undefined {
  if (name.length > 60) return undefined
  const small = name.toLowerCase()
  const alike = known.find((one) => one.toLowerCase() === small)
  if (alike) return alike
  return closestMatch(name, known, { maxDistance }) ?? known.find((one) => swapped(small, one.toLowerCase()))
}

/** The known name that a misspelt one means for certain: the only one that is written nearly so. */
export function onlyNear(name: string, known: readonly string[]): string | undefined {
  if (name.length > 60) return undefined
  const small = name.toLowerCase()
  const maxDistance = Math.min(2, Math.max(1, Math.floor(name.length / 3)))
  const near = known.filter((one) => {
    const other = one.toLowerCase()
    return swapped(small, other) || leven(small, other, { maxDistance: maxDistance + 1 }) <= maxDistance
  })
  return near.length === 1 ? near[0] : undefined
}

/** Whether two names differ by two neighbouring letters that are swapped. */
function swapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other
}

/** Up to `count` known names, nearest first: similar spellings, then names that contain it or are contained in it. */
export function nearby(name: string, known: readonly string[], count = 3): string[] {
  // Neither case nor the composition of accents counts.
  const plain = (name: string) => name.normalize().toLowerCase()
  const small = plain(name)
  if (small.length > 60) return known.filter((one) => plain(one) === small).slice(0, count)
  const maxDistance = Math.max(1, Math.floor(small.length / 3))
  const scored = known.flatMap((one) => {
    const other = plain(one)
    const distance = leven(small, other, { maxDistance: maxDistance + 1 })
    if (swapped(small, other)) return [{ one, distance: 1 }]
    if (distance <= maxDistance) return [{ one, distance }]
    const holds = small.length > 2 && (other.includes(small) || (other.length > 3 && small.includes(other)))
    return holds ? [{ one, distance: maxDistance + 1 + Math.abs(other.length - small.length) }] : []
  })
  return scored
    .toSorted((a, b) => a.distance - b.distance || a.one.localeCompare(b.one, 'en'))
    .slice(0, count)
    .map(({ one }) => one)
}

/** The nearest of some known names, the label that asks for it, and the same name where it is certainly meant. */
export function suggestion(name: unknown, known: readonly string[]) {
  const near = typeof name === 'string' ? nearest(name, known) : undefined
  if (typeof name !== 'string' || near === undefined) return {}
  const meant = near === onlyNear(name, known) ? near : undefined
  return { near, label: `did you mean ${JSON.stringify(near)}?`, meant }
}
