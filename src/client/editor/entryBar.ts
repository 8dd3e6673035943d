import type { EntryPlace } from '../../shared/editor.ts'
import type { Patch } from '../../shared/editorQuestions.ts'
import { element, type IconName, icon, iconButton } from './controls.ts'
import { dragBy } from './drag.ts'
import { shownFor } from './fields.ts'
import { keepPlaced, placeAgain, placeBeside } from './floating.ts'
import { entriesOn } from './places.ts'

/*
 * The toolbar of an entry of a list: it stands by the entry that was pressed, and adds, copies, moves and removes.
 */

export interface EntryBar {
  node: HTMLElement
  focus: () => void
  remove: () => void
}

/** What becomes of an entry: it goes to another index, gets a new one behind it, is there twice, or goes. */
export type EntryChange = number | 'new' | 'twice' | 'gone'

/** What a press of a button is to do, and which of the buttons it is. */
export type EntryAction = (entry: EntryPlace, to: EntryChange | 'fields', button: string) => void

/** Where an entry stands, seen from the one before or after it. */
type Direction = 'up' | 'down' | 'left' | 'right'

export function entryPatch({ path, seen }: EntryPlace, to: EntryChange): Patch {
  if (typeof to === 'number') return { op: 'move', path, seen, to }
  if (to === 'gone') return { op: 'remove', file: 'main', path, seen }
  return { op: 'insert', path, seen, value: to === 'new' ? 'example' : 'copy' }
}

/** The list of an entry, and its index there. */
export const placeInList = ({ path }: EntryPlace) => ({
  list: path.slice(0, -1),
  index: Number(path.at(-1)),
})

/**
 * @param entries the entry that was pressed, and those around it, the innermost first
 * @param at what was pressed
 * @param focused the button that is to have the focus
 */
export function showEntryBar(
  root: ShadowRoot,
  { entries, at, focused }: { entries: readonly EntryPlace[]; at: Element; focused?: string | undefined },
  act: EntryAction,
): EntryBar {
  const node = element('div', { class: 'entry-bar', role: 'toolbar' })
  root.append(node)
  let anchor = at
  const place = () => {
    const shown = shownFor(anchor)
    const rect = shown.getBoundingClientRect()
    placeBeside(node, rect, 'above')
    const isInView = shown.checkVisibility() && rect.bottom >= 0 && rect.top <= innerHeight
    node.classList.toggle('away', !isInView)
  }
  const show = (level: number) => {
    const entry = entries[level]
    if (!entry) return
    const { count, name } = entry
    const { list, index } = placeInList(entry)
    const fields = iconButton('fields', 'All fields', () => act(entry, 'fields', 'fields'))
    fields.dataset.name = 'fields'
    const outer = entries[level + 1]
    const outward = iconButton('open', `Around it: ${outer?.name}`, () => show(level + 1))
    const withFields = (parts: readonly HTMLElement[], label: string) => {
      const all = outer ? [...parts, fields, outward] : [...parts, fields]
      node.replaceChildren(element('span', {}, label), ...all)
      for (const button of all) button.tabIndex = button === all[0] ? 0 : -1
      if (level > 0) all[0]?.focus()
    }
    if (count === undefined) {
      node.ariaLabel = `Section: ${name}`
      return withFields([], name)
    }
    const does = (name: IconName, label: string, to: EntryChange) => {
      const button = iconButton(name, label, () => button.ariaDisabled !== 'true' && act(entry, to, name))
      button.dataset.name = name
      if (typeof to === 'number' && (to < 0 || to >= count)) button.ariaDisabled = 'true'
      return button
    }
    const [back, on] = [does('up', 'Move up', index - 1), does('down', 'Move down', index + 1)]
    const parts = [
      does('add', 'Add after', 'new'),
      does('copy', 'Duplicate', 'twice'),
      back,
      on,
      handle(entry, at, act),
      does('remove', 'Remove', 'gone'),
    ]
    node.ariaLabel = `Entry ${index + 1} of ${count}: ${name}`
    withFields(parts, `${index + 1} of ${count}`)
    entriesOn(list, at).then((all) => {
      const own = all.get(index)
      if (!own || !node.isConnected) return
      anchor = own
      for (const [button, other] of [
        [back, all.get(index - 1)],
        [on, all.get(index + 1)],
      ] as const)
        if (other) pointTo(button, directionOf(own, other))
      placeAgain()
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
  show(0)
  const stop = keepPlaced(node, place)
  if (focused !== undefined)
    focus(
      Math.max(
        0,
        buttons().findIndex(({ dataset }) => dataset.name === focused),
      ),
    )
  return {
    node,
    focus: () => focus(0),
    remove() {
      stop()
      node.remove()
    },
  }
}

/** Has a button that moves an entry say and show where to. */
function pointTo(button: HTMLButtonElement, direction: Direction): void {
  button.ariaLabel = `Move ${direction}`
  button.title = button.ariaLabel
  button.replaceChildren(icon(direction))
}

/** Where another entry of a list stands; one in another row is above or below. */
function directionOf(from: Element, to: Element): Direction {
  const [here, there] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  if (there.top >= here.bottom) return 'down'
  if (there.bottom <= here.top) return 'up'
  return there.left < here.left ? 'left' : 'right'
}

/** By this an entry is dragged to the place of another. Keys, and who can't drag, have the buttons that move it by one. */
function handle(entry: EntryPlace, at: Element, act: EntryAction): HTMLElement {
  const grip = element(
    'span',
    { class: 'drag', title: 'Drag to another place', 'aria-hidden': 'true' },
    icon('drag'),
  )
  const { list, index } = placeInList(entry)
  let to = index
  let all: ReadonlyMap<number, Element> = new Map()
  const line = element('div', { class: 'drop-line' })
  grip.addEventListener('pointerdown', async (event) => {
    // The focus stays in the text, which is saved where it is left.
    event.preventDefault()
    to = index
    all = await entriesOn(list, at)
  })
  dragBy(
    grip,
    (x, y) => {
      const [nearest] = [...all].toSorted(([, one], [, other]) => distance(one, x, y) - distance(other, x, y))
      if (!nearest) return
      to = nearest[0]
      grip.getRootNode().appendChild(line)
      placeLine(line, nearest[1], to > index, all)
    },
    (isDropped) => {
      line.remove()
      if (isDropped && to !== index) act(entry, to, to < index ? 'up' : 'down')
    },
  )
  return grip
}

/** From the edge of an entry to the middle of the line beside it, in px. */
const beside = 6

/** Shows where an entry would go: before another one or behind it, in the direction in which the list runs. */
function placeLine(line: HTMLElement, by: Element, isBehind: boolean, all: ReadonlyMap<number, Element>) {
  const { left, right, top, bottom, width, height } = by.getBoundingClientRect()
  const [first = by, second = by] = [...all.entries()].toSorted(([a], [b]) => a - b).map(([, one]) => one)
  const direction = directionOf(first, second)
  const isRow = direction === 'left' || direction === 'right'
  const isAtEnd = direction === 'left' || direction === 'up' ? !isBehind : isBehind
  const across = isAtEnd ? right + beside : left - beside
  const along = isAtEnd ? bottom + beside : top - beside
  const px = (value: number) => `${value}px`
  Object.assign(line.style, {
    left: px(isRow ? across - 2 : left),
    top: px(isRow ? top : along - 2),
    width: px(isRow ? 4 : width),
    height: px(isRow ? height : 4),
  })
}

/** How far a point is from an element, 0 within it. */
function distance(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
