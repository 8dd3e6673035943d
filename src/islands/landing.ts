/** What a visitor does to leave the place. */
const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** How long nothing has moved once a page is taken to be at rest, in ms. */
const rest = 1000

let stop = () => {}

/** What a fragment such as `#work` names. */
function targetOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)))
  } catch {
    return null // Percent signs that stand for nothing.
  }
}

/** Holds what a link leads to where it is, while parts of long lists get their heights. */
function holdTarget(fragment: string): void {
  stop()
  const target = targetOf(fragment)
  if (!target) return
  let timer: ReturnType<typeof setTimeout>
  const observer = new ResizeObserver(() => {
    target.scrollIntoView({ behavior: 'instant' })
    clearTimeout(timer)
    timer = setTimeout(stop, rest)
  })
  stop = () => {
    observer.disconnect()
    for (const sign of leaving) removeEventListener(sign, stop)
  }
  for (const sign of leaving) addEventListener(sign, stop, { passive: true })
  observer.observe(document.documentElement)
}

/**
 * Long lists are laid out in parts, each as it comes near, and a part has another height then than it was taken to have:
 * what the address or a link has just led to would be moved away. Where a visitor comes back to, browsers know themselves.
 */
export function watchLanding(): void {
  if (!document.querySelector('[data-part]')) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate') holdTarget(location.hash)
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.href.split('#', 1)[0] === location.href.split('#', 1)[0]) holdTarget(link?.hash ?? '')
  })
}
