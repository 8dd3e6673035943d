import { same } from '../../../schema/languages/merge.ts'
import { read } from '../../../schema/yaml/source.ts'
import { valueAt } from '../../../schema/yaml/valueAt.ts'
import { setValue } from '../../../schema/yaml/write.ts'
import type { Edit } from '../../shared/edits.ts'

/** The text of a file after an edit; or why there is none, and what the value says if that is why. */
export type Applied = { text: string } | { problem: string; now?: string }

/** Applies an edit to the text of the file that it is of. Nothing but what it names changes, to the byte. */
export function applyEdit(text: string, edit: Edit): Applied {
  switch (edit.kind) {
    case 'text':
      return typeof edit.file === 'object' && 'page' in edit.file
        ? inMarkdown(text, edit)
        : inYaml(text, edit)
    default:
      return { problem: `There is no edit called ${edit.kind} yet.` }
  }
}

type TextEdit = Extract<Edit, { kind: 'text' }>

const changedMeanwhile = 'It was changed in the file meanwhile, and that stays.'

/** A value as words to edit: without the line breaks at its end, which belong to the style of a block. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\n+$/, '') : ''

function inYaml(text: string, { path, was, to }: TextEdit): Applied {
  const source = read(text)
  if (!('root' in source))
    return { problem: 'The file cannot be read as YAML: it has to be corrected first.' }
  const value = valueAt(source.value, path)
  if (value !== null && typeof value !== 'string' && typeof value !== 'number')
    return { problem: 'It is not in the file any more.' }
  const now = wordsOf(value)
  if (now !== was) return { problem: changedMeanwhile, now: now === same ? '' : now }
  if (now === to) return { text }
  const [end = ''] = typeof value === 'string' ? (/\n*$/.exec(value) ?? []) : []
  const isNumber = typeof value === 'number' && /^-?\d+(?:\.\d+)?$/.test(to.trim())
  return setValue(text, path, isNumber ? Number(to) : to.replace(/\n+$/, '') + end)
}

/** Whole lines of a Markdown file: those that `was` has, from the line that the path names. */
function inMarkdown(text: string, { path: [line], was, to }: TextEdit): Applied {
  const mark = /^\uFEFF?/.exec(text)?.[0] ?? ''
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.slice(mark.length).split(lineBreak)
  const start = Number(line)
  const count = was.split('\n').length
  const now = lines.slice(start, start + count).join('\n')
  if (now !== was) return { problem: changedMeanwhile, now }
  return { text: mark + lines.toSpliced(start, count, ...to.split('\n')).join(lineBreak) }
}
