import type { EntryPlace } from '../../shared/editor.ts'
import type { EditPath } from '../../shared/editorQuestions.ts'
import type { Draft } from './draft.ts'
import type { EntryChange } from './entryBar.ts'
import type { What } from './opened.ts'

/*
 * The states in which the words of a page are edited. A reducer: what happens leads from one state to the next, and to
 * what is to be done. It touches nothing of the page.
 *
 *   browsing ── wish ──▶ opening ── found ──▶ editing ── save ──▶ saving ── done ──▶ browsing, or on to the next wish
 *      ▲                  │  │                   │                   │
 *      ├───── escape ─────┘  └─▶ dialog          │     refused ◀─────┘
 *      └─────────────────────────┘ done          └─ escape ─▶ browsing
 *
 * Undo, and what is done with an entry, are saved as a text is. What is wished while something is saved comes next; keys
 * that are typed before a text has opened are kept for it.
 */

export type Wish =
  | { to: 'undo' | 'redo' | 'end' }
  /** What was pressed; `at` tells what stands there if the page has been drawn anew since. */
  | { to: 'open'; element: Element; at?: MouseEvent | undefined }
  /** The text after an element, or before it; of all if there is none. */
  | { to: 'step'; from: Element | undefined; by: 1 | -1 }
  /** What was not saved, or is to be translated. */
  | { to: 'resume'; draft: Draft }
  /** `first` is the path of what was pressed: the form of its entry begins there. */
  | {
      to: 'change'
      entry: EntryPlace
      change: EntryChange | 'fields'
      element: Element
      button: string
      first?: EditPath | undefined
    }
  /** An entry where it is after that. */
  | {
      to: 'show'
      path: EditPath
      room: Element | null
      by: 1 | -1
      isNew: boolean
      button: string
      done: string
    }

/** What was found where something was to be opened. */
export interface Outcome {
  /** `rest` is what opens a dialog, where a key has led to it: that would stop the way through the page. */
  is: 'text' | 'dialog' | 'rest' | 'nothing'
  element?: Element | undefined
  /** The entries that the element is in. */
  entries?: readonly EntryPlace[]
  what?: What
  /** What it is, and the dialog that changes it. */
  dialog?: { words: string; show: () => Promise<string | undefined> }
  /** What to say where nothing opens. */
  note?: string | undefined
}

export type State =
  | { name: 'browsing'; resting?: Outcome | undefined }
  | { name: 'opening'; wish: Wish; keys: readonly string[] }
  | { name: 'editing' | 'refused' }
  | { name: 'dialog'; outcome: Outcome }
  /** `wish` is missing where what was typed is saved. */
  | { name: 'saving'; wish?: Wish; next?: Wish | undefined; keys: readonly string[] }

export type Happening =
  /** `isDirty`: something is typed and not saved. */
  | { type: 'wish'; wish: Wish; isDirty?: boolean }
  /** A key, or some letters, while something opens. */
  | { type: 'key'; key: string }
  /** `stay`: nothing is to follow what is saved. */
  | { type: 'pointer' | 'save' | 'stay' | 'escape' | 'refused' }
  | { type: 'found'; wish: Wish; outcome: Outcome }
  /** It is saved, or a dialog is closed; `follow` is what is to be shown of it. */
  | { type: 'done'; follow?: Wish | undefined }

export type Effect =
  /** `wait` takes the focus for what is to open, and `rest` gives it back. */
  | { do: 'wait' | 'find' | 'perform'; wish: Wish }
  | { do: 'begin'; wish: Wish; outcome: Outcome; keys: readonly string[] }
  | { do: 'save' | 'drop' | 'rest' | 'finish' }

type Step = [State, ...Effect[]]

const opens = ({ to }: Wish) => ['open', 'step', 'show', 'resume'].includes(to)

function start(wish: Wish, keys: readonly string[] = []): Step {
  if (opens(wish))
    return [
      { name: 'opening', wish, keys },
      { do: 'wait', wish },
      { do: 'find', wish },
    ]
  if (wish.to === 'end') return [{ name: 'browsing' }, { do: 'finish' }]
  return [
    { name: 'saving', wish, keys: [] },
    { do: 'perform', wish },
  ]
}

/** The next state, and what is to be done. */
export function nextState(state: State, happening: Happening): Step {
  const { name } = state
  const isOpen = name === 'editing' || name === 'refused'
  switch (happening.type) {
    case 'wish':
      return wished(state, happening.wish, happening.isDirty === true)
    case 'key':
      if (name !== 'opening' && !(name === 'saving' && state.next)) return [state]
      return [{ ...state, keys: [...state.keys, happening.key] }]
    case 'pointer':
      return [name === 'browsing' ? { name } : state]
    case 'save':
      return isOpen ? [{ name: 'saving', keys: [] }, { do: 'save' }] : [state]
    case 'escape':
      if (name === 'saving') return [{ ...state, next: undefined, keys: [] }, { do: 'rest' }]
      return [{ name: 'browsing' }, ...(isOpen ? [{ do: 'drop' } as const] : []), { do: 'rest' }]
    case 'stay':
      return [name === 'saving' ? { ...state, next: undefined } : state]
    case 'found': {
      const { wish, outcome } = happening
      // An answer to an earlier wish may come late.
      if (name !== 'opening' || state.wish !== wish) return [state]
      const begin = { do: 'begin', wish, outcome, keys: state.keys } as const
      if (outcome.is === 'text') return [{ name: 'editing' }, begin]
      if (outcome.is === 'dialog') return [{ name: 'dialog', outcome }, begin]
      const resting = outcome.is === 'rest' ? outcome : undefined
      return [{ name: 'browsing', resting }, begin, { do: 'rest' }]
    }
    case 'refused':
      return [name === 'saving' ? { name: 'refused' } : state]
    case 'done': {
      if (name === 'dialog') return [{ name: 'browsing', resting: state.outcome }, { do: 'rest' }]
      if (name !== 'saving') return [state]
      const wish = state.next ?? happening.follow
      return wish ? start(wish, state.keys) : [{ name: 'browsing' }, { do: 'rest' }]
    }
  }
}

function wished(state: State, wish: Wish, isDirty: boolean): Step {
  const { name } = state
  if (name === 'dialog') return [state]
  if (name === 'browsing' || name === 'opening') return start(wish)
  const wait: Effect[] = opens(wish) ? [{ do: 'wait', wish }] : []
  if (name === 'saving') {
    // An entry is another one once it has moved: a press twice means it once.
    const isTwice = wish.to === 'change' && state.wish?.to === 'change'
    return isTwice ? [state] : [{ ...state, next: wish, keys: [] }, ...wait]
  }
  const isBack = wish.to === 'undo' || wish.to === 'redo'
  if (!isBack) return [{ name: 'saving', next: wish, keys: [] }, { do: 'save' }, ...wait]
  // What is typed and not saved goes first.
  const [next, ...effects]: Step = isDirty ? [{ name: 'browsing' }, { do: 'rest' }] : start(wish)
  return [next, { do: 'drop' }, ...effects]
}
