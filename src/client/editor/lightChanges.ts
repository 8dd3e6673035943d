import { dataLocale, dataType } from '../../shared/dataAttributes.ts'
import type { ResolvedPage } from '../../shared/page.ts'
import type { Frame } from './frame.ts'
import { followsEdits, roomOf } from './places.ts'

/** More parts of the page than these change with a look, or a new order: none of them is what the owner looks for. */
const most = 3

/** So long the page may take to draw an edit, in ms. */
const drawnWithin = 2000

/** In this time the words of an edit are drawn, if it has any, in ms. */
const settledAfter = 100

/** Scrolls to what an edit has changed, if it is out of sight, and lights it once. */
export function lightChanges(frame: Frame, isWanted: () => boolean): void {
  if (!followsEdits()) return
  let stop: (() => void) | undefined
  // The content that the page began with.
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

/** A part of the page whose content an edit has changed. */
interface ChangedRoom {
  /** The id of a section; none for the header and the footer. */
  section?: string
  /** The texts and numbers that were not in it before. */
  texts: readonly string[]
}

/** The parts of a page that are not the same in two states of its content. */
function changedRooms(old: ResolvedPage, now: ResolvedPage): ChangedRoom[] {
  const rooms = now.sections.flatMap(({ id, content }): ChangedRoom[] => {
    const before = old.sections.find((section) => section.id === id)?.content
    return isSame(before, content) ? [] : [{ section: id, texts: newTexts(before, content) }]
  })
  const [around, aroundNow] = [old, now].map(({ sections: _, ...rest }) => rest)
  return isSame(around, aroundNow) ? rooms : [...rooms, { texts: newTexts(around, aroundNow) }]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function newTexts(before: unknown, now: unknown): string[] {
  const had = new Set(textsIn(before))
  return textsIn(now).filter((text) => !had.has(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  if (typeof value === 'number') return [String(value)]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
