/** Ids of the sections whose code has loaded, or failed to: their buttons answer, or never will. */
const loaded = new Set<string>()

/** What is repeated in the others, in the order in which it came. */
const kept = new Map<string, (() => void)[]>()

/** Whether nothing is kept any more, since React does not come. */
let isStopped = false

/** What a click waits for: buttons, and links of which React makes more than the way to somewhere. */
const waiting = __LINK_REPLAY__ ? 'button, a[data-replay]' : 'button'

/**
 * Keeps what static sections cannot answer yet, until `replayEvents` repeats it: clicks on buttons and on links that
 * are marked by `data-replay`, and the arrow keys that turn a carousel. The loader starts it.
 *
 * React does this only from the moment that a section's code is there: it then hydrates the section at once for
 * a click, key or focus within, and repeats focus and pointer moves that came before. Clicks and keys that came earlier
 * it drops, and before it has loaded itself it sees none. A form needs no more than this either: browsers click its
 * button also for the Enter key, and without that click they do not submit. Other links work by themselves.
 */
export function startEventReplay(): void {
  document.addEventListener('click', (event) => keep(event, (control) => control.click()), true)
  document.addEventListener('keydown', keepArrow, true)
}

function keepArrow(event: KeyboardEvent): void {
  if (/^Arrow(?:Left|Right)$/.test(event.key))
    keep(event, (control) => control.dispatchEvent(new KeyboardEvent('keydown', event)))
}

function keep(event: MouseEvent | KeyboardEvent, repeat: (control: HTMLElement) => void): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(waiting) : null
  const section = control?.closest('main > section')
  const id = section?.id
  if (!control || !id || isStopped || loaded.has(id)) return
  const mayBeBrowsers = event.type === 'keydown' || (__LINK_REPLAY__ && control.matches('a'))
  // Such as a link in another tab, or the way back.
  if (mayBeBrowsers && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
  event.preventDefault()
  event.stopPropagation()
  const content = section.firstElementChild
  const controls = () => [...section.querySelectorAll<HTMLElement>(waiting)]
  const index = controls().indexOf(control)
  const again = () => {
    if (control.isConnected) repeat(control)
    // Now at the latest, React has made a section anew whose HTML a program that translates the page has changed.
    const successor = content?.isConnected ? undefined : controls()[index]
    if (successor) repeat(successor)
  }
  kept.set(id, [...(kept.get(id) ?? []), again])
}

/** Repeats what was kept for the section with this id, whose code has loaded or failed to. */
export function replayEvents(id: string): void {
  loaded.add(id)
  // A task for each, so that React has dealt with one before the next.
  for (const repeat of kept.get(id) ?? []) setTimeout(repeat)
  kept.delete(id)
}

/**
 * Where React does not come, or has failed: repeats all that was kept, for the browser to answer, keeps no more, and marks
 * the root with `data-unhydrated`, by which sections show what could not be reached.
 */
export function stopEventReplay(): void {
  isStopped = true
  document.documentElement.toggleAttribute('data-unhydrated', true)
  for (const id of kept.keys()) replayEvents(id)
}
