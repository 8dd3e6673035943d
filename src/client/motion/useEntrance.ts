import { type RefObject, useEffect, useEffectEvent } from 'react'
import { observe } from 'react-intersection-observer'
import { onReducedMotion, reducedMotion } from './springs.ts'

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

/*
 * What the URL leads to counts as seen, but its position is known late: browsers scroll to a fragment, smoothly, or to
 * the position before a reload, at some time between the first layout and the load event, or a frame later.
 */

let arrived: Promise<void> | undefined

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function arrival(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // In the first frame the scroll may only begin; by the second its event has fired.
  await nextFrame()
  await nextFrame()
}

/**
 * Runs `effect` once the browser has restored the scroll position, or is on its way to the fragment.
 *
 * @param effect may return its cleanup
 * @returns runs the cleanup, or keeps the effect from running
 */
export function onArrival(effect: () => (() => void) | undefined): () => void {
  let ended = false
  let end: (() => void) | undefined
  arrived ??= arrival()
  arrived.then(() => {
    if (!ended) end = effect()
  })
  return () => {
    ended = true
    end?.()
  }
}

/**
 * Whether an element is below the viewport, and below the screen that begins with the target of the URL, to which a
 * smooth scroll may still be on its way. To be called on arrival.
 */
function isBeyondScreen(element: Element): boolean {
  // Only where there can be one: a search through a long page for each of its entries takes long.
  const target = location.hash ? document.querySelector(':target') : null
  // The entry of a list has its place even while its content is not laid out, which measuring that would force.
  const { top } = (element.closest('li') ?? element).getBoundingClientRect()
  return top >= Math.max(0, target?.getBoundingClientRect().top ?? 0) + innerHeight
}
