import type { EditableField, IconChoice } from '../../shared/editor.ts'
import type { EditPath } from '../../shared/editorQuestions.ts'
import { ask } from './ask.ts'
import { element } from './controls.ts'
import { showForm } from './dialog.ts'

/**
 * Shows the icons that there are, by their pictures and names, and a field to search them. Resolves to what came of it
 * once it is closed, or to nothing.
 */
export function showIcons(
  root: ShadowRoot,
  { file, path, value: now, ...field }: EditableField,
  place: string,
): Promise<string | undefined> {
  const search = element('input', { type: 'search', autocomplete: 'off' })
  const group = element('div', { role: 'radiogroup', 'aria-label': 'Icons', class: 'choices' })
  const found = element('p', { role: 'status' })
  // It stays chosen while others are searched.
  let chosen = now
  group.addEventListener('change', () => {
    chosen = group.querySelector<HTMLInputElement>('input:checked')?.value ?? chosen
  })
  /** What the words of the search lead to, behind the present icon. */
  let others: readonly IconChoice[] = []
  const show = async () => {
    const words = search.value
    const icons = await ask('icons', { words, now }).catch(() => [])
    // An answer to an earlier word may come late.
    if (words !== search.value) return
    others = icons.filter(({ name }) => name !== now)
    group.replaceChildren(...icons.map((icon) => choice(icon, icon.name === chosen)))
    found.textContent =
      icons.length > 1 ? `${icons.length} icons` : 'No other icon has these words in its name.'
  }
  let shown = show()
  search.addEventListener('input', () => {
    shown = show()
  })
  // The one icon that was found need not be pressed.
  search.addEventListener('keydown', async (event) => {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    await shown
    const [first, second] = others
    if (first && !second) chosen = first.name
    search.form?.requestSubmit()
  })
  const content = [element('label', { class: 'field' }, 'Search by name', search), group, found]
  let { seen } = field
  const patches = () => [{ op: 'set', file, path, value: chosen, seen } as const]
  const follow = (_: EditPath, now: string) => {
    seen = now
  }
  const { outcome } = showForm(root, 'Icon', place, content, { patches, follow })
  search.focus()
  return outcome
}

/** An icon as a radio button, with its name. */
function choice({ name, body, width, height }: IconChoice, isChosen: boolean): HTMLElement {
  const drawing = element('span', { class: 'drawing', 'aria-hidden': 'true' })
  drawing.innerHTML = `<svg viewBox="0 0 ${width} ${height}">${body}</svg>`
  return element(
    'label',
    {},
    element('input', { type: 'radio', name: 'icon', value: name, checked: isChosen }),
    drawing,
    element('span', {}, name),
  )
}
