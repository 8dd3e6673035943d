/** By this event a page asks the dev server to edit a file, and by the next the server answers that page alone. */
export const editEvent = 'portfolio:edit'
export const editedEvent = 'portfolio:edited'
/** By this event the server tells all pages whether there is something to undo and to redo. */
export const historyEvent = 'portfolio:history'

/** The keys and list positions that lead to a value in its file. */
export type EditPath = readonly (string | number)[]

/** A file by what it is. No page knows the path of one, and none is taken from a page. */
export type EditedFile =
  | 'main'
  /** The file with the words of another language. */
  | { overlay: string }
  /** The Markdown of a page, by the path of that page below its locale. */
  | { page: string; lang: string }

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
