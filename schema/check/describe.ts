import { z } from 'zod'
import { literalsOf, metaOf, unwrapped } from '../model/schemaIntrospection.ts'
import type { Path } from '../report/diagnostics.ts'
import { quoted, sentenceList, shortened } from '../report/phrasing.ts'
import { unseenIn } from '../report/visible.ts'
import { own, valueAt } from '../yaml/valueAt.ts'

/** What a value in the data is, in words: `"red"`, `5`, `a list of 3`. */
export function found(value: unknown): string {
  if (typeof value === 'string') {
    const unseen = unseenIn(value)
    return unseen ? `${quoted(value, 40)} with ${unseen}, a character that nobody sees` : quoted(value, 40)
  }
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return value.length ? `a list of ${value.length}` : 'an empty list'
  if (typeof value === 'object') {
    const keys = Object.keys(value)
    const some = keys.slice(0, 3).map((key) => shortened(key, 20))
    return keys.length
      ? `a group of keys (${some.join(', ')}${keys.length > 3 ? ', …' : ''})`
      : 'an empty group of keys'
  }
  return String(value)
}

/** What a key or entry is called in a sentence: `level`, `entry 2 of paragraphs`. */
export function named(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'the file'
  if (typeof last === 'string') return shortened(last)
  const parent = path.slice(0, -1)
  return `entry ${last + 1} of ${parent.length ? named(parent) : 'the list'}`
}

/** What a schema wants, in words: `text`, `a whole number from 0 to 20`, `a list`. */
export function wanted(schema: z.core.$ZodType | undefined): string {
  const inner = schema ? unwrapped(schema) : undefined
  if (inner instanceof z.ZodNumber)
    return `${inner.format === 'safeint' ? 'a whole number' : 'a number'}${range(inner)}`
  if (inner instanceof z.ZodEnum) return `one of ${sentenceList(inner.options.map(String), 'or')}`
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String).join(' or ')
  if (inner instanceof z.ZodArray) return 'a list, each entry after a dash'
  if (inner instanceof z.ZodObject) return `a group of keys${keysOf(inner)}`
  if (inner instanceof z.ZodDiscriminatedUnion) return 'a group of keys'
  if (inner instanceof z.ZodUnion) return sentenceList([...literalsOf(inner), 'a group of keys'], 'or')
  if (inner instanceof z.ZodBoolean) return 'true or false'
  return 'text'
}

/** The keys that a group must have, or the first that it may have. */
function keysOf({ shape }: z.ZodObject): string {
  const keys = Object.keys(shape)
  const needed = keys.filter((key) => !z.safeParse(shape[key], undefined).success)
  if (needed.length > 0) return ` with ${sentenceList(needed, 'and')}`
  return keys.length > 0 ? ` such as ${sentenceList(keys.slice(0, 3), 'and')}` : ''
}

function range(schema: z.ZodNumber): string {
  const min = schema.minValue ?? Number.NEGATIVE_INFINITY
  const max = schema.maxValue ?? Number.POSITIVE_INFINITY
  const high = max < Number.MAX_SAFE_INTEGER
  if (min > -Number.MAX_SAFE_INTEGER) return high ? ` from ${min} to ${max}` : ` of ${min} or more`
  return high ? ` of ${max} or less` : ''
}

/** The description of a key in the schema: `radius: the corner radius of controls, in px`. */
export function remark(schema: z.core.$ZodType | undefined, path: Path): string | undefined {
  const description = metaOf(schema).description
  const key = path.findLast((step) => typeof step === 'string')
  return description && (key === undefined ? description : `${shortened(String(key))}: ${description}`)
}

/** What an object is called in a sentence: `theme`, `a hero section`, `the file`. */
export function ownerName(path: Path, value: unknown): string {
  const type = own(valueAt(value, path), 'type')
  if (path.length === 2 && path[0] === 'sections' && typeof type === 'string')
    return `this ${shortened(type, 20)} section`
  return named(path)
}
