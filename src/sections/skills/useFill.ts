import { portfolio } from 'virtual:portfolio'
import { useRef } from 'react'
import { easings, useSpring } from '../../motion/springs.ts'
import { useEntrance } from '../../motion/useEntrance.ts'

const { duration } = portfolio.motion.skillBar
const config = { duration, easing: easings.easeOutCubic }

/** A level, in percent, that counts from 0 once, when the element with `ref` is first scrolled into view as a whole. */
export function useFill(level: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [{ filled }, api] = useSpring(() => ({ filled: level, config }))

  useEntrance(ref, {
    threshold: 1,
    prepare: () => api.set({ filled: 0 }),
    enter: () => api.start({ filled: level, config }),
  })

  return { ref, filled }
}
