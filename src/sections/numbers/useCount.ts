import { useRef, useState } from 'react'
import { useSpring } from '../../motion/reactSpring.ts'
import { springOf } from '../../motion/springConfig.ts'
import { useEntrance } from '../../motion/useEntrance.ts'

/**
 * Counts from 0 to 1 once, when the element with `ref` is first scrolled fully into view; `counting` is true until it
 * has ended. Without an entrance it is at 1 from the start.
 */
export function useCount(spring: { stiffness: number; damping: number }) {
  const ref = useRef<HTMLElement>(null)
  const [counting, setCounting] = useState(false)
  const [{ share }, api] = useSpring(() => ({ share: 1 }))

  useEntrance(ref, {
    threshold: 1,
    prepare() {
      api.set({ share: 0 })
      setCounting(true)
    },
    enter() {
      // Clamped: beyond its end there is no number to show.
      api.start({
        share: 1,
        config: { ...springOf(spring, true), precision: 0.0001 },
        onRest: () => setCounting(false),
      })
    },
  })

  return { ref, counting, share }
}
