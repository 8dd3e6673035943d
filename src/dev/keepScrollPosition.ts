import { holdPlace, isNewVisit, targetOf } from '../layout/holdPlace.ts'

const key = `place ${location.pathname}`

/**
 * In the dev server: restores the scroll position after a reload, and scrolls to the target of the URL. The page is
 * rendered by scripts and grows section by section there, so what the browser restores by itself soon shows something
 * else, and the target comes after the browser has looked for it.
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
