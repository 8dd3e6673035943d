import { type RefObject, useEffect, useEffectEvent } from 'react'
import { observe } from 'react-intersection-observer'
import { isBeyondScreen, onArrival } from './arrival.ts'
import { onReducedMotion, reducedMotion } from './reduced.ts'

/** A motion that an element makes once, when it is first scrolled into view. */
interface Entrance {
  /** How much of the element must be visible for the motion to start: from 0, any of it, to 1, all of it. */
  threshold?: number
  /** Sets the start state, while the element is out of view. */
  prepare: (element: HTMLElement) => void
  /** Starts the motion to the end state. */
  enter: (element: HTMLElement) => void
}

/**
 * Gives an element its entrance, unless a visitor has seen it, the URL leads to it, or less motion is preferred: then
 * it stays as it is in the HTML, which is its end state.
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
        // Before it is prepared, any visible part counts as seen.
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
      // From then on nothing may move: what waits below the screen goes to its end state out of view.
      return onReducedMotion(() => {
        stop()
        onEnter(current)
      })
    })
    return stop
  }, [ref, threshold])
}
