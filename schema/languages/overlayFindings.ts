import { z } from 'zod'
import { ownerName } from '../check/describe.ts'
import { standardWordOf } from '../model/interfaceWords/standard.ts'
import { perLanguage } from '../model/kinds.ts'
import type { PortfolioSchema } from '../model/portfolio.ts'
import { objectOf, registered, schemaAt } from '../model/schemaIntrospection.ts'
import type { Finding, Path, Problem } from '../report/diagnostics.ts'
import { nearest, onlyNear } from '../report/nearest.ts'
import { counted, quoted } from '../report/phrasing.ts'
import { rewritten } from '../yaml/edits.ts'
import { nameSpan, positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
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
  /** What it may contain. */
  schema: PortfolioSchema
}

/** Findings about sections of an overlay: no id, a type, or an id that is repeated or missing in the main file. */
export function sectionFindings(overlay: unknown, main: Main, root: SourcePosition, text: string): Finding[] {
  const ids = sectionsOf(main.value).map((section) => String(own(section, 'id')))
  const seen = new Set<unknown>()
  const taken = sectionsOf(overlay).map((section) => own(section, 'id'))
  const free = ids.filter((id) => !taken.includes(id))
  return sectionsOf(overlay).flatMap((section, index): Finding[] => {
    if (typeof section !== 'object' || section === null) return [] // The schema reports it.
    const id = own(section, 'id')
    const path = ['sections', index, 'id']
    const { span } = positionOf(root, path)
    if (typeof id !== 'string')
      return [
        {
          code: 'missing-key',
          message: 'this entry needs "id", which says which section it translates',
          label: 'has no id',
          help: `add id: with the id of a section of ${main.file}`,
          allowed: ids,
          path,
          span: nameSpan(positionOf(root, ['sections', index])),
        },
      ]
    const repeated = seen.has(id)
    seen.add(id)
    if (own(section, 'type') !== undefined) {
      const type = positionOf(root, ['sections', index, 'type'])
      const problem = notAWord(main, main.value)(['sections', Math.max(0, ids.indexOf(id))], 'type')
      if (problem) return [{ ...problem, path: ['sections', index, 'type'], span: type.key ?? type.span }]
    }
    if (repeated)
      return [
        {
          code: 'duplicate-id',
          message: `the id ${quoted(id)} stands twice, and only one of the two can be the section’s`,
          help: 'put the words of both below one of them',
          path,
          span,
        },
      ]
    if (ids.includes(id)) return []
    const near = nearest(id, ids)
    // Only a warning: a section that is removed for a while keeps its translation.
    if (near === undefined)
      return [
        {
          code: 'unknown-section',
          severity: 'warning',
          message: `${main.file} has no section with the id ${quoted(id)}, so its words are shown nowhere`,
          help: 'they wait here until it has one again; if it never will, take them away',
          allowed: ids,
          path,
          span,
        },
      ]
    return [
      {
        code: 'unknown-section',
        message: `${main.file} has no section with the id ${quoted(id)}`,
        label: `did you mean "${near}"?`,
        fix: near === onlyNear(id, free) ? [rewritten(text, span, near)] : undefined,
        help: 'an overlay translates only sections that the main file has',
        allowed: ids,
        path,
        span,
      },
    ]
  })
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

/**
 * Findings about keys and entries of lists in an overlay in place that the main file does not have.
 *
 * @param isOfOriginal whether a value has the hash of its original above it, which the main file once had
 */
export function beyondMain(
  overlay: unknown,
  main: Main,
  root: SourcePosition,
  isOfOriginal: (position: SourcePosition) => boolean,
): Finding[] {
  const visit = (value: unknown, original: unknown, path: Path): Finding[] => {
    if (Array.isArray(value)) {
      const length = Array.isArray(original) ? original.length : 0
      const inner = value
        .slice(0, length)
        .flatMap((item, index) => visit(item, own(original, index), [...path, index]))
      const extra = Array.from({ length: Math.max(0, value.length - length) }, (_, index) => [
        ...path,
        length + index,
      ])
      const gone = extra.filter((at) => isOfOriginal(positionOf(root, at)))
      const more = extra.filter((at) => !gone.includes(at)).slice(0, 1)
      return [...inner, ...gone.map(goneEntry), ...more.map((at) => extraEntry(at, length))]
    }
    if (typeof value !== 'object' || value === null) return []
    const schema = schemaAt(main.schema, path, main.value)
    const fields = objectOf(schema, original ?? {})?.shape ?? {}
    return Object.entries(value).flatMap(([key, item]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      const there = own(original, key)
      // Keys that an overlay cannot have at all are reported by `notAWord`.
      if (!field || !mayBeWritten(field) || registered(perLanguage, field)) return []
      if (there !== undefined) return visit(item, there, [...path, key])
      if (standardWordOf(field)) return []
      // A field with a default is on the page, even if it is not written.
      const standard = z.safeParse(field, undefined).data
      if (standard !== undefined) return visit(item, Array.isArray(standard) ? standard : {}, [...path, key])
      return [absentKey(key, original, [...path, key])]
    })
  }

  const extraEntry = (path: Path, length: number): Finding => ({
    code: 'extra-entry',
    message: `${main.file} has ${length === 0 ? 'no entry' : counted(length, 'entry')} here, so there is nothing that this entry could translate`,
    label: 'one too many',
    help: 'add the entry to the main file too, or take it away here',
    path,
    span: positionOf(root, path).span,
  })

  const goneEntry = (path: Path): Finding => ({
    code: 'extra-entry',
    severity: 'warning',
    message: `what this translates is not in ${main.file} any more, so it is shown nowhere`,
    label: 'its original is gone',
    help: 'take it away',
    path,
    span: positionOf(root, path).span,
  })

  const absentKey = (key: string, original: unknown, path: Path): Finding => {
    const { key: at, span } = positionOf(root, path)
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

  return visit(overlay, main.value, [])
}
