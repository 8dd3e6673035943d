import type { EditPath, Patch } from '../../shared/editorQuestions.ts'
import { ask, makeEdit, Refused, saidOf, sentenceOf } from './ask.ts'
import { element, iconButton } from './controls.ts'
import style from './panel.css?inline'

const dialogs = new Set<HTMLDialogElement>()

/** Whether a dialog of the editor is open: keys are its own then. */
export const isDialogOpen = (): boolean => [...dialogs].some((dialog) => dialog.open)

/**
 * Shows a dialog above the page and the bar. It closes by its button, by Escape, and by what its content does; the focus
 * goes back to where it was.
 *
 * @param content makes what it holds, and is given how to close it
 * @param place the path and file of what it changes
 */
export function showDialog(
  root: ShadowRoot,
  name: string,
  content: (close: () => void) => readonly Node[],
  place?: string,
): HTMLDialogElement {
  const host = element('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  const dialog = element('dialog', { 'aria-label': name })
  const close = () => dialog.close()
  const heading = element('h2', {}, name, place === undefined ? undefined : element('small', {}, place))
  dialog.append(
    element('div', { class: 'top' }, heading, iconButton('close', 'Close', close)),
    element('div', { class: 'body' }, ...content(close)),
  )
  dialog.addEventListener('close', () => {
    dialogs.delete(dialog)
    host.remove()
  })
  // The page and the tool in use have keys of their own.
  host.addEventListener('keydown', (event) => event.stopPropagation())
  shadow.append(dialog)
  root.append(host)
  dialogs.add(dialog)
  dialog.showModal()
  return dialog
}

/** Shows a dialog that a press beside it closes, too, since nothing is entered in it. */
export function showChoices(...given: Parameters<typeof showDialog>): HTMLDialogElement {
  const dialog = showDialog(...given)
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  return dialog
}

/** How a form is saved. */
interface Saving {
  /** Those of what is entered. */
  patches: () => readonly Patch[]
  /** Is told the version in which someone else has changed a value meanwhile: the next edit may replace that. */
  follow: (path: EditPath, seen: string) => void
  /** Says beside its field why a value is refused. Returns whether it has one. */
  mark?: (path: EditPath | undefined, problem: string) => boolean
}

/** A dialog whose content is saved at once. */
interface Form {
  dialog: HTMLDialogElement
  /** Says why something is refused, or nothing more. */
  say: (problem: string) => void
  /** Resolves to what came of it once it is closed, or to nothing. */
  outcome: Promise<string | undefined>
}

/** @param place the path and file of what it changes */
export function showForm(
  root: ShadowRoot,
  name: string,
  place: string,
  content: readonly Node[],
  { patches, follow, mark }: Saving,
): Form {
  const problem = element('p', { role: 'alert', class: 'problem' })
  const save = element('button', { type: 'submit', class: 'save' }, 'Save')
  const cancel = element('button', { type: 'button' }, 'Cancel')
  const foot = element('div', { class: 'foot' }, cancel, save)
  const form = element('form', { novalidate: true }, ...content, problem, foot)
  const dialog = showDialog(root, name, () => [form], place)
  const say = (text: string) => {
    problem.textContent = text
  }
  let saving: { isUndone: boolean } | undefined
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (saving) return
    const step = { isUndone: false }
    saving = step
    // A button that is disabled would lose the focus.
    save.ariaDisabled = 'true'
    say('')
    try {
      const all = patches()
      const made = all.length > 0 ? await makeEdit(all) : {}
      const said = saidOf(made, 'Saved', 'Nothing has changed')
      dialog.close(step.isUndone ? saidOf(await ask('undo', null), 'Undone', 'Undone') : said)
    } catch (error) {
      const { path, seen, now } = error instanceof Refused ? error : {}
      const isChanged = path !== undefined && seen !== undefined
      if (isChanged) follow(path, seen)
      const choice = `It says now: “${now}”. Save puts yours in its place, Cancel leaves it.`
      const problem = isChanged ? `${sentenceOf(error)} ${choice}` : sentenceOf(error)
      if (!mark?.(path, problem)) say(problem)
    } finally {
      saving = undefined
      save.ariaDisabled = 'false'
    }
  })
  // What is still being saved is the last step.
  dialog.addEventListener('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!saving || !isUndo) return
    event.preventDefault()
    saving.isUndone = true
  })
  cancel.addEventListener('click', () => dialog.close())
  const outcome = new Promise<string | undefined>((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue || undefined))
  })
  return { dialog, say, outcome }
}
