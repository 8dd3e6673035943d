/** The offset at which a merge conflict of git begins; undefined if there is none. */
export function conflictAt(text: string): number | undefined {
  const start = /^<{7} /m.exec(text)?.index
  return start !== undefined && /^>{7} /m.test(text.slice(start)) ? start : undefined
}
