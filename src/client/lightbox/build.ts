import { styles } from './styles.ts'

/** The words of the controls, which the element around the pictures has as JSON. */
export interface Words {
  close: string
  previous: string
  next: string
  /** With `{n}` and `{count}`. */
  position: string
}

/** The dialog and its parts. */
export interface View {
  dialog: HTMLDialogElement
  /** Holds the picture. */
  stage: HTMLElement
  caption: HTMLElement
  close: HTMLButtonElement
  previous: HTMLButtonElement
  next: HTMLButtonElement
  /** Writes which picture of how many it is. */
  position: (n: number, count: number) => void
}

const cross = 'M5 5l10 10M15 5L5 15'
const arrows = { previous: 'M17 10H4M9 5l-5 5 5 5', next: 'M3 10h13M11 5l5 5-5 5' }

/**
 * Builds the dialog, and adds its styles to the page at the first time.
 *
 * @param several whether there are pictures before and after
 */
export function build(words: Partial<Words>, several: boolean): View {
  addStyles()
  const close = button(words.close, cross)
  const previous = button(words.previous, arrows.previous)
  const next = button(words.next, arrows.next)
  const count = element('p', 'lightbox-position')
  count.setAttribute('aria-live', 'polite')
  const stage = element('div', 'lightbox-stage')
  const caption = element('p', 'lightbox-caption')
  const head = element('div', 'lightbox-head', count, close)
  const foot = element('div', 'lightbox-foot', caption, ...(several ? [previous, next] : []))
  const dialog = element('dialog', 'lightbox', head, stage, foot)
  const position = (n: number, of: number) => {
    const shown = (value: number) => new Intl.NumberFormat(document.documentElement.lang).format(value)
    const values: Record<string, string> = { n: shown(n), count: shown(of) }
    count.textContent = several
      ? (words.position ?? '').replace(
          /\{(\w+)\}/g,
          (placeholder, name: string) => values[name] ?? placeholder,
        )
      : ''
  }
  return { dialog, stage, caption, close, previous, next, position }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

/** A round button with a line drawing in it, which is turned round where text runs to the left. */
function button(name = '', path = ''): HTMLButtonElement {
  const made = element('button', 'lightbox-button')
  made.type = 'button'
  made.setAttribute('aria-label', name)
  made.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`
  return made
}

let areAdded = false

/** By script into an empty element, which the content policy allows, and before the owner's own styles. */
function addStyles(): void {
  if (areAdded) return
  areAdded = true
  const sheet = document.createElement('style')
  document.head.prepend(sheet)
  for (const [index, rule] of styles.entries()) sheet.sheet?.insertRule(rule, index)
}
