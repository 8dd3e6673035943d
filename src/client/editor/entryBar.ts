import type { EntryEdit, EntryPlace } from '../../shared/editor.ts'
import { element, iconButton } from './controls.ts'
import { entriesOn } from './places.ts'

/*
 * The toolbar of an entry of a list: it stands by the entry that was pressed, and adds, copies, moves and removes.
 */

export interface EntryBar {
  node: HTMLElement
  focus: () => void
  remove: () => void
}

/** What a press of a button is to do. */
export type EntryAction = (entry: EntryPlace, to: EntryEdit['to']) => void

/** Room between an entry and its toolbar, and to the edges of the window, in px. */
const gap = 8

/**
 * @param entries the entry that was pressed, and those around it, the innermost first
 * @param at what was pressed
 * @param focused the name of the button that is to have the focus
 * @param outline shows which entry is meant, or would be met
 */
export function showEntryBar(
  root: ShadowRoot,
  { entries, at, focused }: { entries: readonly EntryPlace[]; at: Element; focused?: string | undefined },
  outline: (element: Element) => void,
  act: EntryAction,
): EntryBar {
  const node = element('div', { class: 'entry-bar', role: 'toolbar' })
  root.append(node)
  let anchor = at
  const place = () => {
    const { left, top, bottom } = anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = node
    const above = top - height - gap
    node.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
    node.style.top = `${Math.max(gap, Math.min(above < gap ? bottom + gap : above, innerHeight - height - gap))}px`
  }
  const show = (level: number) => {
    const entry = entries[level]
    if (!entry) return
    const { list, index, count, name } = entry
    const does = (icon: Parameters<typeof iconButton>[0], label: string, to: EntryEdit['to']) => {
      const button = iconButton(icon, label, () => button.ariaDisabled !== 'true' && act(entry, to))
      if (typeof to === 'number' && (to < 0 || to >= count)) button.ariaDisabled = 'true'
      return button
    }
    const outer = entries[level + 1]
    const buttons = [
      does('add', 'Add after', 'new'),
      does('copy', 'Duplicate', 'twice'),
      does('up', 'Move up', index - 1),
      does('down', 'Move down', index + 1),
      handle(entry, at, outline, act),
      does('remove', 'Remove', 'gone'),
    ]
    if (outer) buttons.push(iconButton('open', `The entry around it: ${outer.name}`, () => show(level + 1)))
    node.ariaLabel = `Entry ${index + 1} of ${count}: ${name}`
    const label = element('span', {}, `${index + 1} of ${count}`)
    node.replaceChildren(label, ...buttons)
    for (const button of buttons) button.tabIndex = button === buttons[0] ? 0 : -1
    if (level > 0) buttons.at(0)?.focus()
    place()
    entriesOn(list, at).then((all) => {
      const own = all.get(index)
      if (!own || !node.isConnected) return
      anchor = own
      place()
    })
  }
  const buttons = () => [...node.querySelectorAll('button')]
  const focus = (index: number) => {
    const all = buttons()
    for (const [at, button] of all.entries()) button.tabIndex = at === index ? 0 : -1
    all[index]?.focus({ preventScroll: true })
  }
  node.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const all = buttons()
    const now = all.findIndex(({ tabIndex }) => tabIndex === 0)
    if (step) focus((now + step + all.length) % all.length)
    else if (key === 'Home' || key === 'End') focus(key === 'Home' ? 0 : all.length - 1)
  })
  const listening = new AbortController()
  for (const event of ['scroll', 'resize'])
    addEventListener(event, place, { passive: true, capture: true, signal: listening.signal })
  show(0)
  if (focused !== undefined)
    focus(
      Math.max(
        0,
        buttons().findIndex(({ ariaLabel }) => ariaLabel === focused),
      ),
    )
  return {
    node,
    focus: () => focus(0),
    remove() {
      listening.abort()
      node.remove()
    },
  }
}

/** A button by which an entry is dragged to the place of another. Keys have those that move it by one. */
function handle(
  entry: EntryPlace,
  at: Element,
  outline: (element: Element) => void,
  act: EntryAction,
): HTMLButtonElement {
  const button = iconButton('drag', 'Drag to another place', () => {})
  button.classList.add('drag')
  button.addEventListener('pointerdown', async (event) => {
    event.preventDefault()
    button.setPointerCapture(event.pointerId)
    const dragging = new AbortController()
    const on = { signal: dragging.signal }
    let to = entry.index
    let all: ReadonlyMap<number, Element> = new Map()
    button.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const nearest = [...all].toSorted(
          ([, one], [, other]) => distance(one, clientX, clientY) - distance(other, clientX, clientY),
        )[0]
        if (!nearest) return
        to = nearest[0]
        outline(nearest[1])
      },
      on,
    )
    button.addEventListener(
      'pointerup',
      () => {
        dragging.abort()
        if (to !== entry.index) act(entry, to)
      },
      on,
    )
    button.addEventListener('pointercancel', () => dragging.abort(), on)
    all = await entriesOn(entry.list, at)
  })
  return button
}

/** How far a point is from an element, 0 within it. */
function distance(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
