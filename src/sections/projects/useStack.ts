import { portfolio } from 'virtual:portfolio'
import { type RefObject, useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import { onArrival } from '../../motion/arrival.ts'
import { useSprings } from '../../motion/reactSpring.ts'
import { reducedMotion } from '../../motion/reduced.ts'
import { springOf } from '../../motion/springConfig.ts'
import { cardScale, stackProgress } from './cardScale.ts'

const { projectStack } = portfolio.motion
const config = springOf(projectStack, true)

/** The list whose children the cards are. */
export type CardList = RefObject<HTMLElement | null>

/** Some of the cards of a stack: from one index on, up to another, of how many. */
export interface CardRange {
  from: number
  to: number
  count: number
}

/**
 * A scale for each of some cards of a stack, following the scroll through the section around `list` on springs.
 * Cards that a visitor is brought to stay as they are until the page is scrolled; with less motion every card
 * keeps its size.
 */
export function useStack(list: CardList, { from, to, count }: CardRange) {
  const [springs, api] = useSprings(to - from, () => ({ scale: 1, config }), [to - from])

  useEffect(() => {
    const section = list.current?.closest('section')
    if (!section) return
    const follow = (immediate: boolean) => {
      const { top, height } = section.getBoundingClientRect()
      const progress = stackProgress({ top, height, viewport: innerHeight })
      const still = reducedMotion()
      api.start((index) => {
        const scale = still ? 1 : cardScale(from + index, count, progress, projectStack.scaleStep)
        // Most cards of a long stack stay as they are.
        if (!immediate && scale === targets[index]) return null
        targets[index] = scale
        return { scale, immediate }
      })
    }
    const targets: number[] = []
    let seen: boolean | undefined
    const onScroll = () => seen && follow(false)
    const onResize = () => follow(true)
    const onSight = (inView: boolean) => {
      // Out of sight at first: at once. Later it may be left or come back by a jump, whose scroll event came too
      // early or too late.
      if (seen !== undefined || !inView) follow(seen === undefined)
      seen = inView
    }
    return onArrival(() => {
      const unobserve = observe(section, onSight)
      addEventListener('scroll', onScroll, { passive: true })
      addEventListener('resize', onResize)
      return () => {
        unobserve()
        removeEventListener('scroll', onScroll)
        removeEventListener('resize', onResize)
      }
    })
  }, [api, from, count, list])

  return springs
}
