import type { Problem } from './diagnostics.ts'

/** The offset at which a merge conflict of git begins; undefined if there is none. */
export function conflictAt(text: string): number | undefined {
  const start = /^<{7} /m.exec(text)?.index
  return start !== undefined && /^>{7} /m.test(text.slice(start)) ? start : undefined
}

/** The problem of a merge conflict, without its code. */
export const conflict: Omit<Problem, 'code'> = {
  message: 'two versions of the lines below stand in the file, which git could not merge',
  label: 'the first begins here',
  help: 'keep one of the two, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>',
}
