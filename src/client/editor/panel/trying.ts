import { dataStatic } from '../../../shared/dataAttributes.ts'
import type { Edit, EditAnswer } from '../../../shared/edits.ts'

/** Asks the server for an edit, or to undo; resolves to its answer. */
export type Ask = (
  asked: { ask: 'edit'; edit: Edit; isTrial?: true } | { ask: 'undo' | 'redo' | 'endTrial' },
) => Promise<EditAnswer>

/** What a panel may do to the page: show it with an edit, and make one. */
export interface Trying {
  /** Shows the page as if an edit were made. Of several in a row only the last counts. */
  preview: (edit: Edit) => void
  /** Gives back what was before. */
  leave: () => void
  choose: (edit: Edit) => Promise<void>
  undo: () => Promise<void>
  redo: () => Promise<void>
  isTrying: () => boolean
}

/** Whether the page can show a try. One that the server has rendered is loaded anew for each, and that would end it. */
export const canTry = (): boolean => !document.querySelector(`script[${dataStatic}]`)

/** Between two choices that lie side by side the pointer is on neither. */
const between = 80 // ms

/**
 * Tries and makes edits, one after another.
 *
 * @param report called with each answer, and whether it was to a try; undefined when a try has ended
 */
export function makeTrying(
  ask: Ask,
  report: (answer: EditAnswer | undefined, isTrial: boolean) => void,
): Trying {
  /** The edit that is to be shown. */
  let wanted: Edit | undefined
  let shown: Edit | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const inTurn = (task: () => Promise<void>) => {
    running = running.then(task, task)
    return running
  }
  /** Brings what is shown to what is wanted. */
  const follow = () =>
    inTurn(async () => {
      const edit = wanted
      if (edit === shown) return
      shown = edit
      if (edit) {
        const answer = await ask({ ask: 'edit', edit, isTrial: true })
        // What is refused leaves the page as the last try has made it.
        if (!answer.isDone && wanted === edit) await ask({ ask: 'endTrial' })
        if (wanted === edit) report(answer, true)
      } else {
        await ask({ ask: 'endTrial' })
        report(undefined, true)
      }
    })
  const make = (asked: Parameters<Ask>[0]) => {
    clearTimeout(timer)
    // What is tried stays until it is written: nothing flickers.
    wanted = shown
    return inTurn(async () => {
      const answer = await ask(asked)
      if (!answer.isDone && shown) await ask({ ask: 'endTrial' })
      wanted = undefined
      shown = undefined
      report(answer, false)
    })
  }
  return {
    preview(edit) {
      clearTimeout(timer)
      if (!canTry()) return
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
    choose: (edit) => make({ ask: 'edit', edit }),
    undo: () => make({ ask: 'undo' }),
    redo: () => make({ ask: 'redo' }),
    isTrying: () => wanted !== undefined,
  }
}
