import { stringify } from 'yaml'
import { z } from 'zod'
import { isPicture } from '../../model/kinds.ts'
import {
  isRequired,
  metaOf,
  objectOf,
  schemaAt,
  typesOf,
  unwrapped,
} from '../../model/schemaIntrospection.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { quoted, sentenceList } from '../../report/phrasing.ts'
import { problem } from '../../report/problem.ts'
import { onlyNear } from '../../report/suggest.ts'
import { nameSpan, type SourcePosition, sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'

/** The findings for the keys that one object lacks: at its own key, with the lines to insert. */
export function missingFound(parent: Path, keys: readonly string[], checked: Checked): Finding[] {
  const { schema, value, root, text } = checked
  const position = sourcePositionAt(root, parent)
  const object = objectOf(schemaAt(schema, parent, value), valueAt(value, parent))
  const types = keys.includes('type') ? typesByLikeness(schemaAt(schema, parent, value), value, parent) : []
  const shape: Record<string, z.core.$ZodType> = { ...object?.shape }
  if (types.length > 0) shape.type = z.enum(types)
  const span = nameSpan(position)
  const lines = (missing: readonly string[]) => insertion(missing, shape, position, text)
  const findings: Finding[] = []
  const isPictures = object && isPicture(object)
  const others = keys.filter((key) => !(isPictures && key === 'alt'))
  if (others.length < keys.length)
    findings.push({
      ...problem('missing-alt', { insertion: lines(['alt']) }),
      path: [...parent, 'alt'],
      span,
    })
  const misspelt = keys.includes('type') ? misspeltType(parent, checked) : undefined
  const [only] = others
  if (misspelt) return [...findings, misspelt]
  if (only === undefined) return findings
  const words = {
    owner: ownerName(parent, value),
    keys: sentenceList(others.map((key) => quoted(key))),
    key: sentenceList(others, 'or'),
    insertion: lines(others),
  }
  const path = others.length === 1 ? [...parent, only] : parent
  return [...findings, { ...problem('missing-key', words), allowed: types, path, span }]
}

/** The finding for a misspelt `type`, without which the other keys of its object cannot be checked. */
function misspeltType(parent: Path, { value, root }: Checked): Finding | undefined {
  const group = valueAt(value, parent)
  const keys = isGroup(group) ? Object.keys(group) : []
  const key = keys.slice(0, 50).find((one) => onlyNear(one, ['type']))
  if (key === undefined) return undefined
  const position = sourcePositionAt(root, [...parent, key])
  const span = position.key ?? position.span
  return {
    ...problem('unknown-key', { key, unseen: '', owner: ownerName(parent, value) }),
    label: 'did you mean "type"?',
    fix: [{ ...span, text: 'type' }],
    path: [...parent, key],
    span,
  }
}

/**
 * The types that a section may have: first the one that its id names, then by the number of its keys that they share.
 */
function typesByLikeness(section: z.core.$ZodType | undefined, value: unknown, path: Path): string[] {
  const group = valueAt(value, path)
  const keys = isGroup(group) ? Object.keys(group) : []
  const likeness = (type: string) => {
    const shape = objectOf(section, { type })?.shape ?? {}
    return own(group, 'id') === type ? Number.POSITIVE_INFINITY : keys.filter((key) => key in shape).length
  }
  return typesOf(section).toSorted((a, b) => likeness(b) - likeness(a))
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** The help for missing keys of an object: the lines to add, indented as they must be. */
export function insertion(
  keys: readonly string[],
  shape: Shape,
  position: SourcePosition,
  text: string,
): string {
  const values = Object.fromEntries(keys.map((key) => [key, sample(shape[key])]))
  if (position.flow) {
    const line = stringify(values, { collectionStyle: 'flow', lineWidth: 0 }).trim()
    return `add between the brackets\n${line.slice(1, -1).trim()}`
  }
  const block = stringify(values, { lineWidth: 0 }).trimEnd()
  const blanks = ' '.repeat(columnOf(position, text))
  return `add\n${block.replace(/^/gm, blanks)}`
}

/** The column in which the keys of an object stand or, in one without any, would stand. */
function columnOf(position: SourcePosition, text: string): number {
  const first = position.entries.values().next().value?.key ?? position.key
  if (!first) return 0
  const before = text.slice(text.lastIndexOf('\n', first.start - 1) + 1, first.start).replace('\uFEFF', '')
  return position.entries.size > 0 ? before.length : before.length - before.trimStart().length + 2
}

/** A sample for a key: an example, the first or smallest allowed value, or the description. */
function sample(schema: z.core.$ZodType | undefined): unknown {
  if (!schema) return null
  const meta = metaOf(schema)
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject) return sampleObject(inner)
  if (inner instanceof z.ZodArray) return [sample(inner.element)]
  if (inner instanceof z.ZodDiscriminatedUnion) return sample(inner.options[0])
  const [example] = Array.isArray(meta.examples) ? meta.examples : []
  if (example !== undefined) return example
  if (inner instanceof z.ZodNumber) return Math.max(inner.minValue ?? 0, Number.MIN_SAFE_INTEGER)
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodLiteral) return inner.value
  if (inner instanceof z.ZodBoolean) return true
  if (inner instanceof z.ZodEmail) return 'you@example.com'
  if (inner instanceof z.ZodURL) return 'https://example.com/'
  // Its note on JSON Resume does not describe the value.
  return meta.description?.replace(/ In JSON Resume: .*$/s, '') ?? 'Text'
}

function sampleObject(object: z.ZodObject): Record<string, unknown> {
  const keys = Object.entries(object.shape).filter(([, schema]) => isRequired(schema))
  return Object.fromEntries(keys.map(([key, schema]) => [key, sample(schema)]))
}
