import {
  type Edit,
  type EditAnswer,
  type Editable,
  type EditHistory,
  editableEvent,
  editEvent,
  editedEvent,
  historyEvent,
  type WordsQuestion,
  wordsEvent,
} from '../../../shared/edits.ts'

/** So long an answer is waited for, in ms: a check of a large site takes less than a second. */
const longestWait = 8000

const lost = 'The dev server does not answer. What you wrote is still here: start it again, and save again.'

let asked = 0
const waiting = new Map<number, (answer: EditAnswer) => void>()
const asking = new Map<number, (answer: Editable) => void>()
let known: EditHistory = { canUndo: false, canRedo: false }
const listeners = new Set<(state: EditHistory) => void>()

import.meta.hot?.on(editedEvent, (answer: EditAnswer) => waiting.get(answer.id)?.(answer))
import.meta.hot?.on(editableEvent, (answer: Editable) => asking.get(answer.id)?.(answer))
import.meta.hot?.on(historyEvent, (state: EditHistory) => {
  known = state
  for (const listen of listeners) listen(state)
})
// Vite reloads the page when the server is back: until then nothing is answered.
let isLost = false
import.meta.hot?.on('vite:ws:disconnect', () => {
  isLost = true
  for (const [id, answer] of waiting) answer({ id, isDone: false, problem: lost })
})

type Asked = { ask: 'edit'; edit: Edit; isTrial?: true } | { ask: 'undo' | 'redo' | 'endTrial' }

/** Asks the server for an edit, and resolves to its answer; to a problem if there is none. */
export function askEdit(request: Asked): Promise<EditAnswer> {
  const id = ++asked
  if (isLost) return Promise.resolve({ id, isDone: false, problem: lost })
  return new Promise((resolve) => {
    const timer = setTimeout(() => answer({ id, isDone: false, problem: lost }), longestWait)
    const answer = (found: EditAnswer) => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(found)
    }
    waiting.set(id, answer)
    import.meta.hot?.send(editEvent, { ...request, id })
  })
}

/** Asks what can be edited at a place; undefined if the server does not answer. */
export function askEditable(question: Omit<WordsQuestion, 'id'>): Promise<Editable | undefined> {
  const id = ++asked
  return new Promise((resolve) => {
    const timer = setTimeout(() => answer(undefined), longestWait)
    const answer = (found: Editable | undefined) => {
      clearTimeout(timer)
      asking.delete(id)
      resolve(found)
    }
    asking.set(id, answer)
    import.meta.hot?.send(wordsEvent, { ...question, id })
  })
}

/** Calls back now and whenever there is something else to undo or redo. Returns how to end that. */
export function onHistory(listen: (state: EditHistory) => void): () => void {
  listeners.add(listen)
  listen(known)
  return () => listeners.delete(listen)
}

/** Resolves once the page has drawn the content that it is sent next, or after some seconds without any. */
export function nextContent(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      import.meta.hot?.off('portfolio:content', end)
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }
    const timer = setTimeout(end, 4000)
    import.meta.hot?.on('portfolio:content', end)
  })
}
