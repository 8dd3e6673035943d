import type { EditableField } from '../../shared/editor.ts'
import { keepPlaced, placeBeside } from './floating.ts'

/*
 * Where a text is typed: in place of what the page shows, or in fields beside it.
 */

/** A place where one value is edited: a stand-in on the page, or a field beside it. */
export interface Control {
  field: EditableField
  node: HTMLElement
  text: () => string
  focus: () => void
}

/** A copy of an element of the page, in its place and its type, whose text can be edited. */
export interface StandIn extends Copy {
  /** What is written in it. */
  text: () => string
  /** Whether it can be edited: not while it is saved. */
  setEditable: (isEditable: boolean) => void
}

/** A copy of an element of the page, in its place and its type, with other words. */
export interface Copy {
  node: HTMLElement
  /** Puts the element of the page back. */
  remove: () => void
}

/** Elements in which a press or the space bar means something else than a place for the caret, or that have no text. */
const unsuited = 'button, summary, label, select, option, svg'

/** Shows a text for editing where it stands. Undefined where the text cannot be edited in place. */
export function standInFor(element: Element, text: string): StandIn | undefined {
  // Older browsers know no such value, and would keep the format of what is pasted.
  if (element.closest(unsuited) || !knowsPlainText()) return undefined
  const copy = copyOf(element, text)
  if (!copy) return undefined
  const { node } = copy
  node.role = 'textbox'
  node.ariaMultiLine = 'true'
  node.spellcheck = true
  node.draggable = false
  setImportant(node, {
    // What is written, not what becomes of it.
    'text-transform': 'none',
    'user-select': 'text',
    '-webkit-user-select': 'text',
    'pointer-events': 'auto',
    cursor: 'text',
    // Words alone would stand at the other end of a row that runs backwards.
    'flex-direction': 'row',
    'min-inline-size': '1ch',
    'min-block-size': '1lh',
    'outline-offset': '4px',
    'border-radius': '2px',
  })
  const setEditable = (isEditable: boolean) => {
    if (isEditable) node.setAttribute('contenteditable', 'plaintext-only')
    else node.removeAttribute('contenteditable')
    setImportant(node, { outline: isEditable ? '2px solid currentColor' : 'none' })
  }
  setEditable(true)
  return { ...copy, text: () => textIn(node).replace(/\n+$/, ''), setEditable }
}

function knowsPlainText(): boolean {
  const probe = document.createElement('div')
  probe.setAttribute('contenteditable', 'plaintext-only')
  return probe.contentEditable === 'plaintext-only'
}

function setImportant({ style }: HTMLElement, properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value, 'important')
}

const copies = new WeakMap<Element, Element>()
const standIns = new WeakSet<Element>()

/** Whether an element was put into the page by the editor. */
export const isStandIn = (element: Element): boolean => standIns.has(element)

/** What shows of an element: a copy stands in its place while its text is edited. */
export const shownFor = (element: Element): Element => copies.get(element) ?? element

/**
 * Shows other words in the place of an element. That is hidden and not changed, so that React finds its own nodes as it
 * left them, whatever it draws meanwhile. Undefined for an element that cannot be there twice.
 */
export function copyOf(element: Element, text: string): Copy | undefined {
  if (!(element instanceof HTMLElement) || element.matches('summary, option')) return undefined
  const node = element.cloneNode(false) as HTMLElement // What a clone of an element is.
  for (const name of ['id', 'href', 'aria-hidden', 'tabindex']) node.removeAttribute(name)
  setImportant(node, { 'white-space': 'pre-wrap', 'overflow-wrap': 'anywhere' })
  node.textContent = text
  const { style: own } = element
  const [display, priority] = [own.getPropertyValue('display'), own.getPropertyPriority('display')]
  element.after(node)
  copies.set(element, node)
  standIns.add(node)
  own.setProperty('display', 'none', 'important')
  return {
    node,
    remove() {
      node.remove()
      copies.delete(element)
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

/** The panel beside a text: a field for it where it cannot be typed in its place, and what there is to say of it. */
export interface FieldPanel {
  node: HTMLElement
  /** Adds the field, which may show what was typed already. */
  add: (field: EditableField, typed?: string) => Control
  /** Adds a box to tick, with its words. */
  offer: (words: string) => HTMLInputElement
  /** Says why something was refused, or nothing more. */
  say: (problem: string | undefined) => void
  remove: () => void
}

/** A text that is longer, in characters, gets a field of several lines. */
const oneLine = 60

let made = 0

/** Shows a panel next to what is edited; in the middle of the window where that is not on the page any more. */
export function showField(
  root: ShadowRoot,
  anchor: () => Element | undefined,
  place: string,
  note?: string,
): FieldPanel {
  const node = document.createElement('form')
  node.className = 'words-panel'
  node.noValidate = true
  const heading = node.appendChild(document.createElement('p'))
  heading.id = 'words-place'
  heading.textContent = place
  if (note) heading.append(Object.assign(document.createElement('small'), { textContent: note }))
  const problem = node.appendChild(document.createElement('p'))
  problem.className = 'words-problem'
  problem.role = 'alert'
  root.append(node)

  const stop = keepPlaced(node, () => {
    const on = anchor()
    const text = on?.isConnected ? on.getBoundingClientRect() : undefined
    const toolbar = root.querySelector('.entry-bar')?.getBoundingClientRect() ?? text
    if (!text || !toolbar) return placeBeside(node, undefined, 'below')
    // Also beside the toolbar of its entry, on whichever side that is.
    const top = Math.min(text.top, toolbar.top)
    const height = Math.max(text.bottom, toolbar.bottom) - top
    placeBeside(node, new DOMRect(text.left, top, text.width, height), 'below')
  })

  return {
    node,
    add(field, typed = field.value) {
      const isLong = typed.length > oneLine || typed.includes('\n')
      const input = document.createElement(isLong ? 'textarea' : 'input')
      input.id = `words-${++made}`
      input.value = typed
      input.autocomplete = 'off'
      input.dir = 'auto'
      input.setAttribute('aria-describedby', heading.id)
      const label = document.createElement('label')
      label.htmlFor = input.id
      label.textContent = field.name
      problem.before(label, input)
      return {
        field,
        node: input,
        text: () => input.value,
        focus: () => input.focus({ preventScroll: true }),
      }
    },
    offer(words) {
      const box = document.createElement('input')
      box.type = 'checkbox'
      const label = document.createElement('label')
      label.append(box, words)
      problem.before(label)
      return box
    },
    say(text) {
      problem.textContent = text ?? ''
    },
    remove() {
      stop()
      node.remove()
    },
  }
}
