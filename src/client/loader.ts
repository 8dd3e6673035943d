import { dataNext, dataStatic } from '../shared/dataAttributes.ts'
import { countVisit } from './analytics/countVisit.ts'
import { startEventReplay, stopEventReplay } from './islands/eventReplay.ts'
import { whenIdle } from './islands/idle.ts'
import { watchLanguageLinks } from './languages/keepSection.ts'
import { watchMenu } from './layout/header/menuButton.ts'
import { watchMode } from './layout/header/mode.ts'
import { watchScroll } from './layout/header/scrolled.ts'
import { watchPictures } from './lightbox/watchPictures.ts'
import { watchBackLink, watchViewTransitions } from './pages/backAndForth.ts'

// The first script of the page, and a small one: what must answer at once does so here, without React,
// which is fetched when the browser is idle, and runs from the first sign of a visitor on.
watchScroll()
watchMenu()
watchMode()
if (__LANGUAGES__) watchLanguageLinks()
if (__CASE_STUDIES__) {
  watchViewTransitions()
  watchBackLink()
}
watchPictures()
startEventReplay()

/** The first signs of a visitor, who may need React. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const

let started = false

/** Ends the current task, so that the browser can answer a visitor. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

let fetched = false

/**
 * Preloads the scripts that come next, as the build lists them; they would otherwise be discovered one by one. At low
 * priority ahead of a visitor, and at the browser's own for one who is there.
 */
function fetchNext(fetchPriority: 'low' | 'auto'): void {
  if (fetched) return
  fetched = true
  const next = document.querySelector(`script[${dataNext}]`)?.getAttribute(dataNext)
  for (const href of next?.split(' ') ?? []) {
    const link = { rel: 'modulepreload', href, fetchPriority }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

/** Loads React, then the page, each run in a task of its own: together they would be a long task. */
async function start() {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start)
  fetchNext('auto')
  try {
    await import('react-dom/client')
    await yieldToBrowser()
    // The dev server's documents have no page to hydrate.
    if (import.meta.hot) await import('./dev/renderPage.tsx')
    else await import('./entry-client.tsx')
  } catch (error) {
    stopEventReplay()
    throw error
  }
}

/** Runs `work` after the load event and the first paint, where the browser reports paints. */
function afterPaint(work: () => void): void {
  const loaded = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return work()
    const paints = new PerformanceObserver(() => {
      paints.disconnect()
      work()
    })
    paints.observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
}

/**
 * Starts React at the first sign of a visitor, or at once if the URL has a fragment. Until then the page is as it was
 * sent: evaluating React and hydrating would keep a slow phone busy for half a second for somebody who may only read.
 */
function awaitStart(): void {
  for (const sign of signs) addEventListener(sign, start, { passive: true })
  // The dev server's document is empty until React has rendered it.
  if (location.hash || import.meta.env.DEV) start()
  else afterPaint(() => whenIdle(() => fetchNext('low')))
  // A scroll before this ran fires no event any more. Reading `scrollY` at once would force an early layout.
  requestAnimationFrame(() => scrollY > 0 && start())
}

// Only the start page needs React.
if (document.querySelector(`script[${dataStatic}]`)) {
  if (import.meta.hot) import('./dev/followContent.ts').then(({ reloadContent }) => reloadContent())
} else awaitStart()
// Loaded last, as the least important. The dev server's document describes no counter.
if (__ANALYTICS__) afterPaint(() => whenIdle(countVisit))
