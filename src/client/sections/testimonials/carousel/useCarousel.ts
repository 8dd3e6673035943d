import { useState } from 'react'
import { useContent } from '../../../content.ts'
import { useSprings } from '../../../motion/reactSpring.ts'
import { springOf } from '../../../motion/springConfig.ts'

/** 1 is to the next slide, −1 to the previous one. */
export type Direction = 1 | -1

/** Which slide shows, and the direction of the last move. */
export interface SlideIndex {
  index: number
  direction: Direction
}

/** The slide after or before `index`, wrapping around the ends of a list of `count`. */
export const nextSlide = ({ index }: SlideIndex, direction: Direction, count: number): SlideIndex => ({
  index: (index + direction + count) % count,
  direction,
})

/**
 * One slide of `count` at a time. `go` moves to the next or the previous one, around the ends; the springs give each
 * slide its `x`, in slides, and its `opacity`. A move during another continues from where every slide is: the next one
 * enters beside the current one, so that no two ever lie on one another. `hasMoved` is set by the first move.
 */
export function useCarousel(count: number) {
  const { carousel } = useContent().motion
  const configOf = (key: string) => (key === 'opacity' ? { duration: carousel.fade } : springOf(carousel))
  const [slide, setSlide] = useState<SlideIndex & { hasMoved?: true }>({ index: 0, direction: 1 })
  // In the dev server slides may be removed.
  const current = Math.min(slide.index, count - 1)
  const [springs, api] = useSprings(count, (index) => ({ x: 0, opacity: index === current ? 1 : 0 }), [count])

  const go = (direction: Direction) => {
    if (count < 2) return
    const next = nextSlide({ ...slide, index: current }, direction, count)
    setSlide({ ...next, hasMoved: true })
    const here = springs[current]?.x.get() ?? 0
    api.start((index, controller) => {
      if (index === next.index) {
        const { x, opacity } = controller.springs
        // A slide that is still visible on that side returns from where it is.
        const returns = opacity?.get() !== 0 && (x?.get() - here) * direction > 0
        const from = returns ? {} : { from: { x: here + direction, opacity: 0 } }
        return { ...from, to: { x: 0, opacity: 1 }, config: configOf }
      }
      // One that is still leaving keeps its distance to the current one, which now leaves after it.
      const x = (controller.springs.x?.get() ?? 0) - here - direction
      const isSeen = controller.springs.opacity?.get() !== 0
      return { to: isSeen ? { x, opacity: 0 } : { opacity: 0 }, config: configOf }
    })
  }

  return { ...slide, index: current, springs, go }
}
