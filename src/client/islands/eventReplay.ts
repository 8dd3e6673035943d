import { dataReplay, dataUnhydrated } from '../../shared/dataAttributes.ts'
import { isModified } from '../layout/plainClick.ts'

/** Ids of the sections whose code has loaded or failed to load: their buttons work, or never will. */
const loaded = new Set<string>()

/** The events to repeat in the other sections, in order. */
const kept = new Map<string, (() => void)[]>()

/** Whether nothing is kept any more, since React does not load. */
let isStopped = false

/** The targets of clicks that are kept: buttons, and links whose click React handles. */
const waiting = `button, a[${dataReplay}]`

/**
 * Keeps events that static sections cannot handle yet until `replayEvents` repeats them: clicks on buttons and on links
 * marked by `data-replay`, and the arrow keys that turn a carousel. The loader starts it.
 *
 * React does this only once a section's code is there: it then hydrates the section at once for a click, key or focus
 * within, and repeats focus and pointer moves that came before. It drops clicks and keys that came earlier, and before
 * it has loaded itself it sees none. A form needs no more than this either: browsers click its button for the Enter key
 * too, and without that click they do not submit. Other links work by themselves.
 */
export function startEventReplay(): void {
  document.addEventListener('click', (event) => keep(event, (control) => control.click()), true)
  document.addEventListener('keydown', keepArrow, true)
  document.addEventListener('input', markEdited, true)
}

/**
 * Marks a field that a visitor has edited, so that no draft fills it if it is empty. While capturing: React stops the
 * event in a section that it has not hydrated.
 */
function markEdited({ target }: Event): void {
  if (target instanceof Element) target.toggleAttribute('data-edited', true)
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
  const mayBeBrowsers = event.type === 'keydown' || control.matches('a')
  // The browser's own, such as a link in another tab, or the step back.
  if (mayBeBrowsers && isModified(event)) return
  event.preventDefault()
  event.stopPropagation()
  const content = control.closest('main > section > *')
  const controls = () => [...section.querySelectorAll<HTMLElement>(waiting)]
  const index = controls().indexOf(control)
  const again = () => {
    if (control.isConnected) repeat(control)
    // By now React has rendered a section anew whose HTML a translation tool has changed.
    const successor = content?.isConnected ? undefined : controls()[index]
    if (successor) repeat(successor)
  }
  kept.set(id, [...(kept.get(id) ?? []), again])
}

/** Repeats the events kept for the section with this id, whose code has loaded or failed to load. */
export function replayEvents(id: string): void {
  loaded.add(id)
  // A task for each, so that React has handled one before the next.
  for (const repeat of kept.get(id) ?? []) setTimeout(repeat)
  kept.delete(id)
}

/**
 * For when React does not load, or has failed: repeats all kept events, for the browser to handle, keeps no more, and
 * marks the root with `data-unhydrated`, by which sections show what could not be reached.
 */
export function stopEventReplay(): void {
  isStopped = true
  document.documentElement.toggleAttribute(dataUnhydrated, true)
  for (const id of kept.keys()) replayEvents(id)
}
