import type { Problem } from './diagnostics.ts'

/** Where two versions of a text begin that git could not merge; undefined where there are none. */
export function conflictAt(text: string): number | undefined {
  const start = /^<{7} /m.exec(text)?.index
  return start !== undefined && /^>{7} /m.test(text.slice(start)) ? start : undefined
}

/** What is wrong with such a text, but for the code of it. */
export const conflict: Omit<Problem, 'code'> = {
  message: 'two versions of the lines below stand in the file, which git could not merge',
  label: 'the first begins here',
  help: 'keep one of the two, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>',
}
