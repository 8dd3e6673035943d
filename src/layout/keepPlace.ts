const key = 'place'

/**
 * In the dev server: keeps the scroll position over a reload. The page is drawn by scripts there, so it is
 * still short when the browser restores the position by itself.
 */
export function keepPlace(): void {
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
  const place = Number(sessionStorage.getItem(key))
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < place + innerHeight) return
    observer.disconnect()
    scrollTo({ top: place, behavior: 'instant' })
  })
  if (place > 0) observer.observe(document.documentElement)
}
