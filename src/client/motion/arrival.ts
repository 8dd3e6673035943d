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
export function isBeyondScreen(element: Element): boolean {
  const target = document.querySelector(':target')?.getBoundingClientRect().top ?? 0
  // The entry of a list has its place even while its content is not laid out, which measuring that would force.
  const { top } = (element.closest('li') ?? element).getBoundingClientRect()
  return top >= Math.max(0, target) + innerHeight
}
