import { element } from './elements.ts'

/** Two or more parts of which one shows. */
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
  show(0)
  return { list, panels, focus: () => buttons[0]?.focus() }
}
