import { type ComponentProps, type ReactNode, useRef } from 'react'
import { dataReveal } from '../../shared/dataAttributes.ts'
import { useContent } from '../content.ts'
import type { Part } from '../theme/parts.ts'
import { animated, springOf, useInlineSide, useSpring } from './springs.ts'
import { useEntrance } from './useEntrance.ts'

const end = { opacity: 1, x: 0, y: 0, scale: 1 }

interface Props {
  /**
   * The start of the motion: `x` towards the end of lines and `y` downwards, in distances of the YAML's reveal, and the
   * scale. It fades in as well.
   */
  from: { x?: number; y?: number; scale?: number }
  /** The position in a list, from 0: each part waits a little longer than the one before it. */
  index?: number
  /** For `styled()`. */
  className?: string
  /** The name by which the CSS of a look selects it. */
  'data-part'?: Part
  /** The content, which enters as one part. */
  children: ReactNode
}

/** Moves its children in from a side, once, when they are first scrolled into view. */
export function Enter({ from: { x = 0, y = 0, scale = 1 }, index = 0, children, ...attributes }: Props) {
  const { reveal } = useContent().motion
  const side = useInlineSide()
  const box = useRef<HTMLDivElement>(null)
  const [style, api] = useSpring(() => ({ ...end, config: springOf(reveal) }))

  useEntrance(box, {
    prepare(element) {
      element.setAttribute(dataReveal, 'away')
      api.set({ opacity: 0, x: side * x * reveal.distance, y: y * reveal.distance, scale })
    },
    enter(element) {
      element.setAttribute(dataReveal, 'here')
      api.start({ ...end, delay: index * reveal.stagger })
    },
  })

  return (
    <animated.div ref={box} {...attributes} style={style} {...{ [dataReveal]: 'here' }}>
      {children}
    </animated.div>
  )
}

/** Moves its children in from below, once, when they are first scrolled into view. */
export const Reveal = (props: Omit<ComponentProps<typeof Enter>, 'from'>) => (
  <Enter from={{ y: 1 }} {...props} />
)
