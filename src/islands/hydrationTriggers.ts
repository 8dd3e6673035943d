/** How far from the screen a section is when it starts to wake. */
const nearby = '75% 0px'

/** Signs that a visitor is about to use what is under the pointer or the focus. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const

/** Runs `work` when the browser has nothing better to do, where it can tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 200)
}

/**
 * Resolves when the section with this id is needed: near the screen, under the pointer or the focus,
 * the target of the address, or when the browser is idle, one section after another in the page's order.
 */
export function hydrationTriggered(id: string): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve()
  const section = document.getElementById(id)
  if (!section) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = () => {
      observer.disconnect()
      for (const intent of intents) section.removeEventListener(intent, wake)
      removeEventListener('hashchange', onHash)
      resolve()
    }
    const onHash = () => {
      if (location.hash === `#${id}`) wake()
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
      rootMargin: nearby,
    })
    observer.observe(section)
    for (const intent of intents) section.addEventListener(intent, wake)
    addEventListener('hashchange', onHash)
    onHash()
    inTurn(wake)
  })
}

const turns: (() => void)[] = []

/** Wakes the rest of the page while it is idle, a section a turn, so that no turn is long. */
function inTurn(wake: () => void): void {
  turns.push(wake)
  if (turns.length === 1) whenIdle(nextTurn)
}

function nextTurn(): void {
  turns.shift()?.()
  if (turns.length > 0) whenIdle(nextTurn)
}
