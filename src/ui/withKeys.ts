/** Entries of a list, each with a key that stays with what it says; entries that say the same are numbered. */
export function withKeys<T>(items: readonly T[], words: (item: T) => string): [key: string, item: T][] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const said = words(item)
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    return [before === 0 ? said : `${said} ${before}`, item]
  })
}
