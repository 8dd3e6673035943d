// Building blocks of messages.

/** A text of at most `limit` characters, cut with an ellipsis. */
export function shortened(text: string, limit = 60): string {
  const characters = [...text.slice(0, 2 * limit + 2)]
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text
}

/** A text in double quotes, cut where it is long. */
export const quoted = (text: string, limit = 60) => JSON.stringify(shortened(text, limit))

/** `a`, `a and b`, `a, b and c`. */
export function sentenceList(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** `1 entry`, `3 entries`. */
export function counted(number: number | bigint, noun: string): string {
  if (Number(number) === 1) return `1 ${noun}`
  return `${number} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`
}
