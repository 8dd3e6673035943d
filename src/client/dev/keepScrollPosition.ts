const key = `place ${location.pathname}`

/** Events by which a visitor may leave a position. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * In the dev server: restores the scroll position after a reload, and scrolls to the target of the URL. The page is
 * rendered by scripts and grows section by section there, so what the browser restores by itself soon shows something
 * else, and the target comes after the browser has looked for it. So it scrolls again whenever the page changes its
 * height, until all of it is there or a visitor does something that may lead away.
 */
export function keepScrollPosition(): void {
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
  const isNamed = location.hash !== '' && isNewVisit()
  const top = Number(sessionStorage.getItem(key))
  if (top === 0 && !isNamed) return
  const left = new AbortController()
  const stop = () => {
    observer.disconnect()
    left.abort()
  }
  const observer = new ResizeObserver(() => {
    if (isNamed) targetOf(location.hash)?.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top, behavior: 'instant' })
    if (!document.querySelector('main > section:empty')) stop()
  })
  // In the capture phase: React lets no event bubble from sections that are not hydrated.
  for (const sign of leaving)
    addEventListener(sign, stop, { passive: true, capture: true, signal: left.signal })
  observer.observe(document.documentElement)
}

/** The element that a fragment such as `#work` names, if there is one. */
function targetOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null // Malformed percent-encoding.
  }
}

/** Whether a visitor came by a link or an address, rather than by going back or a reload. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}
