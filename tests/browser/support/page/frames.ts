import type { Locator } from '@playwright/test'

/** What was seen of an element in one frame, and the time of the frame, in ms of the page's clock. */
export interface Frame<Seen> {
  at: number
  seen: Seen
}

/**
 * Looks at an element in every frame from now on, so that a test can tell what a visitor saw in between.
 *
 * @param look runs in the page, and so can use nothing from around it
 * @returns ends the watch and gives the frames
 */
export async function watch<Seen>(
  element: Locator,
  look: (element: Element) => Seen,
): Promise<() => Promise<Frame<Seen>[]>> {
  // Made of text, because `look` travels into the page as its source.
  const start = new Function(
    'element',
    `const look = ${look}
    const recording = { ended: false, frames: [] }
    const frame = (at) => {
      if (recording.ended) return
      recording.frames.push({ at, seen: look(element) })
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    return recording`,
  ) as (element: Element) => { ended: boolean; frames: Frame<Seen>[] }
  const recording = await element.evaluateHandle(start)
  return () =>
    recording.evaluate((recording) => {
      recording.ended = true
      return recording.frames
    })
}

/** The effective opacity of an element: its own times those of its ancestors. */
export function opacityOf(element: Element): number {
  let opacity = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity)
  return opacity
}

/** How far transforms have moved an element, in px: the sum of its own and of those of its ancestors. */
export function travelOf(element: Element): number {
  let travel = 0
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { m41, m42 } = new DOMMatrix(getComputedStyle(each).transform)
    travel += Math.hypot(m41, m42)
  }
  return travel
}
