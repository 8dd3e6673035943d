import { counted } from '../../report/phrasing.ts'
import { type ErrorContext, type Explained, explained, lineText } from './errorContext.ts'
import { indentOf } from './recovery.ts'

/**
 * Explains a line that begins with another number of spaces than what belongs beside it. If it is not certain with how
 * many it should, the rest is read so, and there is no fix.
 */
export function reindented(context: ErrorContext, spaces: number, why: string, isCertain = true): Explained {
  const { lines, line } = context
  const { start, end } = lines.span(line)
  const blanks = indentOf(lineText(context))
  const edits = [{ start, end: start + blanks, text: ' '.repeat(spaces) }]
  return explained(
    context,
    'yaml-indent',
    `this line begins with ${counted(blanks, 'space')}, ${why}`,
    spaces === 0 ? 'begin it without spaces' : `begin it with ${counted(spaces, 'space')}`,
    {
      span: { start: start + blanks, end },
      label: 'wrong indentation',
      fix: isCertain ? edits : undefined,
      edits,
    },
  )
}
