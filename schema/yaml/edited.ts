import type { Edit } from '../report/diagnostics.ts'

/** Applies edits to a text. They must not overlap; of two insertions at one offset the first stays first. */
export function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(done, edit.start), edit.text)
    done = edit.end
  }
  return parts.join('') + text.slice(done)
}
