import type { EditableField } from '../../shared/editor.ts'
import type { EditPath } from '../../shared/editorQuestions.ts'

/** What was typed and not saved when the page went away, as when the dev server ended. */
export interface Draft {
  typed?: { field: EditableField; text: string }
  place: string
  /** Its path in the content that the page shows, where it was not typed yet and waits to be translated. */
  shown?: EditPath | undefined
  /** What was entered in the form of an entry, by the paths of the fields. */
  form?: { keys: EditPath; entered: Readonly<Record<string, string>> }
}

const key = 'onefolio: a text that was not saved'

/** Keeps what was typed for the next page in this tab, or forgets it. */
export function keepDraft(draft: Draft | undefined): void {
  if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
  else sessionStorage.removeItem(key)
}

/** What was kept. */
export function keptDraft(): Draft | undefined {
  // Nothing else writes this key.
  return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined
}

const keySaid = 'onefolio: what was said last'

/** Keeps what was said of an edit for the page that is loaded anew, where it is still true. */
export function keepSaid(text: string): void {
  sessionStorage.setItem(keySaid, text)
}

/** What was said before the page was loaded anew; undefined on any other visit, and when it is asked for again. */
export function keptSaid(): string | undefined {
  const said = sessionStorage.getItem(keySaid)
  sessionStorage.removeItem(keySaid)
  return isReload() ? (said ?? undefined) : undefined
}

/** Some edits load the page anew, and a page made from Markdown is with each. */
export function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
}
