import { askEdit, onHistory } from './socket.ts'

/** The buttons that undo and redo, and what was last done. */
export interface Strip {
  say: (text: string) => void
  /** Undoes or redoes an edit of this session, whichever page it was made on. */
  go: (way: 'undo' | 'redo') => Promise<void>
  remove: () => void
}

const icon = (path: string) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * @param before is asked before an edit is undone by its button: whether it may be
 */
export function showStrip(root: ShadowRoot, before: () => boolean): Strip {
  const node = document.createElement('div')
  node.className = 'words-strip'
  node.role = 'toolbar'
  node.ariaLabel = 'Edits'
  const keys = isMac ? ['⌘Z', '⇧⌘Z'] : ['Ctrl+Z', 'Ctrl+Shift+Z']
  node.innerHTML = `
    <button type="button" aria-label="Undo" title="Undo (${keys[0]})">${icon('M5.5 3L2.5 6l3 3M2.5 6h6.8a3.7 3.7 0 0 1 0 7.4H6')}</button>
    <button type="button" aria-label="Redo" title="Redo (${keys[1]})">${icon('M10.5 3l3 3-3 3M13.5 6H6.7a3.7 3.7 0 0 0 0 7.4H10')}</button>
    <p role="status"></p>`
  root.append(node)
  const [undo, redo] = node.querySelectorAll('button')
  const status = node.querySelector('p')
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  const go = async (way: 'undo' | 'redo') => {
    const answer = await askEdit({ ask: way })
    if (!answer.isDone) return say(answer.problem)
    const { lines } = answer
    const done = way === 'undo' ? 'Undone' : 'Redone'
    say(lines ? `${done}, ${lines.file}:${lines.line}` : `Nothing to ${way}.`)
  }
  undo?.addEventListener('click', () => before() && go('undo'))
  redo?.addEventListener('click', () => before() && go('redo'))
  const stop = onHistory(({ canUndo, canRedo }) => {
    if (undo) undo.ariaDisabled = String(!canUndo)
    if (redo) redo.ariaDisabled = String(!canRedo)
  })
  return {
    say,
    go,
    remove() {
      stop()
      node.remove()
    },
  }
}
