import { observe } from 'react-intersection-observer'
import { whenIdle } from './idle.ts'

/** How far from the viewport a section is hydrated. */
const nearby = '75% 0px'

/**
 * Resolves when the section with this id is to be hydrated: when it is near the viewport, as anything with the pointer
 * or the focus is, is the target of the URL, or the browser is idle, one section after another in the page's order.
 */
export function hydrationTriggered(id: string): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  const section = document.getElementById(id)
  if (!section) return Promise.resolve()
  return new Promise((resolve) => {
    const trigger = () => {
      unobserve()
      removeEventListener('hashchange', onHash)
      resolve()
    }
    const onHash = () => {
      if (location.hash === `#${id}`) trigger()
    }
    const unobserve = observe(section, (inView) => inView && trigger(), { rootMargin: nearby })
    addEventListener('hashchange', onHash)
    onHash()
    triggerWhenIdle(trigger)
  })
}

const idleQueue: (() => void)[] = []

/** Hydrates the rest of the page while the browser is idle, one section at a time, so that no task is long. */
function triggerWhenIdle(trigger: () => void): void {
  idleQueue.push(trigger)
  if (idleQueue.length === 1) whenIdle(triggerNext)
}

function triggerNext(): void {
  idleQueue.shift()?.()
  if (idleQueue.length > 0) whenIdle(triggerNext)
}
