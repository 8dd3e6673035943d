import type { Edit } from '../report/diagnostics.ts'

/** A text with some edits made in it, none of which overlap. Of two insertions at one offset the first stays first. */
export function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(done, edit.start), edit.text)
    done = edit.end
  }
  return parts.join('') + text.slice(done)
}
