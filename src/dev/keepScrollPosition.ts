const key = `place ${location.pathname}`

/** What a visitor does to leave the place. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * In the dev server: keeps the scroll position over a reload. The page is drawn by scripts there, so it grows
 * section by section, and the place that the browser restores by itself is soon another's.
 */
export function keepScrollPosition(): void {
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
  const place = Number(sessionStorage.getItem(key))
  if (place === 0) return
  const observer = new ResizeObserver(() => {
    scrollTo({ top: place, behavior: 'instant' })
    if (!document.querySelector('main > section:empty')) release()
  })
  const release = () => {
    observer.disconnect()
    for (const sign of leaving) removeEventListener(sign, release)
  }
  for (const sign of leaving) addEventListener(sign, release)
  observer.observe(document.documentElement)
}
