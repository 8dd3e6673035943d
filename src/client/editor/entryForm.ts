import type { FormField, FormPart } from '../../shared/editor.ts'
import type { EditPath, Patch } from '../../shared/editorQuestions.ts'
import { ask } from './ask.ts'
import { disclosure, element } from './controls.ts'
import { showForm } from './dialog.ts'
import { keepDraft } from './draft.ts'
import { showPicture } from './pictureDialog.ts'
import { langHere } from './places.ts'

/*
 * All fields of an entry or a section in one form, which is made from its schema. What was changed is one edit.
 */

interface Control {
  field: FormPart & FormField
  /** The version in which it was seen. */
  seen: string
  node: HTMLElement
  value: () => string
  /** Says beside it why it is refused, or nothing more. */
  say: (problem: string) => void
}

/**
 * Shows the form. Resolves to what came of it once it is closed, or to nothing.
 *
 * @param first the path of the field that is to have the focus
 * @param typed what was entered before the page went away, by the paths of the fields
 */
export async function showAllFields(
  root: ShadowRoot,
  keys: EditPath,
  { first, typed = {} }: { first?: EditPath | undefined; typed?: Readonly<Record<string, string>> } = {},
): Promise<string | undefined> {
  const { name, place, note, seen, parts } = await ask('form', { keys, lang: langHere() })
  const controls: Control[] = []
  const shown = (part: FormPart): HTMLElement => {
    if ('picture' in part) return pictureButton(root, part)
    if ('parts' in part && typeof part.path.at(-1) === 'number')
      return element('fieldset', {}, element('legend', {}, part.title), ...part.parts.map(shown))
    if ('parts' in part) return disclosure(part.title, part.parts.map(shown)).element
    const { node, control } = fieldShown({ ...part, value: typed[part.path.join()] ?? part.value })
    controls.push({ ...control, field: part, seen })
    return node
  }
  const content = parts.map(shown)
  if (note) content.unshift(element('p', {}, note))
  const changed = () => controls.filter(({ field, value }) => value() !== field.value)
  const at = (path: EditPath, as: 'keys' | 'path' = 'keys') =>
    controls.find(({ field }) => field[as].join() === path.join()) ??
    // A group, or an entry that lacks a key.
    controls.find(({ field }) => path.every((step, index) => field[as][index] === step))
  const { dialog, outcome } = showForm(root, `All fields · ${name}`, place, content, {
    patches: () => changed().map(patchOf),
    follow(path, now) {
      const control = at(path)
      if (control) control.seen = now
    },
    mark(path, problem) {
      for (const { say } of controls) say('')
      const control = path && at(path)
      if (!control) return false
      control.say(problem)
      focus(control.node)
      return true
    },
  })
  const node = first ? at(first, 'path')?.node : undefined
  focus(node ?? controls[0]?.node)
  // What is entered is kept where the page goes away.
  const keep = () => {
    const entered = Object.fromEntries(changed().map(({ field, value }) => [field.path.join(), value()]))
    if (changed().length > 0) keepDraft({ place, form: { keys, entered } })
  }
  addEventListener('pagehide', keep)
  dialog.addEventListener('close', () => removeEventListener('pagehide', keep))
  return outcome
}

/** Moves the focus to a field, wherever it is folded away. */
function focus(node: HTMLElement | undefined): void {
  for (let part = node?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true
  node?.focus()
}

/** The patch that writes what was entered; a field that may be left out goes where it is empty. */
function patchOf({ field, seen, value }: Control): Patch {
  const { file, keys, control, isRequired } = field
  const at = { file, path: keys, seen } as const
  const entered = value()
  if (entered === '' && !isRequired) return { op: 'remove', ...at }
  if (control.kind === 'box') return { op: 'set', ...at, value: entered === 'true' }
  if (control.kind === 'number' && entered !== '') return { op: 'set', ...at, value: Number(entered) }
  const lines = entered.split('\n').filter((line) => line.trim() !== '')
  return { op: 'set', ...at, value: control.kind === 'lines' ? lines : entered }
}

let made = 0

/** A field with its label, what to enter, and room for why it is refused. */
function fieldShown(part: FormPart & FormField) {
  const { title, hint, control } = part
  const id = `field-${++made}`
  const problem = element('p', { class: 'problem', role: 'alert' })
  const help = element('small', { id }, control.kind === 'lines' ? `One on each line. ${hint ?? ''}` : hint)
  const { node, input, list, value } = entering(part, id)
  const say = (text: string) => {
    problem.textContent = text
    input.ariaInvalid = String(text !== '')
  }
  const label =
    control.kind === 'box'
      ? element('label', { class: 'tick' }, node, title)
      : element(node === input ? 'label' : 'div', { class: 'field' }, title, node)
  return {
    node: element('div', { class: 'entered' }, label, help, problem, list),
    control: { node: input, value, say },
  }
}

/** What a value is entered by: the control, and what has the focus in it. */
function entering({ title, control, value }: FormPart & FormField, describedBy: string) {
  const { kind, standard } = control
  const about = { 'aria-describedby': describedBy }
  if (kind === 'box') {
    const input = element('input', { type: 'checkbox', checked: (value || standard) === 'true', ...about })
    const now = () => String(input.checked)
    return { node: input, input, value: () => (value === '' && now() === standard ? '' : now()) }
  }
  if (kind === 'choice' && control.options.some(({ picture }) => picture)) {
    const radios = control.options.map((option) => {
      const isChosen = option.value === (value || standard)
      return element(
        'label',
        { title: option.says },
        element('input', { type: 'radio', name: describedBy, value: option.value, checked: isChosen }),
        option.picture
          ? element('img', { src: option.picture, alt: '', width: 280, height: 175 })
          : undefined,
        element('span', {}, option.value),
      )
    })
    const group = element(
      'div',
      { role: 'radiogroup', 'aria-label': title, class: 'choices', ...about },
      ...radios,
    )
    const chosen = () => group.querySelector<HTMLInputElement>('input:checked')
    const now = () => chosen()?.value ?? ''
    const input = chosen() ?? radios[0]?.querySelector('input') ?? group
    return { node: group, input, value: () => (value === '' && now() === standard ? '' : now()) }
  }
  if (kind === 'choice') {
    const none = standard === undefined ? 'Left out' : `By default: ${standard}`
    const options = [{ value: '', says: none }, ...control.options]
    const select = element(
      'select',
      about,
      ...options.map((one) =>
        element('option', { value: one.value, title: one.says }, one.value || one.says),
      ),
    )
    select.value = value
    return { node: select, input: select, value: () => select.value }
  }
  const isLong = kind === 'lines' || (kind === 'text' && control.isLong) || value.includes('\n')
  const input = element(isLong ? 'textarea' : 'input', {
    type: kind === 'number' ? 'number' : isLong ? undefined : 'text',
    step: kind === 'number' ? 'any' : undefined,
    dir: 'auto',
    rows: isLong ? 3 : undefined,
    placeholder: standard,
    autocomplete: 'off',
    list: kind === 'icon' ? `${describedBy}-icons` : undefined,
    ...about,
  })
  input.value = value
  if (kind !== 'icon') return { node: input, input, value: () => input.value }
  const list = element('datalist', { id: `${describedBy}-icons` })
  input.addEventListener('input', async () => {
    const icons = await ask('icons', { words: input.value.replace(':', ' '), now: '' }).catch(() => [])
    list.replaceChildren(...icons.map(({ name }) => element('option', { value: name })))
  })
  return { node: input, input, list, value: () => input.value }
}

/** A picture by the name of its file, and the button for the dialog that changes it. */
function pictureButton(
  root: ShadowRoot,
  { title, path, picture }: FormPart & { picture: string },
): HTMLElement {
  const name = element('span', {}, picture.split('/').at(-1) || 'None yet')
  const button = element('button', { type: 'button', class: 'filled' }, picture ? 'Change …' : 'Choose …')
  button.ariaLabel = `${title}: ${button.textContent}`
  button.addEventListener('click', async () => {
    const now = await ask('picture', { lang: langHere(), from: 'main', keys: path }).catch(() => null)
    const said = now && (await showPicture(root, now))
    if (said) name.textContent = said
  })
  return element('div', { class: 'entered' }, element('div', { class: 'field' }, title, name), button)
}
