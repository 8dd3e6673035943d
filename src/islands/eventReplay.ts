/** Ids of the sections whose code has loaded, or failed to: their buttons answer, or never will. */
const loaded = new Set<string>()
const kept = new Map<string, HTMLButtonElement[]>()

/**
 * Keeps clicks on buttons of static sections, until `replayEvents` repeats them. The loader starts it.
 *
 * React does this only from the moment that a section's code is there: it then hydrates the section at once for
 * a click, key or focus within, and repeats focus and pointer moves that came before. Clicks that came earlier it
 * drops, and before it has loaded itself it sees none. A form needs no more than this either: browsers click its
 * button also for the Enter key, and without that click they do not submit. Links work by themselves.
 */
export function startEventReplay(): void {
  document.addEventListener('click', keep, true)
}

function keep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const id = button?.closest('main > section')?.id
  if (!button || !id || loaded.has(id)) return
  event.preventDefault()
  event.stopPropagation()
  kept.set(id, [...(kept.get(id) ?? []), button])
}

/** Repeats the clicks that were kept for the section with this id, whose code has loaded or failed to. */
export function replayEvents(id: string): void {
  loaded.add(id)
  // A task for each, so that React has dealt with one click before the next.
  for (const button of kept.get(id) ?? []) setTimeout(() => button.isConnected && button.click())
  kept.delete(id)
}
