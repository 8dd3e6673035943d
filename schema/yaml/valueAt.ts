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

/** Whether a value is a group of keys. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
