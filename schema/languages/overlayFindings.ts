import { z } from 'zod'
import { ownerName } from '../check/describe.ts'
import { standardWordOf } from '../model/interfaceWords/standard.ts'
import { perLanguage } from '../model/kinds.ts'
import type { PortfolioSchema } from '../model/portfolio.ts'
import { objectOf, registered, schemaAt } from '../model/schemaIntrospection.ts'
import type { Finding, Path, Problem } from '../report/diagnostics.ts'
import { counted, quoted } from '../report/phrasing.ts'
import { nearest, onlyNear } from '../report/suggest.ts'
import { rewritten } from '../yaml/edits.ts'
import { nameSpan, type SourcePosition, sourcePositionAt } from '../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../yaml/valueAt.ts'
import { sectionsOf } from './merge.ts'
import { mayBeWritten } from './schema.ts'

/** The main file of an overlay. */
export interface Main {
  /** Its name as diagnostics show it. */
  file: string
  text: string
  /** The value of its YAML, without defaults. */
  value: unknown
  /** With the section types of the owner's own, if there are any. */
  schema: PortfolioSchema
}

/** Findings about sections of an overlay: no id, a type, or an id that is repeated or missing in the main file. */
export function sectionFindings(overlay: unknown, main: Main, root: SourcePosition, text: string): Finding[] {
  const ids = sectionsOf(main.value).map((section) => String(own(section, 'id')))
  const taken = sectionsOf(overlay).map((section) => own(section, 'id'))
  const free = ids.filter((id) => !taken.includes(id))
  const found: Finding[] = []
  for (const [index, section] of sectionsOf(overlay).entries()) {
    if (!isGroup(section)) continue // The schema reports it.
    const { id } = section
    const position = sourcePositionAt(root, ['sections', index])
    if (typeof id !== 'string') {
      found.push({
        code: 'missing-key',
        message: 'this entry needs "id", which says which section it translates',
        label: 'has no id',
        help: `add id: with the id of a section of ${main.file}`,
        allowed: ids,
        path: ['sections', index, 'id'],
        span: nameSpan(position),
      })
      continue
    }
    const type = position.entries.get('type')
    const noType = type && notAWord(main, main.value)(['sections', Math.max(0, ids.indexOf(id))], 'type')
    const at = { path: ['sections', index, 'id'], span: sourcePositionAt(position, ['id']).span }
    if (noType) found.push({ ...noType, path: ['sections', index, 'type'], span: type.key ?? type.span })
    else if (taken.indexOf(id) < index)
      found.push({
        code: 'duplicate-id',
        message: `the id ${quoted(id)} stands twice, and only one of the two can be the section’s`,
        help: 'put the words of both below one of them',
        ...at,
      })
    else if (!ids.includes(id)) found.push({ ...unknownSection(id, at.span), ...at })
  }
  return found

  function unknownSection(id: string, span: Finding['span']): Problem {
    const near = nearest(id, ids)
    const message = `${main.file} has no section with the id ${quoted(id)}`
    // Only a warning: a section that is removed for a while keeps its translation.
    if (near === undefined)
      return {
        code: 'unknown-section',
        severity: 'warning',
        message: `${message}, so its words are shown nowhere`,
        help: 'they wait here until it has one again; if it never will, take them away',
        allowed: ids,
      }
    return {
      code: 'unknown-section',
      message,
      label: `did you mean "${near}"?`,
      fix: near === onlyNear(id, free) ? [rewritten(text, span, near)] : undefined,
      help: 'an overlay translates only sections that the main file has',
      allowed: ids,
    }
  }
}

/** The problem of a key that the main file may have and an overlay may not; undefined for any other key. */
export const notAWord =
  (main: Main, value: unknown) =>
  (parent: Path, key: string): Problem | undefined => {
    const fields = objectOf(schemaAt(main.schema, parent, value), valueAt(value, parent))?.shape
    const field = fields && Object.hasOwn(fields, key) ? fields[key] : undefined
    // An unknown key, or one that an overlay may write.
    if (!field || mayBeWritten(field)) return undefined
    if (key === 'lang')
      return {
        code: 'not-a-word',
        message: 'the language of an overlay is that in the name of its file',
        label: 'no word',
        help: 'take it away, and name the file after the language',
      }
    return {
      code: 'not-a-word',
      message: `${quoted(key)} is the same in every language, and an overlay has words only`,
      label: 'no word',
      help: `take it away; ${main.file} says it for all languages`,
    }
  }

/** Findings about keys and entries of lists in an overlay in place that the main file does not have. */
export function beyondMain(overlay: unknown, main: Main, root: SourcePosition): Finding[] {
  const found: Finding[] = []
  visit(overlay, main.value, [])
  return found

  function visit(value: unknown, original: unknown, path: Path): void {
    if (Array.isArray(value)) {
      const length = Array.isArray(original) ? original.length : 0
      for (const [index, item] of value.slice(0, length).entries())
        visit(item, own(original, index), [...path, index])
      if (value.length > length) found.push(extraEntry([...path, length], length))
      return
    }
    if (!isGroup(value)) return
    const fields = objectOf(schemaAt(main.schema, path, main.value), original ?? {})?.shape ?? {}
    for (const [key, item] of Object.entries(value)) {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      // Keys that an overlay cannot have at all are reported by `notAWord`.
      if (!field || !mayBeWritten(field) || registered(perLanguage, field)) continue
      const there = own(original, key)
      // A field with a default is on the page, even if it is not written.
      const standard = there === undefined ? z.safeParse(field, undefined).data : undefined
      if (there !== undefined) visit(item, there, [...path, key])
      else if (standardWordOf(field)) continue
      else if (standard === undefined) found.push(absentKey(key, original, [...path, key]))
      else visit(item, Array.isArray(standard) ? standard : {}, [...path, key])
    }
  }

  function extraEntry(path: Path, length: number): Finding {
    return {
      code: 'extra-entry',
      message: `${main.file} has ${length === 0 ? 'no entry' : counted(length, 'entry')} here, so there is nothing that this entry could translate`,
      label: 'one too many',
      help: 'add the entry to the main file too, or take it away here',
      path,
      span: sourcePositionAt(root, path).span,
    }
  }

  function absentKey(key: string, original: unknown, path: Path): Finding {
    const { key: at, span } = sourcePositionAt(root, path)
    const near = nearest(key, isGroup(original) ? Object.keys(original) : [])
    return {
      code: 'not-in-main',
      message: `${main.file} has no ${quoted(key)} in ${ownerName(path.slice(0, -1), main.value)}`,
      label: near === undefined ? undefined : `did you mean "${near}"?`,
      help: 'write it there too, or take it away here',
      path,
      span: at ?? span,
    }
  }
}
