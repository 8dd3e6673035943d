import type { EditableField } from '../../../shared/edits.ts'
import type { Control } from './control.ts'

/** The fields beside a text, and what there is to say of it. */
export interface Panel {
  node: HTMLElement
  /** Adds a field for a value, which may show what was typed already. */
  add: (field: EditableField, typed?: string) => Control
  /** Says why something was refused, or nothing more. */
  say: (problem: string | undefined) => void
  remove: () => void
}

/** A text that is longer, in characters, gets a field of several lines. */
const oneLine = 60

/** Room to what it stands beside, and to the edges of the window, in px. */
const gap = 10

let made = 0

/** Shows a panel next to what is edited; in the middle of the window where that is not on the page any more. */
export function showPanel(
  root: ShadowRoot,
  anchor: () => Element | undefined,
  place: string,
  note?: string,
): Panel {
  const node = document.createElement('form')
  node.className = 'words-panel'
  node.noValidate = true
  const heading = node.appendChild(document.createElement('p'))
  heading.textContent = place
  if (note) heading.append(Object.assign(document.createElement('small'), { textContent: note }))
  const problem = node.appendChild(document.createElement('p'))
  problem.className = 'words-problem'
  problem.role = 'alert'
  root.append(node)

  const arrange = () => {
    const { offsetWidth: width, offsetHeight: height } = node
    const on = anchor()
    const rect = on?.isConnected ? on.getBoundingClientRect() : undefined
    const [left, below, above] = rect
      ? [rect.left, rect.bottom + gap, rect.top - gap - height]
      : [(innerWidth - width) / 2, (innerHeight - height) / 2, 0]
    const top = below + height < innerHeight - gap || above < gap ? below : above
    node.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
    node.style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`
  }
  const observer = new ResizeObserver(arrange)
  observer.observe(node)
  const listening = new AbortController()
  for (const event of ['scroll', 'resize'])
    addEventListener(event, arrange, { passive: true, capture: true, signal: listening.signal })
  arrange()

  return {
    node,
    add(field, typed = field.value) {
      const isLong = typed.length > oneLine || typed.includes('\n')
      const input = document.createElement(isLong ? 'textarea' : 'input')
      input.id = `words-${++made}`
      input.value = typed
      input.autocomplete = 'off'
      input.dir = 'auto'
      const label = document.createElement('label')
      label.htmlFor = input.id
      label.textContent = field.name
      problem.before(label, input)
      arrange()
      return {
        field,
        node: input,
        text: () => input.value,
        focus: () => input.focus({ preventScroll: true }),
      }
    },
    say(text) {
      problem.textContent = text ?? ''
      arrange()
    },
    remove() {
      observer.disconnect()
      listening.abort()
      node.remove()
    },
  }
}
