import { portfolio } from 'virtual:portfolio'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useInView } from 'react-intersection-observer'
import { reducedMotion } from './reduced.ts'
import { springOf } from './spring.ts'
import { animated, useSpring } from './springs.ts'

const { reveal } = portfolio.motion
const config = springOf(reveal)
const arrived = { opacity: 1, y: 0 }
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

interface Props {
  /** The place in a list: each part waits a little longer than the one before it. */
  index?: number
  className?: string
  children: ReactNode
}

/**
 * Lets its children move in, once, when they are first scrolled to. They are where they belong until this
 * is live, and stay there if the visitor has them on screen already or wants less motion.
 */
export function Reveal({ index = 0, className, children }: Props) {
  const [style, api] = useSpring(() => ({ ...arrived, config }))
  const away = useRef(false)
  const { ref } = useInView({ triggerOnce: true, onChange: (seen) => seen && arrive() })
  const box = useRef<HTMLDivElement>(null)

  const arrive = () => {
    if (!away.current) return
    away.current = false
    if (box.current) box.current.dataset.reveal = 'here'
    api.start({ ...arrived, delay: index * reveal.stagger })
  }

  useBeforePaint(() => {
    const { current } = box
    if (!current || reducedMotion() || current.getBoundingClientRect().top < innerHeight) return
    away.current = true
    current.dataset.reveal = 'away'
    api.set({ opacity: 0, y: reveal.distance })
  }, [api])

  return (
    <animated.div
      ref={(element) => {
        box.current = element
        ref(element)
      }}
      className={className}
      style={style}
      data-reveal="here"
    >
      {children}
    </animated.div>
  )
}
