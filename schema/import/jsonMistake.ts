/** A mark, a string, or another value of JSON with the blanks before it (RFC 8259, sections 2, 3, 6 and 7). */
const token =
  /\s*(?:([{}[\],:])|("[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/uy

/** What may come next. */
type Next = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end'

/**
 * Where a text stops being JSON: the line and the column, counted from 1, of the first thing that cannot stand there.
 * The message of the engine has no position in short texts, and differs between versions.
 */
export function jsonMistake(text: string): { line: number; column: number } {
  const start = mistakeIn(text)
  const before = text.slice(0, start).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function mistakeIn(text: string): number {
  const open: string[] = []
  let next: Next | 'nothing' = 'value'
  token.lastIndex = 0
  for (;;) {
    const from = token.lastIndex
    const found = token.exec(text)
    const at = from + (/^\s*/.exec(text.slice(from, from + 10_000))?.[0].length ?? 0)
    if (!found) return at
    const [, mark, string, other] = found
    const inObject = open.at(-1) === '{'
    const isValue = (string ?? other) !== undefined || mark === '{' || mark === '['
    if (isValue && string !== undefined && next.startsWith('key')) next = 'colon'
    else if (isValue && next.startsWith('value')) {
      if (mark) open.push(mark)
      next = mark === '{' ? 'key or end' : mark === '[' ? 'value or end' : afterValue(open)
    } else if (mark === ':' && next === 'colon') next = 'value'
    else if (mark === ',' && next === 'comma or end') next = inObject ? 'key' : 'value'
    else if (mark === (inObject ? '}' : ']') && open.length > 0 && next.endsWith('or end')) {
      open.pop()
      next = afterValue(open)
    } else return at
  }
}

const afterValue = (open: readonly string[]) => (open.length > 0 ? 'comma or end' : 'nothing')
