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

const start = () => {
  for (const sign of signs) removeEventListener(sign, start)
  import('./client.tsx')
}

for (const sign of signs) addEventListener(sign, start, { passive: true })
if (location.hash || scrollY > 0) start()
else whenIdle(start)
