/*
 * What the address leads to counts as seen. Where that is, is known late: browsers go to a fragment, smoothly, and
 * to the position before a reload at some time between the first layout and the load event, or a frame later.
 */

let arrived: Promise<void> | undefined

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function arrival(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // The first frame may still begin the way, the second has its scroll event behind it.
  await nextFrame()
  await nextFrame()
}

/**
 * Runs `effect` once the browser has restored the scroll position, or is on its way to the fragment.
 *
 * @param effect may return what ends it
 * @returns ends it, or keeps it from running
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
 * Whether an element lies below all that a visitor has on screen, and below the screen that begins with the target
 * of the address, which a smooth scroll may still be on its way to. To be asked on arrival.
 */
export function isBeyondScreen(element: Element): boolean {
  const target = document.querySelector(':target')?.getBoundingClientRect().top ?? 0
  return element.getBoundingClientRect().top >= Math.max(0, target) + innerHeight
}
