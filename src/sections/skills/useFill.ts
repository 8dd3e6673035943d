import { portfolio } from 'virtual:portfolio'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useInView } from 'react-intersection-observer'
import { reducedMotion } from '../../motion/reduced.ts'
import { easings, useSpring } from '../../motion/springs.ts'

const { duration } = portfolio.motion.skillBar
const config = { duration, easing: easings.easeOutCubic }
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * A level, in percent, that counts from 0 once, when it is first scrolled into view. It stands at its end
 * until then where nobody would see it start: without scripts, on screen already, or with less motion.
 */
export function useFill(level: number) {
  const [{ filled }, api] = useSpring(() => ({ filled: level, config }))
  const empty = useRef(false)
  const bar = useRef<HTMLDivElement>(null)
  const { ref: seen } = useInView({
    triggerOnce: true,
    threshold: 1,
    onChange: (inView) => inView && start(),
  })

  const start = () => {
    if (!empty.current) return
    empty.current = false
    api.start({ filled: level, config })
  }

  useBeforePaint(() => {
    const { current } = bar
    if (!current || reducedMotion() || current.getBoundingClientRect().top < innerHeight) return
    empty.current = true
    api.set({ filled: 0 })
  }, [api])

  const ref = (element: HTMLDivElement | null) => {
    bar.current = element
    seen(element)
  }
  return { ref, filled }
}
