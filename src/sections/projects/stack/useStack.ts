import { portfolio } from 'virtual:portfolio'
import { type RefObject, useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import { onArrival } from '../../../motion/arrival.ts'
import { useSprings } from '../../../motion/reactSpring.ts'
import { reducedMotion } from '../../../motion/reduced.ts'
import { springOf } from '../../../motion/springConfig.ts'
import { cardScale, stackProgress } from './cardScale.ts'

const { projectStack } = portfolio.motion
const config = springOf(projectStack, true)

/**
 * A spring for the scale of each of the `count` cards in `list`, which follows the scroll through the section around
 * it. What is in view on arrival stays as it is until the page is scrolled; with less motion every card keeps its size.
 */
export function useStack(list: RefObject<HTMLElement | null>, count: number) {
  const [springs, api] = useSprings(count, () => ({ scale: 1, config }), [count])

  useEffect(() => {
    const section = list.current?.closest('section')
    if (!section) return
    const targets: number[] = []
    const follow = (immediate: boolean) => {
      const { top, height } = section.getBoundingClientRect()
      const progress = stackProgress({ top, height, viewport: innerHeight })
      const still = reducedMotion()
      api.start((index) => {
        const scale = still ? 1 : cardScale(index, count, progress, projectStack.scaleStep)
        // Most cards of a long stack stay as they are.
        if (!immediate && scale === targets[index]) return null
        targets[index] = scale
        return { scale, immediate }
      })
    }
    let seen: boolean | undefined
    const onScroll = () => seen && follow(false)
    const onResize = () => follow(true)
    const onSight = (inView: boolean) => {
      // Out of view on arrival: at once. Later it may leave or come back by a jump, whose scroll event came too early
      // or too late.
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
  }, [api, count, list])

  return springs
}
