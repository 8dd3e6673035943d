import type { Found } from '../../shared/editor.ts'
import { askPlace, findable, prepareCopy, pressedBelow, roomOf, showsMore } from './places.ts'
import type { Bar, Tool } from './tool.ts'

/** An editor that opens takes the focus from the browser within this time; where none does, none has answered. In ms. */
const editorOpensWithin = 1500

/** So long a press with Alt waits for a second one, in ms. */
const doublePressWithin = 300

/** Leads from what is on the page to its line in the files of the owner. */
export const finder: Tool = {
  name: 'Find in YAML',
  title: 'Press anything on the page to open its line. Or press it with Alt, without this button.',
  icon: '<circle cx="8" cy="8" r="4.5"/><path d="M8 1v4M8 11v4M1 8h4M11 8h4"/>',
  begin(bar) {
    prepareCopy()
    const { look, press, leave } = pointer(bar)
    const listening = new AbortController()
    const on = { capture: true, signal: listening.signal }
    const field = keyboardField()
    const before = bar.root.activeElement
    bar.root.append(field)
    if (before?.matches(':focus-visible')) field.focus()
    let current: Element | undefined
    const lookAt = (element: Element) => {
      current = element
      look(element)
    }

    addEventListener(
      'pointerover',
      (event) => {
        const element = targetOf(event)
        if (element && event.pointerType !== 'touch') lookAt(element)
      },
      on,
    )
    addEventListener('focusin', (event) => targetOf(event) && lookAt(targetOf(event) as Element), on)
    keepFromPage(on, () => true, press)
    addEventListener(
      'keydown',
      (event) => {
        const next = nextOf(event, current)
        if (event.key === 'Escape') bar.end()
        else if (!next) return
        else if (next === current) press(next)
        else {
          field.focus({ preventScroll: true })
          next.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          lookAt(next)
        }
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      on,
    )
    return () => {
      listening.abort()
      if (bar.root.activeElement === field && before instanceof HTMLElement) before.focus()
      field.remove()
      leave()
    }
  },
}

/**
 * Where no tool is in use, a press with Alt finds what is pressed, and a double press begins the tool for that. What the
 * pointer is on is outlined while Alt is held.
 */
export function listenForAlt(bar: Bar, isBusy: () => boolean): void {
  const { look, press, leave } = pointer(bar)
  const isMeant = (event: MouseEvent) => event.altKey && !isBusy()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  addEventListener(
    'pointermove',
    (event) => {
      const element = targetOf(event)
      if (element && isMeant(event) && event.pointerType !== 'touch') {
        isLooking = true
        look(element)
      } else if (isLooking && !isBusy()) {
        isLooking = false
        leave()
      }
    },
    { capture: true, passive: true },
  )
  keepFromPage({ capture: true }, isMeant, (element, { detail }) => {
    clearTimeout(waiting)
    if (detail > 1) return bar.edit(element)
    isLooking = true
    look(element)
    waiting = setTimeout(() => press(element), doublePressWithin)
  })
}

/** The outline and the tag on what is pointed at, and what a press of it does. */
function pointer({ frame }: Bar) {
  let current: Element | undefined
  let place: Promise<Found> | undefined
  const look = (element: Element) => {
    if (element === current) return
    current = element
    frame.around(element)
    place = askPlace(element)
    place.then((found) => element === current && frame.say(found))
  }
  const press = async (element: Element) => {
    look(element)
    const found = await place
    const isThere = () => element === current
    if (!found?.open || !isThere()) return
    frame.say(found, 'Opening in your editor …')
    const has = await opens(found.open)
    if (isThere() && has) frame.say(found, 'Opened in your editor.')
    if (has) return
    const isCopied = await navigator.clipboard?.writeText(`${found.file}:${found.line}`).then(
      () => true,
      () => false,
    )
    if (isThere())
      frame.say(
        found,
        isCopied ? 'No editor came to the front: the place is copied.' : 'No editor came to the front.',
      )
  }
  const leave = () => {
    current = undefined
    frame.hide()
  }
  return { look, press, leave }
}

/** Opens a place by Vite's server, which does not say whether it found an editor: one that opens takes the focus. */
async function opens(place: string): Promise<boolean> {
  const isLeft = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(!document.hasFocus()), editorOpensWithin)
    addEventListener(
      'blur',
      () => {
        clearTimeout(timer)
        resolve(true)
      },
      { once: true },
    )
  })
  const answer = await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`).catch(() => undefined)
  return answer?.ok === true && isLeft
}

/** The element of the page at an event, if it is one that can be found. */
export const targetOf = ({ target }: Event): Element | undefined =>
  target instanceof Element && roomOf(target) ? target : undefined

/** Presses are the tool's: the page must not answer them, so links lead nowhere and fields take no focus. */
export function keepFromPage(
  on: AddEventListenerOptions,
  isMeant: (event: MouseEvent) => boolean,
  press: (element: Element, event: MouseEvent) => void,
): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const)
    addEventListener(
      type,
      (event) => {
        const element = targetOf(event)
        if (!element || !isMeant(event) || event.button !== 0 || showsMore(element)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (type === 'click') press(pressedBelow(element, event) ?? element, event)
      },
      on,
    )
}

/** What a key leads to: the next or the one before, first or last, and by Enter what is current. */
function nextOf(event: KeyboardEvent, current: Element | undefined): Element | undefined {
  const { key } = event
  // The buttons of the bar keep their Enter.
  const isOnButton = event.composedPath()[0] instanceof HTMLButtonElement
  if (key === 'Enter') return isOnButton ? undefined : current
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) return undefined
  const all = findable()
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  const index = current ? all.indexOf(current) : -1
  if (key === 'ArrowDown') return all[(index + 1) % all.length]
  return all.at(index < 0 ? -1 : index - 1)
}

/** Holds the focus while keys lead through the page, so that a screen reader hands them on. */
function keyboardField(): HTMLElement {
  const field = document.createElement('div')
  field.className = 'unseen'
  field.tabIndex = -1
  field.role = 'application'
  field.ariaLabel = 'Find in YAML: arrow keys go through the page, Enter opens the line, Escape ends it'
  return field
}
