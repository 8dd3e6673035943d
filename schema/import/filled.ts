/** An object without the keys whose value is undefined. */
export function filled<T extends object>(value: T): T {
  const defined = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(defined) as T // The same object less what was undefined in it.
}
