const key = `place ${location.pathname}`

/** What a visitor does to leave the place. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * In the dev server: keeps the scroll position over a reload, and leads to what the address names. The page is drawn by
 * scripts there, so it grows section by section: the place that the browser restores by itself is soon another's, and what
 * the address names comes later than the browser looks for it.
 */
export function keepScrollPosition(): void {
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNew = location.hash !== '' && visit?.type === 'navigate'
  const place = Number(sessionStorage.getItem(key))
  if (place === 0 && !isNew) return
  const goThere = () =>
    isNew ? target()?.scrollIntoView({ behavior: 'instant' }) : scrollTo({ top: place, behavior: 'instant' })
  const observer = new ResizeObserver(() => {
    goThere()
    if (!document.querySelector('main > section:empty')) release()
  })
  const release = () => {
    observer.disconnect()
    for (const sign of leaving) removeEventListener(sign, release)
  }
  for (const sign of leaving) addEventListener(sign, release)
  observer.observe(document.documentElement)
}

/** What the address names, once it is drawn. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null // Percent signs that stand for nothing.
  }
}
