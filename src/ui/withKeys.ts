/** Entries of a list, each with a key made of its text; entries of the same text are numbered. */
export function withKeys<T>(items: readonly T[], textOf: (item: T) => string): [key: string, item: T][] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return [before === 0 ? text : `${text} ${before}`, item]
  })
}
