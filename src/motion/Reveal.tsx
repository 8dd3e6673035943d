import { type ReactNode, useRef } from 'react'
import { useContent } from '../content.ts'
import { dataReveal } from '../shared/dataAttributes.ts'
import { animated, useSpring } from './reactSpring.ts'
import { springOf } from './springConfig.ts'
import { useEntrance } from './useEntrance.ts'

const end = { opacity: 1, y: 0 }

interface Props {
  /** The position in a list, from 0: each part waits a little longer than the one before it. */
  index?: number
  className?: string
  children: ReactNode
}

/** Moves its children in, once, when they are first scrolled into view. */
export function Reveal({ index = 0, className, children }: Props) {
  const { reveal } = useContent().motion
  const box = useRef<HTMLDivElement>(null)
  const [style, api] = useSpring(() => ({ ...end, config: springOf(reveal) }))

  useEntrance(box, {
    prepare(element) {
      element.setAttribute(dataReveal, 'away')
      api.set({ opacity: 0, y: reveal.distance })
    },
    enter(element) {
      element.setAttribute(dataReveal, 'here')
      api.start({ ...end, delay: index * reveal.stagger })
    },
  })

  return (
    <animated.div ref={box} className={className} style={style} {...{ [dataReveal]: 'here' }}>
      {children}
    </animated.div>
  )
}
