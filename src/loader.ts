import { replayEarlyEvents } from './islands/eventReplay.ts'
import { whenIdle } from './islands/hydrationTriggers.ts'
import { watchMenu } from './layout/menu.ts'
import { watchMode } from './layout/mode.ts'
import { watchScroll } from './layout/scrolled.ts'

// The first script of the page, and a small one: what must answer at once does so here, without React,
// which follows when the browser is idle or at the first sign that it is wanted.
watchScroll()
watchMenu()
watchMode()
replayEarlyEvents()

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'scroll'] as const

let started = false

/** Ends the current task, so that the browser can answer a visitor. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** Has the browser fetch all that comes next, which else would be found out file by file. The build names it. */
function fetchNext(): void {
  const next = document.querySelector<HTMLElement>('script[data-next]')?.dataset.next
  for (const href of next?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

/** React and the page, one after another, each run in a task of its own: together they would be a long one. */
async function start() {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start)
  fetchNext()
  await import('react-dom/client')
  await breath()
  await import('./entry-client.tsx')
}

/** Runs `work` once the browser has loaded what the first screen needs and has shown it, where it tells of that. */
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

for (const sign of signs) addEventListener(sign, start, { passive: true })
// The dev server's document is empty until React has drawn it.
if (location.hash || import.meta.env.DEV) start()
else afterPaint(() => whenIdle(start))
// A page that was scrolled before this ran tells no more of it; to ask at once would hurry the first layout.
requestAnimationFrame(() => scrollY > 0 && start())
