/** How one style writes the lines of a text that YAML folds: a line break is a space, an empty line is a line break. */
export interface Folding {
  /** What the written line says; undefined where it cannot be told from that line alone. */
  decode: (written: string) => string | undefined
  encode: (said: string) => string
  /** Whether a line may begin with this word. */
  mayBegin: (word: string) => boolean
}

/** One line: as it is written, what it says, and how many line breaks the text has before it; none is a space. */
interface Line {
  written: string
  said: string
  breaks: number
}

/** The shortest width at which new lines are wrapped, in characters. */
const leastWidth = 60

/**
 * The lines of a folded text with other words. The lines before and behind what has changed stay as they are, and those
 * between are wrapped at the width of the longest. Undefined if its present lines cannot be told apart.
 */
export function refolded(lines: readonly string[], to: string, folding: Folding): string[] | undefined {
  const now = linesSaid(lines, folding)
  if (!now) return undefined
  const start = keptAtStart(now, to)
  const end = keptAtEnd(now.slice(start.kept.length), start.rest)
  const width = Math.max(leastWidth, ...lines.map(({ length }) => length))
  const between = wrapped(end.rest, start.kept.length === 0, width, folding)
  return [...start.kept, ...between, ...end.kept].flatMap(({ written, breaks }, index) => [
    ...(index === 0 ? [] : Array<string>(breaks).fill('')),
    written,
  ])
}

function linesSaid(lines: readonly string[], { decode }: Folding): Line[] | undefined {
  const found: Line[] = []
  let breaks = 0
  for (const written of lines) {
    if (written.trim() === '') {
      breaks += 1
      continue
    }
    const said = decode(written)
    if (said === undefined) return undefined
    found.push({ written, said, breaks: found.length === 0 ? 0 : breaks })
    breaks = 0
  }
  return found
}

/** What separates a line from that before it, as the text says it. */
const before = ({ breaks }: Line, isFirst: boolean) =>
  isFirst ? '' : breaks === 0 ? ' ' : '\n'.repeat(breaks)

function keptAtStart(lines: readonly Line[], to: string): { kept: Line[]; rest: string } {
  const kept: Line[] = []
  let rest = to
  for (const line of lines) {
    const said = before(line, kept.length === 0) + line.said
    const after = rest.slice(said.length)
    if (!rest.startsWith(said) || /^[^ \n]/.test(after)) break
    kept.push(line)
    rest = after
  }
  return { kept, rest }
}

function keptAtEnd(lines: readonly Line[], to: string): { kept: Line[]; rest: string } {
  const kept: Line[] = []
  let rest = to
  for (const line of lines.slice(1).toReversed()) {
    const said = before(line, false) + line.said
    const left = rest.slice(0, -said.length)
    if (!rest.endsWith(said) || left === '' || /\s$/.test(left)) break
    kept.unshift(line)
    rest = left
  }
  return { kept, rest }
}

/** Lines for a stretch of text, which begins with what separates it from the line before unless it is the first. */
function wrapped(text: string, isFirst: boolean, width: number, folding: Folding): Line[] {
  const lines: Line[] = []
  const parts = (isFirst ? text : text.replace(/^ /, '')).split(/(\n+)/)
  for (let index = 0; index < parts.length; index += 2) {
    const paragraph = parts[index] ?? ''
    if (paragraph === '') continue
    let breaks = parts[index - 1]?.length ?? 0
    for (const said of rows(paragraph, width, folding)) {
      lines.push({ written: folding.encode(said), said, breaks })
      breaks = 0
    }
  }
  return lines
}

/** A paragraph in rows. It is broken at single spaces alone: YAML takes others away. */
function rows(paragraph: string, width: number, { mayBegin }: Folding): string[] {
  const found: string[] = []
  for (const word of paragraph.split(/(?<=\S) (?=\S)/)) {
    const row = found.at(-1)
    if (row !== undefined && (row.length + 1 + word.length <= width || !mayBegin(word)))
      found.push(`${found.pop()} ${word}`)
    else found.push(word)
  }
  return found
}
