/** Events by which a visitor may leave a position. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a position at once, and again whenever the page changes its height, until a visitor does something that
 * may lead away.
 *
 * @param goThere scrolls there
 * @param hasLeft whether a scroll, as by the search of a browser or a screen reader, has led away
 * @returns ends it
 */
export function holdPlace(goThere: () => void, hasLeft = () => false): () => void {
  const observer = new ResizeObserver(goThere)
  const left = new AbortController()
  // In the capture phase: React lets no event bubble from sections that are not hydrated.
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

/** The element that a fragment such as `#work` names, if there is one. */
export function targetOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null // Malformed percent-encoding.
  }
}

/** Whether a visitor came by a link or an address, rather than by going back or a reload. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}
