import type { EditableField, IconChoice } from '../../shared/editor.ts'
import { ask, sentenceOf } from './ask.ts'
import { element } from './controls.ts'
import style from './pictureDialog.css?inline'

let made = 0

/**
 * Shows the icons that there are, by their pictures and names, and a field to search them. Resolves to what came of it
 * once it is closed, or to nothing.
 */
export function showIcons(
  root: ShadowRoot,
  field: EditableField,
  place: string,
): Promise<string | undefined> {
  const host = element('div')
  const own = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  own.adoptedStyleSheets = [sheet]
  const id = `icons-${++made}`

  const search = element('input', { type: 'search', id: `${id}-search`, autocomplete: 'off' })
  const group = element('div', { role: 'radiogroup', 'aria-label': 'Icons', class: 'choices' })
  const found = element('p', { role: 'status' })
  const problem = element('p', { role: 'alert', class: 'problem' })
  const chosen = () => group.querySelector<HTMLInputElement>('input:checked')?.value ?? field.value
  const show = async () => {
    const words = search.value
    const icons = await ask('icons', { words, now: field.value }).catch(() => [])
    // An answer to an earlier word may come late.
    if (words !== search.value) return
    group.replaceChildren(...icons.map((icon) => choice(id, icon, icon.name === field.value)))
    found.textContent = icons.length > 1 ? '' : 'No other icon has these words in its name.'
  }
  search.addEventListener('input', show)

  const save = element('button', { type: 'submit', class: 'save' }, 'Save')
  const cancel = element('button', { type: 'button' }, 'Cancel')
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: `${id}-name` }, 'Icon', element('small', {}, place)),
    element('label', { for: search.id }, 'Search by name'),
    search,
    group,
    found,
    problem,
    element('div', { class: 'foot' }, cancel, save),
  )
  const dialog = element('dialog', { class: 'picture', 'aria-labelledby': `${id}-name` }, form)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { file, path, was } = field
    try {
      const { lines } = await ask('edit', { edit: { kind: 'text', file, path, was, to: chosen() } })
      dialog.close(lines ? `Saved, ${lines.file}:${lines.line}` : 'Nothing has changed')
    } catch (error) {
      problem.textContent = sentenceOf(error)
    }
  })
  cancel.addEventListener('click', () => dialog.close())
  own.append(dialog)
  root.append(host)
  show()
  dialog.showModal()
  search.focus()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove()
      resolve(dialog.returnValue || undefined)
    })
  })
}

/** An icon as a radio button, with its name. */
function choice(group: string, { name, body, width, height }: IconChoice, isChosen: boolean): HTMLElement {
  const drawing = element('span', { class: 'drawing', 'aria-hidden': 'true' })
  drawing.innerHTML = `<svg viewBox="0 0 ${width} ${height}">${body}</svg>`
  return element(
    'label',
    {},
    element('input', { type: 'radio', name: group, value: name, checked: isChosen }),
    drawing,
    element('span', {}, name),
  )
}
