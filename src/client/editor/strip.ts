import { historyButtons } from './changes.ts'
import { element, iconButton } from './controls.ts'

/** The buttons for what is done, and what was last done: at the foot of the screen while words are edited. */
export interface Strip {
  say: (text: string) => void
  /** What it says now. */
  said: () => string
  /** Shows the buttons for a text that is edited, or takes them away. */
  setOpen: (isOpen: boolean) => void
  remove: () => void
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

export function showStrip(
  root: ShadowRoot,
  on: { undo: (way: 'undo' | 'redo') => void; save: () => void; giveUp: () => void },
): Strip {
  const { undo, redo, stop } = historyButtons(on.undo)
  undo.title = isMac ? 'Undo (⌘Z)' : 'Undo (Ctrl+Z)'
  redo.title = isMac ? 'Redo (⇧⌘Z)' : 'Redo (Ctrl+Shift+Z)'
  // A keyboard on a screen has no Escape, and some have no Enter.
  const [save, giveUp] = [iconButton('save', 'Save', on.save), iconButton('close', 'Give up', on.giveUp)]
  const status = element('p', { role: 'status' })
  const node = element(
    'div',
    { class: 'words-strip', role: 'group', 'aria-label': 'Edits' },
    undo,
    redo,
    save,
    giveUp,
    status,
  )
  // The focus stays in the text, which is saved where it is left.
  node.addEventListener('mousedown', (event) => event.preventDefault())
  root.append(node)
  const setOpen = (isOpen: boolean) => {
    for (const button of [save, giveUp]) button.hidden = !isOpen
  }
  setOpen(false)
  return {
    say(text) {
      status.textContent = text
    },
    said: () => status.textContent,
    setOpen,
    remove() {
      stop()
      node.remove()
    },
  }
}
