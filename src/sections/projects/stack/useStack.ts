import { portfolio } from 'virtual:portfolio'
import { type RefObject, useEffect, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { onArrival } from '../../../motion/arrival.ts'
import { useSprings } from '../../../motion/reactSpring.ts'
import { reducedMotion } from '../../../motion/reduced.ts'
import { springOf } from '../../../motion/springConfig.ts'
import { cardScale, stackProgress } from './cardScale.ts'

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
