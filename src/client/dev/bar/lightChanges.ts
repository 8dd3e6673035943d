import type { Frame } from './frame.ts'
import { roomOf } from './soughtAt.ts'

/** More changes than these are those of a look, or of a new order: none of them is what the owner looks for. */
const most = 12

/** Scrolls to what an edit has changed, if it is out of sight, and lights it once. */
export function lightChanges(frame: Frame, isWanted: () => boolean): void {
  let stop: (() => void) | undefined
  import.meta.hot?.on('portfolio:content', () => {
    stop?.()
    const page = document.querySelector('main')?.parentElement
    if (page && isWanted()) stop = onceChanged(page, (changed) => show(changed, frame))
  })
}

/** Reports the elements that change first, once the page has drawn them. Returns how to stop waiting for them. */
function onceChanged(page: Element, report: (changed: ReadonlySet<Element>) => void): () => void {
  const changed = new Set<Element>()
  const observer = new MutationObserver((records) => {
    if (changed.size === 0)
      requestAnimationFrame(() => {
        observer.disconnect()
        report(changed)
      })
    for (const { target, type, addedNodes } of records) {
      const added = [...addedNodes].find((node) => node instanceof Element)
      const element = type === 'characterData' ? target.parentElement : (added ?? target)
      if (element instanceof Element) changed.add(element)
    }
  })
  observer.observe(page, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

function show(changed: ReadonlySet<Element>, frame: Frame): void {
  const [first] = [...changed].filter((element) => element.isConnected && roomOf(element))
  if (!first || changed.size > most) return
  const { top, bottom } = first.getBoundingClientRect()
  if (bottom < 0 || top > innerHeight) first.scrollIntoView({ block: 'center' })
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) frame.light(first)
}
