interface Tagged {
  tags?: readonly string[] | undefined
}

/** Every tag of some projects once, in the order of first appearance. */
export const tagsOf = (items: readonly Tagged[]): string[] => [
  ...new Set(items.flatMap(({ tags = [] }) => tags)),
]

/** The projects that have a tag, in their order. */
export const withTag = <T extends Tagged>(items: readonly T[], tag: string): T[] =>
  items.filter(({ tags = [] }) => tags.includes(tag))
