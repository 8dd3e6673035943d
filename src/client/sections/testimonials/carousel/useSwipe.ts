import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Direction } from './useCarousel.ts'

/** How far a finger must travel sideways for a swipe, in px. */
const threshold = 40

/** Whether a visitor has zoomed in by pinching: a finger then pans the page. */
function useIsPinched(): boolean {
  const [isPinched, setPinched] = useState(false)
  useEffect(() => {
    const { visualViewport: seen } = window
    const update = () => setPinched((seen?.scale ?? 1) > 1.01)
    update()
    seen?.addEventListener('resize', update)
    return () => seen?.removeEventListener('resize', update)
  }, [])
  return isPinched
}

/** The props of an element that is swiped with a finger or a pen: `onSwipe` gets the direction, 1 for to the right. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const isPinched = useIsPinched()
  return {
    // Sideways is for the swipe, all else for the browser, which then ends a swipe by `pointercancel`.
    style: { touchAction: isPinched ? undefined : 'pan-y pinch-zoom' },
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary && !isPinched ? { x, y } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const x = clientX - start.current.x
      const y = clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) > threshold && Math.abs(x) > Math.abs(y)) onSwipe(x > 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
