import type { FocusEvent, PointerEvent } from 'react'
import { useContent } from '../content.ts'
import { reducedMotion, springOf, useSpring } from './springs.ts'

/**
 * A spring from 0 to 1 while the mouse is over an element or the keyboard focus within it, and the handlers for that
 * element. With less motion it stays at 0.
 */
export function useAttention() {
  const { reveal } = useContent().motion
  const [{ attention }, api] = useSpring(() => ({ attention: 0, config: springOf(reveal) }))
  const go = (attention: number) => {
    api.start({ attention: reducedMotion() ? 0 : attention })
  }
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && go(1),
    onPointerLeave: () => go(0),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && go(1),
    onBlur: () => go(0),
  }
  return { attention, handlers }
}
