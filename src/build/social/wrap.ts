/** What a text is broken for: how wide it may be, and how wide a piece of it is. Both in the same unit. */
export interface Measure {
  most: number
  width: (words: string) => number
}

/** The lines of a text that are at most as wide as they may be, filled from the first; longer words stand out. */
function filled(words: readonly string[], { most, width }: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && width(`${line} ${word}`) <= most) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Breaks a text into as few lines as can be, and these as equal as can be. */
export function wrapped(text: string, { most, width }: Measure): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  let lines = filled(words, { most, width })
  for (let narrower = most * 0.97; narrower > most / 3; narrower *= 0.97) {
    const next = filled(words, { most: narrower, width })
    if (next.length > lines.length || next.some((line) => width(line) > narrower)) break
    lines = next
  }
  return lines
}
