/**
 * The kind of the fault in a sentence: the same for other words, numbers and widths, so that a site is shrunk only as
 * long as it has the same kind of fault, and each kind is shown once.
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

/** The width with which a sentence begins; undefined for a fault at any width. */
export function widthOf(sentence: string): number | undefined {
  const width = /^(\d+) px: /.exec(sentence)?.[1]
  return width === undefined ? undefined : Number(width)
}
