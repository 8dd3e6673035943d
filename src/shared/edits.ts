import type { FoundFile } from './findInYaml.ts'

/** By this event a page asks the dev server to edit a file, and by the next the server answers that page alone. */
export const editEvent = 'portfolio:edit'
export const editedEvent = 'portfolio:edited'
/** By this event the server tells all pages whether there is something to undo and to redo. */
export const historyEvent = 'portfolio:history'

/** The keys and list positions that lead to a value in its file. */
export type EditPath = readonly (string | number)[]

/** A file by what it is, as the place of something on the page names it. */
export type EditedFile = FoundFile

/** One edit, which is one step of undo. */
export type Edit =
  /**
   * Other words for a value that is there, from `was` to `to`, both without the line breaks at their end, which belong to
   * the style of a block. In Markdown the path is the number of the line, from 0, alone.
   */
  { kind: 'text'; file: EditedFile; path: EditPath; was: string; to: string } | PanelEdit

/** A choice of the panel. */
export type PanelEdit =
  /** A value at a path, whose keys may be missing yet. */
  | { kind: 'set'; path: EditPath; value: string | number }
  | { kind: 'remove'; path: EditPath }
  /** Sections by their ids: their places may change meanwhile. */
  | { kind: 'move'; id: string; to: number }
  | { kind: 'duplicate'; id: string }
  | { kind: 'drop'; id: string }
  | { kind: 'add'; type: string; layout?: string | undefined }

/** What a page asks for. The server gives `id` back. */
export type EditRequest = { id: number } & (
  | {
      ask: 'edit'
      edit: Edit
      /** To show the content as if the edit were written, until `endTrial`, a real edit, or the page is left. */
      isTrial?: true | undefined
    }
  | { ask: 'undo' | 'redo' | 'endTrial' }
)

/** The lines that an edit has changed. */
export interface ChangedLines {
  /** The file as the owner knows it, relative to where the server was started. */
  file: string
  /** The first of them, from 1. */
  line: number
  was: string[]
  is: string[]
}

/** What came of it: either all was done, or nothing was written. */
export type EditAnswer =
  | {
      id: number
      isDone: true
      /** Missing where nothing has changed, or nothing was to be undone. */
      lines?: ChangedLines
      /** What the check says of it besides, such as that a translation is older than its original now. */
      warning?: string
    }
  | {
      id: number
      isDone: false
      /** One or two sentences. */
      problem: string
      /** What the value says now, where someone else has changed it meanwhile. */
      now?: string
    }

/** Whether there is an edit of this session to undo, and one to redo. */
export interface EditHistory {
  canUndo: boolean
  canRedo: boolean
}

/** By this event a page asks what can be edited at a place that it was told, and by the next the server answers. */
export const wordsEvent = 'portfolio:words'
export const editableEvent = 'portfolio:editable'

/** A place as `Found` has it, and the words of what was pressed there: of itself, and of the elements around it. */
export interface WordsQuestion {
  id: number
  lang: string
  from: EditedFile
  keys: EditPath
  texts: readonly string[]
}

/** A value that a text edit may change. */
export interface EditableField {
  file: EditedFile
  path: EditPath
  /** Its key, such as `href`. */
  name: string
  /** What an edit gives as `was`. */
  was: string
  /** What to show for editing: mostly the same, but the original where a translation says `=`. */
  value: string
}

/** What can be edited at a place; nothing where no field is left. */
export interface Editable {
  id: number
  /** The words that were pressed. */
  text?: EditableField
  /** Which of `texts` is shown for it and nothing else: the element with these words is where it can be edited. */
  shownAs?: string
  /** What belongs to it and is not seen as text: addresses, dates, levels, alternative texts. */
  beside: EditableField[]
  /** Where the place is, and what to know before editing. */
  place: string
  note?: string
}
