import { type PointerEvent, useRef } from 'react'
import type { Direction } from './slideIndex.ts'

/** How far a finger travels sideways before it is a swipe, in px. */
const threshold = 40

/** Handlers for an element that is swiped with a finger or a pen: `onSwipe` gets the direction. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary ? { x, y } : undefined
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
