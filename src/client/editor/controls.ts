/*
 * What the panel is made of: elements, tabs, and parts that unfold.
 */

type Child = Node | string | undefined

/** An element with attributes and children; a child that is undefined is left out, and so is an attribute that is, or false. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))
  for (const child of children) if (child !== undefined) made.append(child)
  return made
}

const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  left: 'M13 8H3M7 4L3 8l4 4',
  right: 'M3 8h10M9 4l4 4-4 4',
  copy: 'M5.5 5.5V3h7.500v7.500h-2.500M3 5.500h7.500V13H3z',
  remove: 'M3 4.500h10M6.5 4.500V3h3v1.500M4.5 4.500l.7 8.500h5.600l.7-8.5',
  add: 'M8 3v10M3 8h10',
  undo: 'M6 4L3 7l3 3M3 7h6.500a3.5 3.5 0 0 1 0 7H7',
  redo: 'M10 4l3 3-3 3M13 7H6.500a3.5 3.5 0 0 0 0 7H9',
  drag: 'M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01',
  open: 'M4.5 6.500L8 10l3.5-3.5',
  save: 'M3.500 8.500l3 3 6-7',
  fields: 'M3 3.500h4v3H3zM9.500 5H13M3 9.500h4v3H3zM9.500 11H13',
  phone: 'M5 2h6v12H5zM7.500 12h1',
  grip: 'M3 5.500h10M3 10.500h10',
}

export type IconName = keyof typeof paths

export function icon(name: IconName): Element {
  const made = document.createElement('span')
  made.className = `icon ${name}`
  made.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${paths[name]}"/></svg>`
  return made
}

/** A button with an icon alone, which says its name. */
export function iconButton(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', 'aria-label': label, title: label }, icon(name))
  made.addEventListener('click', press)
  return made
}

/** A button with a name in words. */
export function button(name: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'filled' }, name)
  made.addEventListener('click', press)
  return made
}

export interface Disclosure {
  element: HTMLDetailsElement
  /** Says what is chosen within, beside its name; in a font, if one is named. */
  say: (value: string, font?: string) => void
}

/** A part of the panel that a press unfolds. */
export function disclosure(name: string, content: readonly (Node | undefined)[]): Disclosure {
  const value = element('span', { class: 'value' })
  const summary = element('summary', {}, element('span', { class: 'name' }, name), value, icon('open'))
  return {
    element: element('details', {}, summary, element('div', { class: 'content' }, ...content)),
    say(text, font = 'inherit') {
      value.textContent = text
      value.style.fontFamily = font
    },
  }
}

/** The tab that was last shown, since some edits load the page anew. */
const lastTab = 'onefolio bar: tab'

/** Two or more parts of which one shows: that which was shown last in this session. */
export function tabs(parts: readonly { name: string; content: readonly Node[] }[]) {
  const buttons = parts.map(({ name }, index) =>
    element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `part-${index}` },
      name,
    ),
  )
  const panels = parts.map(({ content }, index) =>
    element('div', { role: 'tabpanel', id: `part-${index}`, 'aria-labelledby': `tab-${index}` }, ...content),
  )
  const list = element('div', { role: 'tablist' }, ...buttons)
  const show = (index: number) => {
    for (const [at, button] of buttons.entries()) {
      button.ariaSelected = String(at === index)
      button.tabIndex = at === index ? 0 : -1
    }
    for (const [at, panel] of panels.entries()) panel.hidden = at !== index
    sessionStorage.setItem(lastTab, String(index))
  }
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => show(index))
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (!step) return
    const now = buttons.findIndex(({ tabIndex }) => tabIndex === 0)
    const next = (now + step + buttons.length) % buttons.length
    show(next)
    buttons[next]?.focus()
  })
  const last = Number(sessionStorage.getItem(lastTab))
  show(last < parts.length ? last : 0)
  return { list, panels, focus: () => buttons.find(({ tabIndex }) => tabIndex === 0)?.focus() }
}
