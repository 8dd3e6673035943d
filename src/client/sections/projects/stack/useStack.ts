import { type RefObject, useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import { useContent } from '../../../content.ts'
import { onArrival } from '../../../motion/arrival.ts'
import { useSprings } from '../../../motion/reactSpring.ts'
import { reducedMotion } from '../../../motion/reduced.ts'
import { springOf } from '../../../motion/springConfig.ts'

/**
 * A spring for the scale of each of the `count` cards in `list`, which follows the scroll through the section around
 * it. What is in view on arrival stays as it is until the page is scrolled; with less motion every card keeps its size.
 */
export function useStack(list: RefObject<HTMLElement | null>, count: number) {
  const { projectStack } = useContent().motion
  const { scaleStep } = projectStack
  const [springs, api] = useSprings(count, () => ({ scale: 1, config: springOf(projectStack, true) }), [
    count,
  ])

  useEffect(() => {
    const section = list.current?.closest('section')
    if (!section) return
    const targets: number[] = []
    const follow = (immediate: boolean) => {
      const { top, height } = section.getBoundingClientRect()
      const progress = stackProgress({ top, height, viewport: innerHeight })
      const still = reducedMotion()
      api.start((index) => {
        const scale = still ? 1 : cardScale(index, count, progress, scaleStep)
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
  }, [api, count, list, scaleStep])

  return springs
}

/**
 * Writes the height of each of the `count` children of `list` onto it as `--height`, in px, and keeps it up to date.
 * With a ResizeObserver: react-intersection-observer knows visibility only.
 */
export function useHeights(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of children are others
  useEffect(() => {
    const { current } = list
    if (!current) return
    const observer = new ResizeObserver((entries) => {
      // From the entry: measuring each child would force a layout for each.
      for (const { target, borderBoxSize } of entries) {
        const height = `${borderBoxSize[0]?.blockSize ?? 0}px`
        if (target instanceof HTMLElement) target.style.setProperty('--height', height)
      }
    })
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, count])
}

/**
 * How far a section has been scrolled through: 0 when its top meets the viewport's top, 1 when its bottom
 * meets the viewport's bottom. All lengths in px; `top` is that of the section, counted from the viewport's.
 */
export function stackProgress({
  top,
  height,
  viewport,
}: {
  top: number
  height: number
  viewport: number
}): number {
  const distance = height - viewport
  if (distance <= 0) return top < 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / distance))
}

/** No card of a long stack gets smaller than this. */
const minScale = 0.5

/**
 * The scale of card `index` (from 0) of `count` at a `progress` from 0 to 1. It is 1 until the card's own
 * share of the section, index ∕ count, has passed, and then falls evenly to 1 − step · (count − index).
 */
export function cardScale(index: number, count: number, progress: number, step: number): number {
  const start = index / count
  const passed = Math.max(0, (progress - start) / (1 - start))
  return 1 - passed * Math.min(1 - minScale, step * (count - index))
}
