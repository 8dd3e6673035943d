import { watchMenu } from './layout/menu.ts'
import { watchMode } from './layout/mode.ts'
import { keepPresses } from './layout/presses.ts'
import { watchScroll } from './layout/scrolled.ts'
import { whenIdle } from './motion/needed.ts'

// The first script of the page, and a small one: what must answer at once does so here, without React,
// which follows when the browser is idle or at the first sign that it is wanted.
watchScroll()
watchMenu()
watchMode()
keepPresses()

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart', 'scroll'] as const

/** Ends the current task, so that the browser can answer a visitor. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** React and the page, one after another, each run in a task of its own: together they would be a long one. */
async function start() {
  for (const sign of signs) removeEventListener(sign, start)
  await import('./reactDom.ts')
  await breath()
  await import('./client.tsx')
}

/** Runs `work` once the first words are on the screen and the browser has loaded what they need. */
const afterPaint = (work: () => void) => {
  const painted = () => requestAnimationFrame(() => setTimeout(work))
  if (document.readyState === 'complete') painted()
  else addEventListener('load', painted, { once: true })
}

for (const sign of signs) addEventListener(sign, start, { passive: true })
if (location.hash || scrollY > 0) start()
else afterPaint(() => whenIdle(start))
