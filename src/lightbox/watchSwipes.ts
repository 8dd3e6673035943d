/** How far a finger must travel sideways for a swipe, in px. */
const threshold = 40

/**
 * Calls `swiped` for each swipe of a finger or a pen: 1 to the right, -1 to the left. The picture follows the finger,
 * and comes back if it was no swipe.
 */
export function watchSwipes(stage: HTMLElement, swiped: (towards: 1 | -1) => void): void {
  let start: { x: number; y: number } | undefined
  const moveBy = (x: number) => {
    const picture = stage.querySelector('img')
    if (picture) picture.style.translate = x === 0 ? '' : `${x}px`
  }
  const end = () => {
    start = undefined
    moveBy(0)
  }
  stage.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
    // Who has zoomed in pans the page with a finger.
    const isPinched = (visualViewport?.scale ?? 1) > 1.01
    start = pointerType !== 'mouse' && isPrimary && !isPinched ? { x, y } : undefined
    if (!isPrimary) end()
  })
  stage.addEventListener('pointermove', ({ clientX, isPrimary }) => {
    if (start && isPrimary) moveBy(clientX - start.x)
  })
  stage.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!start) return
    const [x, y] = [clientX - start.x, clientY - start.y]
    end()
    if (Math.abs(x) > threshold && Math.abs(x) > Math.abs(y)) swiped(x > 0 ? 1 : -1)
  })
  stage.addEventListener('pointercancel', end)
}
