import type { EditableField } from '../../../../shared/edits.ts'

/** A text that was not saved when the page went away, as when the dev server ended. */
export interface Draft {
  field: EditableField
  text: string
  place: string
}

const key = 'onefolio: a text that was not saved'

/** Keeps a text for the next page in this tab, or forgets it. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Where the browser keeps nothing, the text is in its field alone.
  }
}

/** The text that was kept. */
export function keptDraft(): Draft | undefined {
  try {
    // Nothing else writes this key.
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

const inUseKey = 'onefolio: edit was in use'

/** Keeps that words are edited, for when the page is loaded anew: pages made from Markdown are after each edit. */
export function keepInUse(isInUse: boolean): void {
  try {
    if (isInUse) sessionStorage.setItem(inUseKey, 'yes')
    else sessionStorage.removeItem(inUseKey)
  } catch {
    // Then the next page begins without.
  }
}

/** Whether that was so, and the page was loaded anew rather than another one opened. */
export function wasInUse(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (!isReload) keepInUse(false)
  try {
    return sessionStorage.getItem(inUseKey) !== null
  } catch {
    return false
  }
}
