import type { EditableField } from '../../../shared/edits.ts'
import { askEdit } from './socket.ts'

/** A place where one value is edited: a stand-in on the page, or a field beside it. */
export interface Control {
  field: EditableField
  node: HTMLElement
  text: () => string
  focus: () => void
}

/** Whether something was written that is not saved. */
export const isDirty = ({ field, text }: Control): boolean => text() !== field.value

/** What came of a control's text: the lines as the bar tells them, or why it was refused. */
export type Saved = { said: string } | { problem: string }

/**
 * Saves what a control says. Where someone else has changed the value, that stays; to save once more then replaces it,
 * since it was shown.
 */
export async function save(control: Control): Promise<Saved> {
  const { field } = control
  const to = control.text()
  const answer = await askEdit({
    ask: 'edit',
    edit: { kind: 'text', file: field.file, path: field.path, was: field.was, to },
  })
  if (!answer.isDone) {
    if (answer.now === undefined) return { problem: answer.problem }
    control.field = { ...field, was: answer.now }
    return {
      problem: `${answer.problem} It says now: “${answer.now}”. Enter puts yours in its place, Escape leaves it.`,
    }
  }
  control.field = { ...field, was: to, value: to }
  const { lines, warning } = answer
  return {
    said: [lines ? `Saved, ${lines.file}:${lines.line}` : 'Saved', warning].filter(Boolean).join('. '),
  }
}
