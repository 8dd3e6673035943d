import type { ChangedLines } from '../../shared/editor.ts'
import { onHistory } from './ask.ts'
import { element, iconButton } from './controls.ts'
import type { Outcome } from './panelEdits.ts'

/** The foot of the panel: what an edit has changed, and how to undo it. */
export interface Changes {
  element: HTMLElement
  /** Shows what came of an edit, or what to know before one. */
  show: (outcome: Outcome | undefined) => void
  end: () => void
}

/** More lines than these are counted. */
const most = 8

const hint = 'What you press is written. Undo takes it back.'

/** The buttons that undo and redo, each as far as there is something to. */
export function historyButtons(go: (way: 'undo' | 'redo') => void) {
  const undo = iconButton('undo', 'Undo', () => go('undo'))
  const redo = iconButton('redo', 'Redo', () => go('redo'))
  const stop = onHistory(({ canUndo, canRedo }) => {
    undo.ariaDisabled = String(!canUndo)
    redo.ariaDisabled = String(!canRedo)
  })
  return { undo, redo, stop }
}

export function showChanges(go: (way: 'undo' | 'redo') => void): Changes {
  const { undo, redo, stop } = historyButtons(go)
  const what = element('div', { class: 'what' })
  const status = element('p', { role: 'status' })
  const show = (outcome: Outcome | undefined) => {
    const isRefused = outcome !== undefined && 'problem' in outcome
    const lines = outcome && !isRefused ? outcome.lines : undefined
    what.replaceChildren(...(lines ? linesShown(lines) : []))
    status.textContent = outcome ? said(outcome) : hint
    status.classList.toggle('problem', isRefused)
  }
  show(undefined)
  return {
    element: element(
      'footer',
      {},
      element('div', { class: 'said' }, status, what),
      element('div', { class: 'row' }, undo, redo),
    ),
    show,
    end: stop,
  }
}

function said(outcome: Outcome): string {
  if ('problem' in outcome) return outcome.problem
  const { lines, warning, done = '' } = outcome
  return [lines ? done : '', warning].filter(Boolean).join('\n')
}

/** The lines as a patch shows them, below the place where they begin. */
function linesShown({ file, line, was, is }: ChangedLines): HTMLElement[] {
  const run = (kind: 'del' | 'ins', lines: readonly string[]) => {
    const some = withoutIndent(lines).slice(0, most)
    if (lines.length > most) some.push(`… ${lines.length - most} more lines`)
    return element(kind, {}, some.join('\n'))
  }
  const shown = [element('small', {}, `${file}:${line}`)]
  if (was.length > 0) shown.push(run('del', was))
  if (is.length > 0) shown.push(run('ins', is))
  return shown
}

/** Lines without the indent that all of them have. */
function withoutIndent(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length)
  return lines.map((line) => line.slice(Math.min(...depths)))
}
