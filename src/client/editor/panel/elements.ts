type Child = Node | string

/** An element with attributes and children; an attribute that is undefined or false is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))
  made.append(...children)
  return made
}

const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  copy: 'M5.5 5.5V3h7.500v7.500h-2.500M3 5.500h7.500V13H3z',
  remove: 'M3 4.500h10M6.5 4.500V3h3v1.500M4.5 4.500l.7 8.500h5.600l.7-8.5',
  add: 'M8 3v10M3 8h10',
  undo: 'M6 4L3 7l3 3M3 7h6.500a3.5 3.5 0 0 1 0 7H7',
  redo: 'M10 4l3 3-3 3M13 7H6.500a3.5 3.5 0 0 0 0 7H9',
  open: 'M4.5 6.500L8 10l3.5-3.5',
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
