import { element, iconButton } from './controls.ts'
import style from './panel.css?inline'

let open = 0

/** Whether a dialog of the editor is open: keys are its own then. */
export const isDialogOpen = (): boolean => open > 0

/**
 * Shows a dialog above the page and the bar. It closes by its button, by Escape, and by what its content does; the focus
 * goes back to where it was.
 *
 * @param content makes what it holds, and is given how to close it
 */
export function showDialog(
  root: ShadowRoot,
  name: string,
  content: (close: () => void) => readonly (Node | string)[],
): void {
  const host = element('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  const dialog = element('dialog', { 'aria-label': name })
  const close = () => dialog.close()
  dialog.append(
    element('div', { class: 'top' }, element('h2', {}, name), iconButton('close', 'Close', close)),
    element('div', { class: 'body' }, ...content(close)),
  )
  dialog.addEventListener('click', (event) => event.target === dialog && close())
  dialog.addEventListener('close', () => {
    open -= 1
    host.remove()
  })
  // The page and the tool in use have keys of their own.
  host.addEventListener('keydown', (event) => event.stopPropagation())
  shadow.append(dialog)
  root.append(host)
  open += 1
  dialog.showModal()
}
