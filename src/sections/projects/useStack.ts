import { portfolio } from 'virtual:portfolio'
import { type RefObject, useEffect } from 'react'
import { reducedMotion } from '../../motion/reduced.ts'
import { springOf } from '../../motion/spring.ts'
import { useSprings } from '../../motion/springs.ts'
import { cardScale, stackProgress } from './cardScale.ts'

const { projectStack } = portfolio.motion
const config = springOf(projectStack, true)

/**
 * A scale for each card of a stack, following the scroll through the section around `list` on springs.
 * The first position is taken at once; with less motion every card keeps its size.
 */
export function useStack(list: RefObject<HTMLElement | null>, count: number) {
  const [springs, api] = useSprings(count, () => ({ scale: 1, config }), [count])

  useEffect(() => {
    const section = list.current?.closest('section')
    if (!section) return
    const follow = (immediate: boolean) => {
      const { top, height } = section.getBoundingClientRect()
      const progress = stackProgress({ top, height, viewport: innerHeight })
      const calm = reducedMotion()
      api.start((index) => {
        const scale = calm ? 1 : cardScale(index, count, progress, projectStack.scaleStep)
        // Most cards of a long stack stay as they are.
        if (!immediate && scale === goals[index]) return null
        goals[index] = scale
        return { scale, immediate }
      })
    }
    const goals: number[] = []
    let seen = false
    const onScroll = () => seen && follow(false)
    const onResize = () => follow(true)
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false
      follow(false)
    })
    follow(true)
    observer.observe(section)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onResize)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onResize)
    }
  }, [api, count, list])

  return springs
}
