import type { ChangedLines } from '../../shared/editor.ts'
import { onHistory } from './ask.ts'
import { element, iconButton } from './controls.ts'
import { followsEdits } from './places.ts'
import type { Outcome } from './trying.ts'

/** The foot of the panel: what an edit has changed, or would change, and how to undo it. */
export interface Changes {
  element: HTMLElement
  /** Shows what came of an edit or a try; of nothing when a try has ended. */
  show: (outcome: Outcome | undefined, isTrial: boolean) => void
  end: () => void
}

/** More lines than these are counted. */
const most = 8

const hint = () =>
  followsEdits() && !matchMedia('(hover: none)').matches
    ? 'Point to try it. Press to write it.'
    : 'What you press is written.'

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
  const copy = element('button', { type: 'button', class: 'copy' }, 'Copy as YAML')
  const what = element('div', { class: 'what' })
  const status = element('p', { role: 'status' })
  let lines: ChangedLines | undefined
  /** What was last written, which is shown again when a try ends. */
  let written: Outcome | undefined
  copy.addEventListener('click', async () => {
    if (!lines) return
    const isCopied = await navigator.clipboard?.writeText(`${withoutIndent(lines.is).join('\n')}\n`).then(
      () => true,
      () => false,
    )
    status.textContent = isCopied ? 'Copied.' : 'The browser does not let it be copied.'
  })
  const show = (outcome: Outcome | undefined, isTrial: boolean) => {
    if (!isTrial) written = outcome
    const shown = outcome ?? written
    const isTried = isTrial && outcome !== undefined
    const isRefused = shown !== undefined && 'problem' in shown
    lines = shown && !isRefused ? shown.lines : undefined
    what.replaceChildren(...(lines ? linesShown(lines) : []))
    what.classList.toggle('tried', isTried)
    status.textContent = shown ? said(shown, isTried) : hint()
    status.classList.toggle('problem', isRefused)
    copy.hidden = !lines?.is.length
  }
  show(undefined, false)
  return {
    element: element(
      'footer',
      {},
      element('div', { class: 'said' }, status, what),
      element('div', { class: 'row' }, undo, redo, copy),
    ),
    show,
    end: stop,
  }
}

function said(outcome: Outcome, isTried: boolean): string {
  if ('problem' in outcome) return outcome.problem
  const { lines, warning, done = '' } = outcome
  const first = lines && !isTried ? done : ''
  return [first, warning, warning && isTried ? 'Nothing is written yet.' : ''].filter(Boolean).join('\n')
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
