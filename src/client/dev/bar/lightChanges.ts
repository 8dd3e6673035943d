import type { Frame } from './frame.ts'
import { roomOf } from './soughtAt.ts'

/** More changes than these are those of a look, or of a new order: none of them is what the owner looks for. */
const most = 12

/** Scrolls to what an edit has changed, if it is out of sight, and lights it once. */
export function lightChanges(frame: Frame): void {
  import.meta.hot?.on('portfolio:content', () => {
    const page = document.querySelector('main')?.parentElement
    if (!page) return
    const changed = new Set<Element>()
    const observer = new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        const added = [...addedNodes].find((node) => node instanceof Element)
        const element = type === 'characterData' ? target.parentElement : (added ?? target)
        if (element instanceof Element && element.isConnected) changed.add(element)
      }
    })
    observer.observe(page, { subtree: true, childList: true, characterData: true })
    // React renders within two frames.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        observer.disconnect()
        const [first] = changed
        if (!first || changed.size > most || !roomOf(first)) return
        const { top, bottom } = first.getBoundingClientRect()
        if (bottom < 0 || top > innerHeight) first.scrollIntoView({ block: 'center' })
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) frame.light(first)
      }),
    )
  })
}
