/** What a visitor types into, opens or moves to, in document order. */
const controlsIn = (place: ParentNode) => [
  ...place.querySelectorAll<HTMLElement>('a, button, details, summary, input, textarea, select'),
]

/** Gives what a visitor has done to the controls of a place to those that stand there now. */
export type HandOver = () => void

/**
 * Remembers the focused element. React renders an island anew that a translation tool or an extension has changed before
 * hydration, and what was focused, typed and opened there is removed with it.
 *
 * @returns to be called before hydration; what it returns is called once other elements may be in the island
 */
export function followVisitor(): (island: HTMLElement) => HandOver {
  let focused: HTMLElement | undefined | null
  const note = () => {
    focused = document.activeElement?.closest<HTMLElement>(':focus')
  }
  addEventListener('focusin', note, true)
  // A visitor has left it; some browsers fire this for a removed element too, which is to be remembered.
  addEventListener('focusout', () => queueMicrotask(() => focused?.isConnected && note()), true)
  note()
  return (island) => {
    const before = controlsIn(island)
    return () => {
      // Counted among those of their kind: an extension may have added others.
      const successorOf = (control: HTMLElement) => {
        const alike = before.filter(({ localName }) => localName === control.localName)
        return island.querySelectorAll<HTMLElement>(control.localName)[alike.indexOf(control)]
      }
      const last = focused
      for (const control of before) {
        const successor = control.isConnected ? undefined : successorOf(control)
        if (successor) copyState(control, successor)
      }
      if (last && before.includes(last))
        (last.isConnected ? last : successorOf(last))?.focus({ preventScroll: true })
    }
  }
}

const isField = (control: Element) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** Opens what was open, and types what was typed. */
function copyState(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  if (!isField(from) || !isField(to)) return
  // Emptied by the visitor, where a draft has filled the other.
  const isEdited = from.value !== from.defaultValue || from.matches('[data-edited]')
  if (!isEdited || from.value === to.value) return
  // Not by its own property, by which React would take the text for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
  // Not every type of field tells where its caret is.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
