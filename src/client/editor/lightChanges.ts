import { dataLocale, dataType } from '../../shared/dataAttributes.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import { type ChangedRoom, changedRooms } from './changedRooms.ts'
import type { Frame } from './frame.ts'
import { roomOf } from './soughtAt.ts'

/** More parts of the page than these change with a look, or a new order: none of them is what the owner looks for. */
const most = 3

/** So long the page may take to draw an edit, in ms. */
const drawnWithin = 2000

/** In this time the words of an edit are drawn, if it has any, in ms. */
const settledAfter = 100

/** Scrolls to what an edit has changed, if it is out of sight, and lights it once. */
export function lightChanges(frame: Frame, isWanted: () => boolean): void {
  let stop: (() => void) | undefined
  // The content that the page began with. A page that the server renders anew for each edit needs none.
  let before = import('virtual:portfolio').then(({ portfolio }) => portfolio)
  import.meta.hot?.on('portfolio:content', async (pages: readonly ResolvedPage[]) => {
    stop?.()
    const lang = document.documentElement.getAttribute(dataLocale)
    const now = pages.find(({ site }) => site.lang === lang) ?? pages[0]
    const page = document.querySelector('main')?.parentElement
    if (!now || !page) return
    const old = before
    before = Promise.resolve(now)
    if (!isWanted()) return
    const drawn = whatIsDrawn(page)
    stop = drawn.stop
    const rooms = changedRooms(await old, now)
    if (rooms.length > 0 && rooms.length <= most)
      drawn.report(
        (element) => rank(element, rooms),
        (element) => show(element, frame),
      )
    else drawn.stop()
  })
}

/** Collects the elements that change from now on, and reports the one of the highest rank once there is one. */
function whatIsDrawn(page: Element) {
  const changed = new Set<Element>()
  let look: (() => void) | undefined
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      const added = [...addedNodes].filter((node) => node instanceof Element)
      const element = type === 'characterData' ? target.parentElement : target
      for (const each of added.length > 0 ? added : [element]) if (each instanceof Element) changed.add(each)
    }
    look?.()
  })
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['src', 'alt', 'href', 'd', 'aria-valuenow'],
  })
  const timer = setTimeout(() => stop(), drawnWithin)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const report = (rank: (element: Element) => number, found: (element: Element) => void) => {
    let isSettled = false
    look = () => {
      const [best] = [...changed]
        .filter((element) => element.isConnected)
        .map((element) => ({ element, rank: rank(element), length: element.textContent.length }))
        .toSorted((one, other) => other.rank - one.rank || one.length - other.length)
      if (!best || best.rank === 0) return
      // What else moves in its part of the page may have come first.
      if (best.rank === 1 && !isSettled) {
        setTimeout(() => {
          isSettled = true
          look?.()
        }, settledAfter)
        return
      }
      look = undefined
      stop()
      found(best.element)
    }
    look()
  }
  return { report, stop }
}

/** How likely an element that was drawn anew is what the edit was of: 2 if it has its words, 0 if it is elsewhere. */
function rank(element: Element, rooms: readonly ChangedRoom[]): number {
  const room = roomOf(element)
  const id = room?.matches(`[${dataType}]`) ? room.id : undefined
  const changed = room && rooms.find(({ section }) => section === id)
  if (!changed) return 0
  const words = element.textContent
  return changed.texts.some((text) => words.includes(text)) ? 2 : 1
}

function show(element: Element, frame: Frame): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) frame.light(element)
}
