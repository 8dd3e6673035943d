import { read, type Source } from '../../../schema/yaml/source.ts'
import { sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'
import { insertEntry } from '../../../schema/yaml/write.ts'

/** A file with one more section. */
export interface Inserted {
  text: string
  /** The line of the file, from 1, on which the section begins. */
  line: number
  /** Whether its optional keys were left out, since the sections stand in brackets. */
  inBrackets: boolean
}

/**
 * Inserts a section into the text of a portfolio. Every other byte stays as it is, and so does all that the file says.
 *
 * @param index before which of the sections
 * @param lines the section, without the dash of the entry
 * @returns undefined if the text has no place for it
 */
export function insertSection(
  text: string,
  source: Source,
  index: number,
  lines: readonly string[],
): Inserted | undefined {
  const next = insertEntry(text, ['sections'], index, lines.join('\n'))
  if ('problem' in next) return undefined
  const found = read(next.text)
  if (!('root' in found)) return undefined
  const { span } = sourcePositionAt(found.root, ['sections', index])
  const inBrackets = source.root.entries.get('sections')?.flow ?? false
  return { text: next.text, line: next.text.slice(0, span.start).split('\n').length, inBrackets }
}
