import { stringify } from 'yaml'
import { z } from 'zod'
import { isPeriod } from '../../../schema/model/dates.ts'
import { exampleOf, firstSentence, isExemplary } from '../../../schema/model/examples.ts'
import en from '../../../schema/model/interfaceWords/en.json' with { type: 'json' }
import type { InterfaceWords } from '../../../schema/model/interfaceWords/standard.ts'
import { isForReading, type Kind, kindOf } from '../../../schema/model/kinds.ts'
import { layoutsOf, showingOf } from '../../../schema/model/layouts.ts'
import {
  isRequired,
  literalsOf,
  metaOf,
  objectOf,
  unwrapped,
} from '../../../schema/model/schemaIntrospection.ts'

/** How an example is written. */
export interface Writing {
  /** Its layout; left out, the default one. */
  layout?: string | undefined
  /** Values for all fields of a kind, such as a file of its own for the posts. */
  values?: Partial<Record<Kind, string>>
  /** The interface words in the language of the file; by default the English ones. */
  words?: InterfaceWords
  /** Whether texts, pictures and links that are optional are written too, and not in comments. */
  full?: boolean
  /** Changes a written value that is to be replaced, such as to a tab stop of an editor. */
  stop?: (written: string) => string
}

/** How many entries the lists of a section have, and those further down. */
const entries = { ofSection: 3, below: 2 }

interface Place extends Writing {
  /** The place of the entry that a field is in, in its list. */
  index: number
  /** How many lists and groups are around it in its section. */
  depth: number
}

/**
 * An example of a section as lines of YAML, without the dash of the entry: every key of its schema, those that may be
 * left out in comments, with texts that say what to write. Of the entries of a list the first has all keys, and the
 * others those that are needed.
 */
export function exampleLines(section: z.ZodObject, writing: Writing = {}): string[] {
  const layout = writing.layout ?? layoutsOf(section)?.standard
  return objectLines(section, { ...writing, layout, index: 0, depth: 0 })
}

function objectLines(schema: z.ZodObject, place: Place): string[] {
  const keys = Object.entries(schema.shape)
  const written = keys.filter(([key, field]) => isWritten(key, field, schema, place))
  // A key needs something below it, so that it can be taken out of its comment.
  const there = written.length > 0 ? written : keys.slice(0, 1)
  return keys.flatMap(([key, field]) => {
    if (there.some(([name]) => name === key)) return keyLines(key, field, schema, place)
    return place.index > 0 ? [] : commented(keyLines(key, field, schema, { ...place, stop: undefined }))
  })
}

function isWritten(key: string, field: z.core.$ZodType, parent: z.ZodObject, place: Place): boolean {
  const layouts = layoutsOf(field)
  if (layouts) return place.layout !== layouts.standard
  const showing = showingOf(field)
  if (showing) return place.layout !== undefined && showing.layouts.includes(place.layout)
  if (isRequired(field) || isExemplary(field)) return true
  const kind = kindOf(field)
  const own = kind && place.values?.[kind]
  if (own !== undefined) return own !== exampleOf(field, 0, en).value
  return place.full === true && isSeen(key, field, parent)
}

/** Whether an optional field is content that a visitor sees: texts, pictures, links, and lists and groups of them. */
function isSeen(key: string, field: z.core.$ZodType, parent: z.ZodObject): boolean {
  // The entries of a period have one or the other.
  if (key === 'dates' && isPeriod(parent)) return false
  const inner = unwrapped(field)
  if (inner instanceof z.ZodArray) return isSeen(key, inner.element, parent)
  const kind = kindOf(field)
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).every(([name, one]) => isRequired(one) && isSeen(name, one, inner))
  if (!(inner instanceof z.ZodString)) return kind === 'date'
  if (kind === 'date' || kind === 'link' || kind === 'picture' || kind === 'icon') return true
  return kind !== undefined && kind !== 'label' && isForReading(kind) && exampleOf(field, 0, en).says
}

/** A key with its value, and what it is in a comment unless the value says it. */
function keyLines(key: string, field: z.core.$ZodType, parent: z.ZodObject, place: Place): string[] {
  // The entries behind the first repeat it.
  const remark = place.index > 0 ? '' : ` # ${remarkOf(field)}`
  const object = objectOf(field, undefined)
  const below = { ...place, depth: place.depth + 1 }
  if (object) return [`${key}:${remark}`, ...objectLines(object, below).map(indented)]
  const inner = unwrapped(field)
  const { examples } = metaOf(field)
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(examples)) return [`${key}: ${flow(examples[0])}${remark}`]
    return [`${key}:${remark}`, ...entryLines(inner.element, place).map(indented)]
  }
  if (inner instanceof z.ZodLiteral && key === 'type')
    return [`${key}: ${scalar([...inner.values][0])} # ${firstSentence(metaOf(parent).description ?? '')}`]
  const { value, says, standsIn } = exampleIn(field, parent, place)
  // Markdown has lines, in an example of one too.
  const [first = '', ...more] = scalar(kindOf(field) === 'markdown' ? `${value}\n` : value).split('\n')
  const stopped = standsIn && place.stop && more.length === 0 ? place.stop(first) : first
  return [`${key}: ${stopped}${says ? '' : remark}`, ...more]
}

function entryLines(element: z.core.$ZodType, place: Place): string[] {
  const count = place.depth > 0 ? entries.below : entries.ofSection
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const inner = { ...place, index, depth: place.depth + 1 }
    const object = objectOf(element, undefined)
    const lines = object
      ? objectLines(object, inner)
      : [exampleIn(element, undefined, inner).value].map((value) => {
          const text = scalar(value)
          return place.stop ? place.stop(text) : text
        })
    return lines.map((line, at) => (at === 0 ? `- ${line}` : indented(line)))
  })
}

function exampleIn(field: z.core.$ZodType, parent: z.ZodObject | undefined, place: Place) {
  const layouts = layoutsOf(field)
  if (layouts) return { value: place.layout, says: false, standsIn: false }
  const kind = kindOf(field)
  const own = kind && place.values?.[kind]
  if (own !== undefined) return { value: own, says: false, standsIn: true }
  return exampleOf(field, place.index, place.words ?? en, parent)
}

/** What a key is, in a clause, with the values of a choice. */
function remarkOf(field: z.core.$ZodType): string {
  const said = shortly(metaOf(field).description ?? '')
  const inner = unwrapped(field)
  if (inner instanceof z.ZodUnion) return `${said}; in place of keys: ${literalsOf(inner).join(', ')}`
  if (!(inner instanceof z.ZodEnum)) return said
  const options = inner.options.map(String)
  const isSaid = options.some((option) => said.startsWith(`${option}:`))
  return isSaid ? options.join(', ') : `${said}: ${options.join(', ')}`
}

/** The longest remark, in characters. */
const maxRemark = 80

/** The longest beginning of a description that fits on a line and ends where a sentence or a clause does. */
function shortly(description: string): string {
  const sentence = firstSentence(description)
  const shorter = [sentence, ...[', such as ', ': '].map((end) => sentence.split(end, 1)[0] ?? '')]
  return shorter.find(({ length }) => length <= maxRemark) ?? sentence
}

const indented = (line: string) => (line === '' ? '' : `  ${line}`)

const commented = (lines: readonly string[]) => lines.map((line) => `# ${line}`.trimEnd())

const flow = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim()

/** A scalar as it stands behind its key; a text of several lines as a block, whose lines are indented. */
function scalar(value: unknown): string {
  const written = stringify(value, { singleQuote: true, lineWidth: 0, blockQuote: 'literal' }).trimEnd()
  const [first = '', ...more] = written.split('\n')
  return [first, ...more.map(indented)].join('\n')
}
