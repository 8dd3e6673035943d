import type { EditHistory } from '../../shared/edits.ts'

/** A file that was written, and its whole text before and after. */
export interface Change {
  file: string
  before: string
  after: string
}

/** What one edit has changed: a file, or several. */
export type Step = readonly Change[]

/** More than anyone undoes; each keeps the text of a file twice. */
const mostSteps = 200

/** The edits of a session, of all files in one row. */
export interface History {
  add: (step: Step) => void
  /** The step that would be undone or redone. */
  next: (way: 'undo' | 'redo') => Step | undefined
  /** Says that it was. */
  went: (way: 'undo' | 'redo') => void
  state: () => EditHistory
}

export function history(): History {
  const steps: Step[] = []
  /** How many of them are done. */
  let done = 0
  return {
    add(step) {
      steps.splice(done, steps.length, step)
      if (steps.length > mostSteps) steps.shift()
      done = steps.length
    },
    next: (way) => steps[way === 'undo' ? done - 1 : done],
    went(way) {
      done += way === 'undo' ? -1 : 1
    },
    state: () => ({ canUndo: done > 0, canRedo: done < steps.length }),
  }
}
