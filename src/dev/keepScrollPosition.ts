import { holdPlace, isNewVisit, targetOf } from '../layout/holdPlace.ts'

const key = `place ${location.pathname}`

/**
 * In the dev server: keeps the scroll position over a reload, and leads to what the address names. The page is drawn by
 * scripts there and grows section by section, so what the browser restores by itself soon shows something else, and what
 * the address names comes later than the browser looks for it.
 */
export function keepScrollPosition(): void {
  addEventListener('pagehide', () => sessionStorage.setItem(key, String(scrollY)))
  const isNamed = location.hash !== '' && isNewVisit()
  const top = Number(sessionStorage.getItem(key))
  if (top === 0 && !isNamed) return
  const stop = holdPlace(() => {
    if (isNamed) targetOf(location.hash)?.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top, behavior: 'instant' })
    if (!document.querySelector('main > section:empty')) stop()
  })
}
