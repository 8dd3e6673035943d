import type { ChangedLines, EditAnswer } from '../../../shared/edits.ts'
import { onHistory } from '../words/socket.ts'
import { element, iconButton } from './elements.ts'
import { lineChanges } from './lineChanges.ts'
import { canTry } from './trying.ts'

/** The foot of the panel: what an edit has changed, or would change, and how to undo it. */
export interface Changes {
  element: HTMLElement
  /** Shows what came of an edit or a try; of nothing when a try has ended. */
  show: (answer: EditAnswer | undefined, isTrial: boolean) => void
  end: () => void
}

/** More lines than these are counted. */
const most = 8

const hint = () =>
  canTry() && !matchMedia('(hover: none)').matches
    ? 'Point at anything to try it on the page. Press it to write it into the file.'
    : 'What you press is written into the file, and can be undone.'

export function showChanges(undo: () => void, redo: () => void): Changes {
  const [back, forth] = [iconButton('undo', 'Undo', undo), iconButton('redo', 'Redo', redo)]
  const copy = element('button', { type: 'button', class: 'copy' }, 'Copy as YAML')
  const what = element('div', { class: 'what' })
  const status = element('p', { role: 'status' })
  let lines: ChangedLines | undefined
  /** What was last written, which is shown again when a try ends. */
  let written: EditAnswer | undefined
  copy.addEventListener('click', async () => {
    if (!lines) return
    const isCopied = await navigator.clipboard?.writeText(`${linesIn(lines).join('\n')}\n`).then(
      () => true,
      () => false,
    )
    status.textContent = isCopied ? 'Copied.' : 'The browser does not let it be copied.'
  })
  const stop = onHistory(({ canUndo, canRedo }) => {
    back.ariaDisabled = String(!canUndo)
    forth.ariaDisabled = String(!canRedo)
  })
  const show = (answer: EditAnswer | undefined, isTrial: boolean) => {
    if (!isTrial) written = answer
    const shown = answer ?? written
    const isTried = isTrial && answer !== undefined
    lines = shown?.isDone ? shown.lines : undefined
    what.replaceChildren(...(lines ? linesShown(lines) : []))
    what.classList.toggle('tried', isTried)
    status.textContent = shown ? said(shown, isTried) : hint()
    status.classList.toggle('problem', shown?.isDone === false)
    copy.hidden = !lines || linesIn(lines).length === 0
  }
  show(undefined, false)
  return {
    element: element(
      'footer',
      {},
      element('div', { class: 'said' }, status, what),
      element('div', { class: 'row' }, back, forth, copy),
    ),
    show,
    end: stop,
  }
}

function said(answer: EditAnswer, isTried: boolean): string {
  if (!answer.isDone) return answer.problem
  if (answer.warning) return answer.warning
  if (!answer.lines) return ''
  return isTried ? '' : 'Written.'
}

/** The lines as a patch shows them, below the place where they begin. */
function linesShown({ file, line, was, is }: ChangedLines): HTMLElement[] {
  const runs = lineChanges(was, is)
  const shown = runs.map(({ kind, lines }) => {
    if (kind === 'same') return element('small', {}, '…')
    const some = withoutIndent(lines).slice(0, most)
    const rest = lines.length > most ? [`… ${lines.length - most} more lines`] : []
    return element(kind, {}, [...some, ...rest].join('\n'))
  })
  return [element('small', {}, `${file}:${line}`), ...shown]
}

/** The lines that were put in. */
const linesIn = ({ was, is }: ChangedLines): string[] =>
  withoutIndent(lineChanges(was, is).flatMap(({ kind, lines }) => (kind === 'ins' ? lines : [])))

/** Lines without the indent that all of them have. */
function withoutIndent(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length)
  return lines.map((line) => line.slice(Math.min(...depths)))
}
