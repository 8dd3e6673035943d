import type { Edited } from '../../shared/editor.ts'
import type { Patch } from '../../shared/editorQuestions.ts'
import { ask, lost, sentenceOf } from './ask.ts'
import { makePatch } from './sectionDialogs.ts'

/** What came of an edit, and what to say of it: a problem where it was refused. */
export type Outcome = (Edited & { done?: string }) | { problem: string }

/** What the panel does to the files. */
export interface PanelEdits {
  /** Makes a patch; `done` is what is said of it then. Resolves to whether it was made. */
  choose: (patch: Patch, done?: string) => Promise<boolean>
  /**
   * Makes a patch once no other one follows for a moment, as where keys go through choices; none if there is nothing to
   * choose. Those of the same value in a row are one step of Undo.
   */
  chooseAtRest: (patch: Patch | undefined) => void
  /** Whether one waits for that. */
  isWaiting: () => boolean
  /** Undoes or redoes; what only waits to be chosen is given up instead. */
  go: (way: 'undo' | 'redo') => Promise<boolean>
  /** Makes at once what waits. */
  end: () => void
}

/** So long a key rests before what it has led to is written. */
const rest = 350 // ms

/** @param report called with each outcome; undefined where something was given up */
export function panelEdits(root: ShadowRoot, report: (outcome: Outcome | undefined) => void): PanelEdits {
  const refused = (problem: string) => report({ problem: `${problem}\nNothing was written.` })
  let waiting: { patch: Patch; timer: ReturnType<typeof setTimeout> } | undefined
  const stop = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const make = async (asked: Promise<Edited>, done: string) => {
    const outcome = await outcomeOf(asked)
    const isMade = !('problem' in outcome)
    report(isMade ? { ...outcome, done } : outcome)
    return isMade
  }
  /** The value that was last chosen by a rest. */
  let rested = ''
  const choose = (patch: Patch, done = 'Written.', value = '') => {
    stop()
    const isMore = value !== '' && value === rested
    rested = value
    return make(makePatch(root, patch, refused, isMore), done)
  }
  const chooseRested = (patch: Patch) => choose(patch, undefined, 'path' in patch ? patch.path.join() : '')
  return {
    choose: (patch, done) => choose(patch, done),
    chooseAtRest(patch) {
      stop()
      if (patch) waiting = { patch, timer: setTimeout(() => chooseRested(patch), rest) }
    },
    isWaiting: () => waiting !== undefined,
    async go(way) {
      const isGivenUp = waiting !== undefined
      stop()
      rested = ''
      if (!isGivenUp || way === 'redo') return make(ask(way, null), way === 'undo' ? 'Undone.' : 'Redone.')
      report(undefined)
      return true
    },
    end: () => waiting && chooseRested(waiting.patch),
  }
}

const outcomeOf = (asked: Promise<Edited>): Promise<Outcome> =>
  asked.catch((error: unknown) => {
    const problem = sentenceOf(error)
    // Who does not answer may have written it.
    return { problem: problem === lost ? lost : `${problem}\nNothing was written.` }
  })
