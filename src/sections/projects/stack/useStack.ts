import { portfolio } from 'virtual:portfolio'
import { type RefObject, useEffect, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { onArrival } from '../../../motion/arrival.ts'
import { useSprings } from '../../../motion/reactSpring.ts'
import { reducedMotion } from '../../../motion/reduced.ts'
import { springOf } from '../../../motion/springConfig.ts'

const { projectStack } = portfolio.motion
const config = springOf(projectStack, true)

/** The list whose children are the cards. */
export type CardList = RefObject<HTMLElement | null>

/** A range of cards in a stack: from one index up to another, the number of all, and the step of their scales. */
export interface CardRange {
  from: number
  to: number
  count: number
  step: number
}

/** Moves some cards to where they are at a progress from 0 to 1 through the section, on springs or at once. */
export type Follow = (progress: number, immediate: boolean) => void

/**
 * Returns a set of functions that it calls with the scroll progress through the section around `list`, or through
 * `list` where it is a part of a long one. What is in view on arrival stays as it is until the page is scrolled.
 */
export function useFollowers(list: CardList): Set<Follow> {
  const [followers] = useState(() => new Set<Follow>())

  useEffect(() => {
    const whole = list.current?.closest(__LONG_LISTS__ ? '[data-part], section' : 'section')
    if (!whole) return
    const follow = (immediate: boolean) => {
      const { top, height } = whole.getBoundingClientRect()
      const progress = stackProgress({ top, height, viewport: innerHeight })
      for (const each of followers) each(progress, immediate)
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
      const unobserve = observe(whole, onSight)
      addEventListener('scroll', onScroll, { passive: true })
      addEventListener('resize', onResize)
      return () => {
        unobserve()
        removeEventListener('scroll', onScroll)
        removeEventListener('resize', onResize)
      }
    })
  }, [followers, list])

  return followers
}

/**
 * A spring for the scale of each card in a range, which follows the scroll. With less motion every card keeps its size.
 */
export function useStack(followers: Set<Follow>, { from, to, count, step }: CardRange) {
  const [springs, api] = useSprings(to - from, () => ({ scale: 1, config }), [to - from])

  useEffect(() => {
    const targets: number[] = []
    const follow: Follow = (progress, immediate) => {
      const still = reducedMotion()
      api.start((index) => {
        const scale = still ? 1 : cardScale(from + index, count, progress, step)
        // Most cards of a long stack stay as they are.
        if (!immediate && scale === targets[index]) return null
        targets[index] = scale
        return { scale, immediate }
      })
    }
    followers.add(follow)
    return () => void followers.delete(follow)
  }, [api, from, count, step, followers])

  return springs
}

/**
 * Writes the height of the children of `list`, from one index up to another, onto them as `--height`, in px, and keeps
 * it up to date. With a ResizeObserver: react-intersection-observer knows visibility only.
 */
export function useHeights(list: RefObject<HTMLElement | null>, from: number, to: number): void {
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
    for (const child of [...current.children].slice(from, to)) observer.observe(child)
    return () => observer.disconnect()
  }, [list, from, to])
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

/** The step of a pile of `count` cards: no more than `step`, and so small that each card is smaller than the one after it. */
export const pileStep = (count: number, step: number): number => Math.min(step, (1 - minScale) / count)
