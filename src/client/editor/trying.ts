import type { Edit, Edited, LinkedPart } from '../../shared/editor.ts'
import { ask, lost, makeEdit, Refused, sentenceOf } from './ask.ts'
import { followsEdits } from './places.ts'

/** What came of an edit, and what to say of it, or of a try: a problem where it was refused. */
export type Outcome = (Edited & { done?: string }) | { problem: string; links?: LinkedPart | undefined }

/** What a panel may do to the page: show it with an edit, and make one. */
export interface Trying {
  /** Shows the page as if an edit were made. Of several in a row only the last counts. */
  preview: (edit: Edit) => void
  /** Gives back what was before. */
  leave: () => void
  /** Makes an edit; `done` is what is said of it then. Resolves to whether it was made. */
  choose: (edit: Edit, done?: string) => Promise<boolean>
  undo: () => Promise<boolean>
  redo: () => Promise<boolean>
  isTrying: () => boolean
}

/** Between two choices that lie side by side the pointer is on neither. */
const between = 80 // ms

/**
 * Tries and makes edits, one after another.
 *
 * @param report called with each outcome, and whether it was of a try; undefined when a try has ended
 */
export function makeTrying(report: (outcome: Outcome | undefined, isTrial: boolean) => void): Trying {
  /** The edit that is to be shown. */
  let wanted: Edit | undefined
  let shown: Edit | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(task: () => Promise<Result>) => {
    const result = running.then(task, task)
    running = result
    return result
  }
  /** Brings what is shown to what is wanted. */
  const follow = () =>
    inTurn(async () => {
      const edit = wanted
      if (edit === shown) return
      shown = edit
      if (edit) {
        const outcome = await outcomeOf(ask('edit', { edit, isTrial: true }))
        // What is refused leaves the page as the last try has made it.
        if ('problem' in outcome && wanted === edit) await endTrial()
        if (wanted === edit) report(outcome, true)
      } else {
        await endTrial()
        report(undefined, true)
      }
    })
  const make = (asked: () => Promise<Edited>, done: string) => {
    clearTimeout(timer)
    // What is tried stays until it is written: nothing flickers.
    wanted = shown
    return inTurn(async () => {
      const outcome = await outcomeOf(asked())
      if ('problem' in outcome && shown) await endTrial()
      wanted = undefined
      shown = undefined
      const isMade = !('problem' in outcome)
      report(isMade ? { ...outcome, done } : outcome, false)
      return isMade
    })
  }
  return {
    preview(edit) {
      clearTimeout(timer)
      if (!followsEdits()) return
      wanted = edit
      follow()
    },
    leave() {
      clearTimeout(timer)
      if (!wanted) return
      timer = setTimeout(() => {
        wanted = undefined
        follow()
      }, between)
    },
    choose: (edit, done = 'Written.') => make(() => makeEdit(edit), done),
    undo: () => make(() => ask('undo', null), 'Undone.'),
    redo: () => make(() => ask('redo', null), 'Redone.'),
    isTrying: () => wanted !== undefined,
  }
}

const endTrial = () => outcomeOf(ask('endTrial', null))

const outcomeOf = (asked: Promise<Edited>): Promise<Outcome> =>
  asked.catch((error: unknown) => {
    const problem = sentenceOf(error)
    const links = error instanceof Refused ? error.links : undefined
    // Who does not answer may have written it.
    return { problem: problem === lost ? lost : `${problem}\nNothing was written.`, links }
  })
