/** The elements that can have the focus, in document order. */
const controlsOf = (part: ParentNode): (HTMLElement | null)[] => [
  ...part.querySelectorAll<HTMLElement>('a, button, summary, input, textarea'),
]

/**
 * Remembers the focused element. React renders parts of the page anew that a translation tool has changed before
 * hydration, and the focused element is removed with them.
 *
 * @returns calls `putBack`, if given, and moves a lost focus to the element that is now at the same position
 */
export function followFocus(): (putBack?: () => void) => void {
  let last: HTMLElement | undefined | null
  let part: ParentNode
  let index: number
  const note = () => {
    last = document.activeElement?.closest<HTMLElement>(':focus')
    if (!last) return
    // Counted within the section: samples in others add elements. Header and footer are rendered before these come.
    part = last.closest('main > section') ?? document
    index = controlsOf(part).indexOf(last)
  }
  addEventListener('focusin', note, true)
  // A visitor has left it; some browsers fire this for a removed element too, which is to be remembered.
  addEventListener('focusout', () => queueMicrotask(() => last?.isConnected && note()), true)
  note()
  return (putBack) => {
    const isLost = last?.isConnected === false
    putBack?.()
    if (isLost) controlsOf(part)[index]?.focus({ preventScroll: true })
  }
}
