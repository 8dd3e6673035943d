/** Entries of a list, each with a unique key: its text, preceded by the number of equal texts before it. */
export function withKeys<T>(items: readonly T[], textOf: (item: T) => string): [key: string, item: T][] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return [`${before} ${text}`, item]
  })
}

interface Linked {
  name: string
  href: string
}

/** Links with keys: two may have the same name or the same address. */
export const linksWithKeys = <T extends Linked>(links: readonly T[]): [key: string, link: T][] =>
  withKeys(links, ({ name, href }) => `${name} ${href}`)
