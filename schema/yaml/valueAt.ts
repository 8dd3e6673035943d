/** The value that a path leads to. */
export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(own, root)
}

/** A property of a value if it is the value's own: nothing inherited is ever taken for content. */
export function own(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
  // What was just found to be an own property can be read.
  return (value as Record<string | number, unknown>)[step]
}

/** The keys of a map, or the indices of a list; empty for any other value. */
export function stepsOf(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()]
  return isGroup(value) ? Object.keys(value) : []
}

/** Whether a value is a map: an object, and no list. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
