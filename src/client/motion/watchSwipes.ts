/** How far a finger must travel sideways for a swipe, in px. */
const threshold = 40

/** Whether a visitor has zoomed in by pinching: a finger then pans the page. */
const isPinched = () => (window.visualViewport?.scale ?? 1) > 1.01

interface Handlers {
  /** Called for each swipe of a finger or a pen: 1 to the right, -1 to the left. */
  onSwipe: (towards: 1 | -1) => void
  /** Called with how far the finger has moved sideways, in px, and with 0 at its end. */
  onMove?: (x: number) => void
}

/**
 * Watches an element for swipes: sideways is for them, all else for the browser, which then ends a swipe by
 * `pointercancel`. Free of any other module, since the lightbox loads it before React.
 *
 * @returns stops watching
 */
export function watchSwipes(element: HTMLElement, { onSwipe, onMove }: Handlers): () => void {
  let start: { x: number; y: number } | undefined
  const end = () => {
    start = undefined
    onMove?.(0)
  }
  const down = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    if (!isPrimary) end()
    else start = pointerType !== 'mouse' && !isPinched() ? { x, y } : undefined
  }
  const move = ({ clientX, isPrimary }: PointerEvent) => {
    if (start && isPrimary) onMove?.(clientX - start.x)
  }
  const up = ({ clientX, clientY }: PointerEvent) => {
    if (!start) return
    const x = clientX - start.x
    const y = clientY - start.y
    end()
    if (Math.abs(x) > threshold && Math.abs(x) > Math.abs(y)) onSwipe(x > 0 ? 1 : -1)
  }
  const leaveToBrowser = () => {
    element.style.touchAction = isPinched() ? '' : 'pan-y pinch-zoom'
  }
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', end, { signal })
  window.visualViewport?.addEventListener('resize', leaveToBrowser, { signal })
  leaveToBrowser()
  return () => stop.abort()
}
