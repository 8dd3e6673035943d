/** Ids of the sections whose code has loaded, or failed to: their buttons answer, or never will. */
const loaded = new Set<string>()
const kept = new Map<string, HTMLElement[]>()

/** What a click waits for: buttons, and links of which React makes more than the way to somewhere. */
const waiting = __LINK_REPLAY__ ? 'button, a[data-replay]' : 'button'

/**
 * Keeps clicks on buttons of static sections, and on links that are marked by `data-replay`, until `replayEvents` repeats them. The loader starts it.
 *
 * React does this only from the moment that a section's code is there: it then hydrates the section at once for
 * a click, key or focus within, and repeats focus and pointer moves that came before. Clicks that came earlier it
 * drops, and before it has loaded itself it sees none. A form needs no more than this either: browsers click its
 * button also for the Enter key, and without that click they do not submit. Other links work by themselves.
 */
export function startEventReplay(): void {
  document.addEventListener('click', keep, true)
}

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(waiting) : null
  // Whoever wants a link in another tab is taken there.
  if (__LINK_REPLAY__ && button?.matches('a') && (event.metaKey || event.ctrlKey || event.shiftKey)) return
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
