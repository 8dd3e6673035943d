import { holdPlace, isNewVisit, targetOf } from '../layout/holdPlace.ts'

const key = `place ${location.pathname}`

/**
 * In the dev server: keeps the scroll position over a reload, and leads to what the address names. The page is drawn by
 * scripts there, so it grows section by section: the place that the browser restores by itself is soon another's, and what
 * the address names comes later than the browser looks for it.
 */
export function keepScrollPosition(): void {
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
  const isNamed = location.hash !== '' && isNewVisit()
  const place = Number(sessionStorage.getItem(key))
  if (place === 0 && !isNamed) return
  const stop = holdPlace(() => {
    if (isNamed) targetOf(location.hash)?.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: place, behavior: 'instant' })
    if (!document.querySelector('main > section:empty')) stop()
  })
}
