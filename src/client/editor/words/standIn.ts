/** A copy of an element of the page, in its place and its type, whose text can be edited. */
export interface StandIn {
  node: HTMLElement
  /** What is written in it. */
  text: () => string
  setText: (text: string) => void
  /** Puts the element of the page back. */
  remove: () => void
}

/** Elements in which a press or the space bar means something else than a place for the caret, or that have no text. */
const unsuited = 'button, summary, label, select, option, svg'

/**
 * Shows a text for editing where it stands. The element of the page is hidden and not changed, so that React finds its
 * own nodes as it left them, whatever it draws meanwhile. Undefined where the text cannot be edited in place.
 */
export function standInFor(element: Element, text: string): StandIn | undefined {
  if (!(element instanceof HTMLElement) || element.closest(unsuited)) return undefined
  const node = element.cloneNode(false) as HTMLElement // What a clone of an element is.
  for (const name of ['id', 'href', 'aria-hidden', 'tabindex']) node.removeAttribute(name)
  node.setAttribute('contenteditable', 'plaintext-only')
  node.role = 'textbox'
  node.ariaMultiLine = 'true'
  node.spellcheck = true
  node.draggable = false
  // Older browsers know no such value, and would keep the format of what is pasted.
  if (node.contentEditable !== 'plaintext-only') return undefined
  const style: Readonly<Record<string, string>> = {
    // What is written, not what becomes of it.
    'white-space': 'pre-wrap',
    'text-transform': 'none',
    'user-select': 'text',
    '-webkit-user-select': 'text',
    'pointer-events': 'auto',
    cursor: 'text',
    'min-inline-size': '1ch',
    'min-block-size': '1lh',
    outline: '2px solid currentColor',
    'outline-offset': '4px',
    'border-radius': '2px',
    'overflow-wrap': 'anywhere',
  }
  for (const [name, value] of Object.entries(style)) node.style.setProperty(name, value, 'important')
  node.textContent = text
  const { style: own } = element
  const [display, priority] = [own.getPropertyValue('display'), own.getPropertyPriority('display')]
  element.after(node)
  own.setProperty('display', 'none', 'important')
  return {
    node,
    text: () => textIn(node).replace(/\n+$/, ''),
    setText: (value) => {
      node.textContent = value
    },
    remove() {
      node.remove()
      if (display) own.setProperty('display', display, priority)
      else own.removeProperty('display')
      if (!element.getAttribute('style')) element.removeAttribute('style')
    },
  }
}

/** The text of an element as it was typed: `innerText` would give it as the page's style shows it. */
function textIn(node: Node): string {
  if (node instanceof Text) return node.data
  if (node instanceof HTMLBRElement) return '\n'
  const inner = [...node.childNodes].map(textIn).join('')
  return node instanceof HTMLDivElement && node.previousSibling ? `\n${inner}` : inner
}

/** Puts the caret behind the last letter. */
export function caretAtEnd(node: HTMLElement): void {
  node.focus({ preventScroll: true })
  getSelection()?.selectAllChildren(node)
  getSelection()?.collapseToEnd()
}
