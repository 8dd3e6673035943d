/** What a visitor does to leave a place. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to a place at once, and anew whenever the page has another height, until a visitor does something that may lead away.
 *
 * @param hasLeft whether a scroll, as by the search of a browser or a screen reader, has led away
 * @returns ends it
 */
export function holdPlace(goThere: () => void, hasLeft = () => false): () => void {
  const observer = new ResizeObserver(goThere)
  const left = new AbortController()
  // In the capture phase: of sections that are not hydrated React lets no event bubble.
  const options = { passive: true, capture: true, signal: left.signal }
  const stop = () => {
    observer.disconnect()
    left.abort()
  }
  for (const sign of leaving) addEventListener(sign, stop, options)
  addEventListener('scroll', () => hasLeft() && stop(), options)
  observer.observe(document.documentElement)
  return stop
}

/** What a fragment such as `#work` names. */
export function targetOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null // Percent signs that stand for nothing.
  }
}

/** Whether a visitor was led here by a link or an address, rather than back or by a reload. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}
