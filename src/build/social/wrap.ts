/** The width of a line, and what measures a text, in the same unit. */
export interface Measure {
  maxWidth: number
  width: (text: string) => number
}

/** Lines filled from the first; a word longer than a line overflows it. */
function filled(words: readonly string[], { maxWidth, width }: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && width(`${line} ${word}`) <= maxWidth)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Breaks a text into as few lines as can be, and these as equal as can be. */
export function wrapped(text: string, { maxWidth, width }: Measure): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  let lines = filled(words, { maxWidth, width })
  for (let narrower = maxWidth * 0.97; narrower > maxWidth / 3; narrower *= 0.97) {
    const next = filled(words, { maxWidth: narrower, width })
    if (next.length > lines.length || next.some((line) => width(line) > narrower)) break
    lines = next
  }
  return lines
}
