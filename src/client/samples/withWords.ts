/** Chooses one of some phrases. */
type Choose = (phrases: readonly string[]) => string

/** The number of words of a phrase. */
export const count = (phrase: string) => (phrase === '' ? 0 : phrase.split(' ').length)

/**
 * A phrase from each list, in their order, that have exactly `words` words together; an empty phrase has none. Any sum that
 * some phrases have is found: each is chosen among those that leave a sum which the lists after it have.
 * Throws if there is none.
 */
export function withWords(words: number, lists: readonly (readonly string[])[], choose: Choose): string[] {
  // For each list, the sums of words that it and those after it can have.
  const sums = [new Set([0])]
  for (const phrases of lists.toReversed()) {
    const [after = new Set<number>()] = sums
    sums.unshift(new Set(phrases.flatMap((phrase) => [...after].map((sum) => sum + count(phrase)))))
  }
  let left = words
  return lists.map((phrases, index) => {
    const fitting = phrases.filter((phrase) => sums[index + 1]?.has(left - count(phrase)))
    if (fitting.length === 0) throw new Error(`No phrases have ${words} words.`)
    const phrase = choose(fitting)
    left -= count(phrase)
    return phrase
  })
}
