/*
 * Dragging by a handle, with a mouse or a finger. The handle needs `touch-action: none`.
 */

/** So far a pointer moves before it drags, in px; less is a press. */
const dragFrom = 6
/** Near the edges of the screen the page scrolls meanwhile, in px, and by so much with each frame. */
const edge = { width: 72, step: 14 }

let finish: ((isDropped: boolean) => void) | undefined

/** Ends a drag without a drop. Returns whether there was one. */
export function cancelDrag(): boolean {
  const isDragging = finish !== undefined
  finish?.(false)
  return isDragging
}

/**
 * @param move called with each frame: where the pointer is in the window
 * @param end called once it is over, and with whether it was dropped
 */
export function dragBy(
  handle: HTMLElement,
  move: (x: number, y: number) => void,
  end: (isDropped: boolean) => void,
): void {
  let wasDragged = false
  // What ends a drag is no press.
  handle.addEventListener('click', (event) => wasDragged && event.stopImmediatePropagation())
  handle.addEventListener('pointerdown', ({ button, clientX, clientY, pointerId }) => {
    wasDragged = false
    if (button !== 0) return
    handle.setPointerCapture(pointerId)
    let [x, y] = [clientX, clientY]
    const listening = new AbortController()
    const on = { signal: listening.signal }
    const follow = () => {
      if (listening.signal.aborted) return
      if (y < edge.width) scrollBy({ top: -edge.step, behavior: 'instant' })
      if (y > innerHeight - edge.width) scrollBy({ top: edge.step, behavior: 'instant' })
      move(x, y)
      requestAnimationFrame(follow)
    }
    const stop = (isDropped: boolean) => {
      listening.abort()
      finish = undefined
      if (!wasDragged) return
      // It may have moved since the last frame.
      if (isDropped) move(x, y)
      end(isDropped)
    }
    handle.addEventListener(
      'pointermove',
      (event) => {
        x = event.clientX
        y = event.clientY
        if (wasDragged || Math.hypot(x - clientX, y - clientY) < dragFrom) return
        wasDragged = true
        finish = stop
        follow()
      },
      on,
    )
    handle.addEventListener('pointerup', () => stop(true), on)
    handle.addEventListener('pointercancel', () => stop(false), on)
  })
}
