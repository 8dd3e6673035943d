import type { Edit, EditPath } from '../../shared/editor.ts'
import { makeEdit, Refused, saidOf, sentenceOf } from './ask.ts'
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
export function showChoices(...given: Parameters<typeof showDialog>): void {
  const dialog = showDialog(...given)
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

/** A dialog whose content is saved by one edit. */
interface Form {
  dialog: HTMLDialogElement
  /** Says why something is refused, or nothing more. */
  say: (problem: string) => void
  /** Resolves to what came of it once it is closed, or to nothing. */
  outcome: Promise<string | undefined>
}

/**
 * @param place the path and file of what it changes
 * @param edit makes the edit of what is entered
 * @param follow is told what a value says now that someone else has changed meanwhile: the next edit may replace that
 */
export function showForm(
  root: ShadowRoot,
  name: string,
  place: string,
  content: readonly Node[],
  edit: () => Edit,
  follow: (path: EditPath, now: string) => void,
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
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    save.disabled = true
    say('')
    try {
      dialog.close(saidOf(await makeEdit(edit()), 'Saved', 'Nothing has changed'))
    } catch (error) {
      say(sentenceOf(error))
      if (!(error instanceof Refused) || error.now === undefined || !error.path) return
      follow(error.path, error.now)
      say(`${error.message} It says now: “${error.now}”. Save puts yours in its place, Cancel leaves it.`)
    } finally {
      save.disabled = false
    }
  })
  cancel.addEventListener('click', () => dialog.close())
  const outcome = new Promise<string | undefined>((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue || undefined))
  })
  return { dialog, say, outcome }
}
