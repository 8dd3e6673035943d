import type { EditableField } from '../../shared/editor.ts'

/** A text that was not saved when the page went away, as when the dev server ended. */
export interface Draft {
  field: EditableField
  text: string
  place: string
  /** The words that the page shows of it, where it was not typed yet and waits to be translated. */
  shownAs?: string | undefined
}

const key = 'onefolio: a text that was not saved'

/** Keeps a text for the next page in this tab, or forgets it. */
export function keepDraft(draft: Draft | undefined): void {
  if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
  else sessionStorage.removeItem(key)
}

/** The text that was kept. */
export function keptDraft(): Draft | undefined {
  // Nothing else writes this key.
  return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined
}
