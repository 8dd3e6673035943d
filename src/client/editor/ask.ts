import {
  type Answered,
  type Answers,
  answerEvent,
  askEvent,
  type Edited,
  type EditHistory,
  historyEvent,
  type LinkedPart,
  type Refusal,
} from '../../shared/editor.ts'
import type { Asking, EditPath, Patch, Question } from '../../shared/editorQuestions.ts'

/** So long an answer is waited for, in ms, of a server that is busy: one that is gone is known at once. */
const longestWait = 20_000

/** The first copy of a page waits until the server has read all components, and an edit until a picture is decoded. */
const longestWaitForMuch = 60_000

export const lost =
  'The dev server does not answer. What you wrote is still here: start it again, and save again.'

/** Why the server has not done what it was asked for. */
export class Refused extends Error {
  /** What a value says now, where someone else has changed it meanwhile, and the version that says so. */
  readonly now: string | undefined
  readonly seen: string | undefined
  /** The path of the value that was refused. */
  readonly path: EditPath | undefined
  /** Links that stop a removal, and can be mended with it. */
  readonly links: LinkedPart | undefined
  constructor({ problem, now, seen, path, links }: Refusal) {
    super(problem)
    this.now = now
    this.seen = seen
    this.path = path
    this.links = links
  }
}

/** What to say of an error. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * What to say of an edit that was made: where, and what the check has to say of it.
 *
 * @param otherwise what is said where no line has changed
 */
export const saidOf = ({ lines, warning }: Edited, done: string, otherwise: string): string =>
  [lines ? `${done}, ${lines.file}:${lines.line}` : otherwise, warning].filter(Boolean).join('. ')

let last = 0
const waiting = new Map<number, (answered: Answered) => void>()
// Vite reloads the page when the server is back: until then nothing is answered.
let isLost = false
let history: EditHistory = { canUndo: false, canRedo: false }
const listeners = new Set<(history: EditHistory) => void>()

import.meta.hot?.on(answerEvent, (answered: Answered) => waiting.get(answered.id)?.(answered))
import.meta.hot?.on('vite:ws:disconnect', () => {
  isLost = true
  for (const [id, answer] of waiting) answer({ id, refused: { problem: lost } })
})
const setHistory = (now: EditHistory) => {
  history = now
  for (const listen of listeners) listen(now)
}
import.meta.hot?.on(historyEvent, setHistory)

/** Asks the dev server. Throws `Refused`, with a sentence, where it does not do it or does not answer. */
export async function ask<Name extends Question>(name: Name, data: Asking<Name>): Promise<Answers[Name]> {
  if (isLost) throw new Refused({ problem: lost })
  const id = ++last
  const answered = await new Promise<Answered>((resolve) => {
    const wait = name === 'copy' || name === 'edit' ? longestWaitForMuch : longestWait
    const timer = setTimeout(() => resolve({ id, refused: { problem: lost } }), wait)
    waiting.set(id, (answered) => {
      clearTimeout(timer)
      resolve(answered)
    })
    import.meta.hot?.send(askEvent, { id, name, data })
  })
  waiting.delete(id)
  if ('refused' in answered) throw new Refused(answered.refused)
  return answered.answer as Answers[Name] // What the server answers to this question.
}

// A page that was loaded anew goes on with the edits of before.
ask('history', null).then(setHistory, () => {})

/** Calls back now and whenever there is something else to undo or redo. Returns how to end that. */
export function onHistory(listen: (history: EditHistory) => void): () => void {
  listeners.add(listen)
  listen(history)
  return () => listeners.delete(listen)
}

/** Calls back whenever the page has drawn content that it was sent. Returns how to end that. */
export function onContent(listen: () => void): () => void {
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(listen))
  import.meta.hot?.on('portfolio:content', drawn)
  return () => import.meta.hot?.off('portfolio:content', drawn)
}

let making: { edit: string; made: Promise<Edited>; drawn: Promise<void> } | undefined

/** Resolves once the page shows what was last written: until then the server would not find its words. */
export const pageIsDrawn = (): Promise<void> => making?.drawn ?? Promise.resolve()

/**
 * Makes patches together. The same ones are not made again before the page shows them: a press twice, as from habit,
 * means it once. Throws as `ask` does.
 *
 * @param isMore whether they go on with the step before
 */
export function makeEdit(patches: readonly Patch[], isMore = false): Promise<Edited> {
  const edit = JSON.stringify(patches)
  if (making?.edit === edit) return making.made
  const content = nextContent()
  const made = ask('edit', { patches: [...patches], isMore })
  const drawn = made.then(
    ({ lines }) => (lines ? content : undefined),
    () => undefined,
  )
  const one = { edit, made, drawn }
  making = one
  drawn.then(() => {
    if (making === one) making = undefined
  })
  return made
}

/** Resolves once the page has drawn the content that it is sent next, or after some seconds without any. */
function nextContent(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, 4000)
    const stop = onContent(end)
  })
}
