/**
 * What kind of fault a sentence tells of: the same for other words, numbers and widths, so that a site that is made
 * smaller still has the fault that it was made smaller for, and each is shown once.
 */
export function kindOf(sentence: string): string {
  return sentence
    .replace(/^\d+ px: /, '')
    .replace(/^([a-z-]+): <[\s\S]*/, '$1')
    .replace(/“[^”]*”?/g, '“”')
    .replace(/#s\d+/g, '')
    .replace(/\d+(?:\.\d+)?/g, 'n')
    .replace(/^(shifted by).*/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The width that a sentence begins with; undefined for one that holds at all. */
export function widthOf(sentence: string): number | undefined {
  const width = /^(\d+) px: /.exec(sentence)?.[1]
  return width === undefined ? undefined : Number(width)
}
