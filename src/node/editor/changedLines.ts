import type { ChangedLines } from '../../shared/edits.ts'

/** The lines in which two texts differ, from the first to the last of them; undefined if they are the same. */
export function changedLines(before: string, after: string): Omit<ChangedLines, 'file'> | undefined {
  if (before === after) return undefined
  const [was, is] = [before.split(/\r?\n/), after.split(/\r?\n/)]
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start += 1
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  return {
    line: start + 1,
    was: was.slice(start, was.length - end),
    is: is.slice(start, is.length - end),
  }
}
