import { type RefObject, useEffect, useEffectEvent } from 'react'
import { observe } from 'react-intersection-observer'
import { isBeyondScreen, onArrival } from './arrival.ts'
import { onReducedMotion, reducedMotion } from './reduced.ts'

/** A motion that an element makes once, when it is first scrolled to. */
interface Entrance {
  /** How much of the element is on screen when the motion starts: from 0, any of it, to 1, all of it. */
  threshold?: number
  /** Sets the start state, while nobody sees it. */
  prepare: (element: HTMLElement) => void
  /** Starts the motion to the end state. */
  enter: (element: HTMLElement) => void
}

/**
 * Lets an element make an entrance, unless a visitor has seen it, is being brought to it by the address, or wants
 * less motion: then it stays as it is in the HTML, which is its end state.
 */
export function useEntrance(
  ref: RefObject<HTMLElement | null>,
  { threshold = 0, prepare, enter }: Entrance,
): void {
  const onPrepare = useEffectEvent(prepare)
  const onEnter = useEffectEvent(enter)

  useEffect(() => {
    const { current } = ref
    if (!current) return
    let prepared = false
    const stop = () => {
      unobserve()
      cancel()
    }
    const unobserve = observe(
      current,
      (inView, { intersectionRatio }) => {
        // Before it is prepared, a glimpse is enough to have seen it.
        if (!inView || (prepared && intersectionRatio < threshold)) return
        stop()
        if (prepared) onEnter(current)
      },
      { threshold: threshold > 0 ? [0, threshold] : 0 },
    )
    const cancel = onArrival(() => {
      prepared = !reducedMotion() && isBeyondScreen(current)
      if (!prepared) {
        unobserve()
        return undefined
      }
      onPrepare(current)
      // From then on nothing is to travel: what waits below the screen goes to its end while nobody sees it.
      return onReducedMotion(() => {
        stop()
        onEnter(current)
      })
    })
    return stop
  }, [ref, threshold])
}
