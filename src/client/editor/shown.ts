import type { EditPath } from '../../shared/editorQuestions.ts'
import { entriesOn, findable, shownBy } from './places.ts'

/*
 * What shows of the page by now: where an edit has led, and what shows only after a while, or once a carousel turns.
 */

/** The first element in a part of the page that shows something of an entry, or of a section: its number in the list is none of its own. */
export async function firstOf(entry: EditPath, room: Element): Promise<Element | undefined> {
  // A part that is drawn anew may be another element.
  const now = room.isConnected ? room : document.getElementById(room.id)
  if (!now) return undefined
  if (typeof entry.at(-1) === 'string') return findable(now)[0]
  const found = (await entriesOn(entry.slice(0, -1), now)).get(Number(entry.at(-1)))
  for (const element of found ? findable(found) : []) {
    const { path } = await shownBy(element)
    if (path && entry.every((step, at) => path[at] === step)) return element
  }
  return found
}

/** Turns the carousel that a part of the page is, if it is one: on by one, or back. Returns whether it is. */
export function turn(room: Element, by: 1 | -1): boolean {
  const now = document.getElementById(room.id)
  const steps = now?.querySelectorAll<HTMLElement>('[aria-roledescription] button[aria-controls]') ?? []
  const step = [...steps].at(by > 0 ? -1 : 0)
  step?.click()
  return step !== undefined
}

/** So long is waited for what the page has just begun to show, in ms, and so long between two looks. */
const longestLook = { wait: 5000, pause: 100 }

/** What is looked for, once the page shows it at rest; undefined if it does not. */
export async function whenShown(find: () => Promise<Element | undefined>): Promise<Element | undefined> {
  const start = performance.now()
  let before: number | undefined
  for (;;) {
    const found = await find()
    const left = found?.getBoundingClientRect().left
    const isStill = left !== undefined && left === before
    before = left
    if (isStill || performance.now() - start > longestLook.wait) return found
    await new Promise((resolve) => setTimeout(resolve, longestLook.pause))
  }
}

/** The element that shows the value at a path of the content, once the page does; undefined if it does not. */
export const elementFor = (path: EditPath) =>
  whenShown(async () => {
    for (const element of findable()) {
      const shown = await shownBy(element)
      if (!shown.isAround && shown.path?.join() === path.join()) return element
    }
    return undefined
  })

/** A header stays in view where the page has been scrolled: what is read begins below it. */
export const firstInView = (all: readonly Element[]) =>
  Math.max(
    0,
    all.findIndex(
      (element) =>
        element.getBoundingClientRect().top >= 0 && (scrollY === 0 || element.closest('main') !== null),
    ),
  )
