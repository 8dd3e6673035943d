/** What a résumé cannot do without: its name, and a heading for each part. */
interface Drawn {
  name: string
  /** A text, or a sentence with its parts. */
  summary: unknown
  words: { summary: string }
  parts: readonly { heading: string; isBrief: boolean; entries: readonly object[] }[]
}

/** Addresses behind words, which are not drawn. */
const addresses = new Set(['href', 'url'])

/**
 * The data of a PDF without some letters. What has none left goes with them: a text, a word of a list, an entry that
 * nothing is left to call by. Undefined if the name or a heading has none left, since that would be no résumé.
 *
 * @param leftOut a text without these letters
 */
export function withoutLetters<T extends Drawn>(data: T, leftOut: (text: string) => string): T | undefined {
  /** A text as it is where it has none of the letters; null where it has no others. */
  const some = (text: string): string | null => {
    const left = leftOut(text)
    return left === text ? text : left.replace(/ {2,}/g, ' ').trim() || null
  }
  /** @param isBrief whether it is within a part of single lines, such as languages with their levels */
  const visit = (value: unknown, isBrief = false): unknown => {
    if (typeof value === 'string') return some(value)
    if (Array.isArray(value)) return value.map((one) => visit(one, isBrief)).filter((one) => !isNameless(one))
    if (typeof value !== 'object' || value === null) return value
    const isWithin = 'isBrief' in value ? value.isBrief === true : isBrief
    // Texts are also keys: see `foreign`.
    const fields = Object.entries(value).map(([key, field]) => [
      some(key) ?? key,
      addresses.has(key) ? field : visit(field, isWithin),
    ])
    return isWithin ? Object.fromEntries(fields) : titled(Object.fromEntries(fields))
  }
  // The same shape, but for texts that are null where they may be.
  const left = visit(data) as T
  const parts = left.parts.filter(({ entries }) => entries.length > 0)
  const isWhole =
    left.name !== null &&
    (left.summary === null || left.words.summary !== null) &&
    parts.every(({ heading }) => heading !== null)
  return isWhole ? { ...left, parts } : undefined
}

/** Whether nothing is left of a text, or to call an entry, a list or a contact by. */
function isNameless(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null
  const lost = (key: string) => Object.hasOwn(value, key) && Reflect.get(value, key) === null
  return lost('title') || lost('name') || (Object.hasOwn(value, 'href') && lost('text'))
}

/** An entry is called by what stands beside its title, where that has no letters left. */
function titled(value: { title?: unknown; by?: unknown }) {
  if (value.title !== null || !Array.isArray(value.by)) return value
  const [title = null, ...by] = value.by
  return { ...value, title, by }
}
