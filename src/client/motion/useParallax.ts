import { type RefObject, useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import { useContent } from '../content.ts'
import { reducedMotion, springOf, useInlineSide, useSpring } from './springs.ts'
import { onArrival } from './useEntrance.ts'

/**
 * Parallax: springs that follow the pointer and the scroll while `stage` is visible: `x` and `y` from −1 to 1 across the screen,
 * `x` from where lines begin, and `away` from 0 to 1 as the stage leaves the screen, once its end has been in view. At
 * rest they request no frames.
 * `x` times `side` grows to the right, for art that is not mirrored on right-to-left pages.
 */
export function useParallax(stage: RefObject<HTMLElement | null>) {
  const { hero } = useContent().motion
  const side = useInlineSide()
  const [{ x, y, away }, api] = useSpring(() => ({ x: 0, y: 0, away: 0, config: springOf(hero) }))

  useEffect(() => {
    const { current } = stage
    if (!current) return
    let seen: boolean | undefined
    const onPointer = (event: PointerEvent) => {
      if (!seen || event.pointerType !== 'mouse' || reducedMotion()) return
      api.start({
        x: side * ((event.clientX / innerWidth) * 2 - 1),
        y: (event.clientY / innerHeight) * 2 - 1,
      })
    }
    const onScroll = () => {
      if (!seen || reducedMotion()) return
      const { bottom, height } = current.getBoundingClientRect()
      api.start({ away: Math.min(1, Math.max(0, 1 - bottom / Math.min(height, innerHeight))) })
    }
    const reset = () => api.start({ x: 0, y: 0 })
    const onSight = (inView: boolean) => {
      // What is in view on arrival stays as it is until it is scrolled. Later it may come back by a jump, whose scroll
      // event came before it was in view.
      const isBack = inView && seen === false
      seen = inView
      if (isBack) onScroll()
      else if (!inView) api.stop()
    }
    return onArrival(() => {
      const unobserve = observe(current, onSight)
      addEventListener('pointermove', onPointer, { passive: true })
      addEventListener('scroll', onScroll, { passive: true })
      document.documentElement.addEventListener('pointerleave', reset)
      return () => {
        unobserve()
        removeEventListener('pointermove', onPointer)
        removeEventListener('scroll', onScroll)
        document.documentElement.removeEventListener('pointerleave', reset)
      }
    })
  }, [stage, api, side])

  return { x, y, away, side, tilt: hero.tilt }
}
