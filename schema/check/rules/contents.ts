import { z } from 'zod'
import { isDated, isPeriod } from '../../model/dates.ts'
import { english, placeholdersIn, standardWordOf } from '../../model/interfaceWords/standard.ts'
import { allKinds, isForReading, isPicture, type Kind, typedBullets } from '../../model/kinds.ts'
import { layoutOf, showingOf } from '../../model/layouts.ts'
import { metaOf, objectOf, registered, unwrapped } from '../../model/schemaIntrospection.ts'
import { type Visited, walk } from '../../model/walk.ts'
import type { Path } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { type MarkdownPart, markdownParts } from '../../text/markdown.ts'
import { sentenceMarkup } from '../../text/sentence.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { areMisspelt } from '../issues/unknownKeys.ts'
import { type LocatedPart, locatedParts } from '../markdownParts.ts'

/** A text of the file and where it stands. */
export interface FieldText {
  readonly path: Path
  readonly value: string
  /** Its span, if it is only a part of the value at its path. */
  readonly span?: Span
}

/** A text of the interface, and the names of the placeholders in it, such as `{n}`, that the page fills in. */
export interface FilledText extends FieldText {
  readonly known: readonly string[]
}

/** A field, written or not, that only some layouts of its section show. */
interface LaidOut {
  /** The object that it is a key of. */
  parent: Path
  key: string
  isWritten: boolean
  /** The layouts that show it, and whether it may be there in the others. */
  layouts: readonly string[]
  mayStay?: true
  /** The layout of the section, and all that it may have. */
  layout: Layout
}

type Layout = NonNullable<ReturnType<typeof layoutOf>>

/** What the rules check, gathered in one walk over data that may still be wrong elsewhere. */
export interface CheckedContents {
  /** The texts of each kind. Links of Markdown texts are among the links. */
  readonly ofKind: Readonly<Record<Kind, FieldText[]>>
  /** Texts in Markdown, and the links, pictures and HTML in them. */
  readonly markdowns: (FieldText & { parts: LocatedPart[] })[]
  /** Sentences, which may have inline Markdown, with the same; and whether their lines with bullets become a list. */
  readonly sentences: (FieldText & { parts: LocatedPart[]; hasList: boolean })[]
  /** Texts for people to read. */
  readonly texts: FieldText[]
  /** Texts of the interface. */
  readonly filled: FilledText[]
  /** Pictures, each with its schema and the name of the layout of its section. */
  readonly pictures: { path: Path; schema: z.ZodObject; value: object; layout: string | undefined }[]
  /** Objects with a start and an end, or with a date, each with its schema. */
  readonly periods: { path: Path; schema: z.ZodObject; value: object }[]
  /** Objects that have a title, or roles with titles. */
  readonly withRoles: { path: Path; value: object }[]
  /** Fields that only some layouts of their section show. */
  readonly laidOut: LaidOut[]
  /** Objects that hold either entries or samples. */
  readonly sampled: { path: Path; schema: z.ZodObject; items: boolean; samples: boolean }[]
}

/** Gathers what the rules check. Visits only what the schema knows. */
export function contentsOf(checked: Checked): CheckedContents {
  const { schema, value, root, text } = checked
  const contents: CheckedContents = {
    // Each kind has a list.
    ofKind: Object.fromEntries(
      allKinds.map((kind): [Kind, FieldText[]] => [kind, []]),
    ) as CheckedContents['ofKind'],
    markdowns: [],
    sentences: [],
    texts: [],
    filled: [],
    pictures: [],
    periods: [],
    withRoles: [],
    laidOut: [],
    sampled: [],
  }

  for (const visited of walk(value, schema)) {
    const { schema: field, value: inner, path, kind } = visited
    if (!field) continue
    if (typeof inner === 'string') gather(field, kind, { path, value: inner })
    // A year without quotes is a number to YAML.
    if (typeof inner === 'number' && kind === 'date')
      contents.ofKind.date.push({ path, value: String(inner) })
    if (typeof inner !== 'object' || inner === null) continue
    const object = objectOf(field, inner)
    if (object) gatherObject(object, inner, path, layoutAround(visited))
    // An entry whose type is unknown still has its anchor, to which links may lead.
    const id = object ? undefined : own(inner, 'id')
    if (typeof id === 'string') contents.ofKind.anchor.push({ path: [...path, 'id'], value: id })
  }
  return contents

  function gatherObject(schema: z.ZodObject, value: object, path: Path, layout: Layout | undefined): void {
    const { shape } = schema
    const takes = (...keys: string[]) => keys.every((key) => Object.hasOwn(shape, key))
    if (takes('items', 'samples')) {
      const has = (key: string) => own(value, key) !== undefined || areMisspelt([key], path, checked)
      contents.sampled.push({ path, schema, items: has('items'), samples: has('samples') })
    }
    if (isPicture(schema)) contents.pictures.push({ path, schema, value, layout: layout?.name })
    if (isPeriod(schema) || isDated(schema)) contents.periods.push({ path, schema, value })
    if (takes('roles', 'points')) contents.withRoles.push({ path, value })
    if (layout) gatherLaidOut(schema, value, path, layout)
  }

  function gather(schema: z.core.$ZodType, kind: Kind | undefined, field: FieldText): void {
    if (kind) contents.ofKind[kind].push(field)
    if (isForReading(kind) && unwrapped(schema) instanceof z.ZodString) contents.texts.push(field)
    if (kind === 'sentence')
      contents.sentences.push({
        ...field,
        parts: gatherParts(field, sentenceMarkup(field.value)),
        hasList: registered(typedBullets, schema) !== undefined,
      })
    if (kind === 'markdown' && z.safeParse(schema, field.value).success)
      contents.markdowns.push({ ...field, parts: gatherParts(field, markdownParts(field.value)) })
    const word = standardWordOf(schema)
    // The placeholders of an interface text are those of its English default and of its description.
    const known = word && placeholdersIn(`${english(word)} ${metaOf(schema).description}`)
    if (known) contents.filled.push({ ...field, known: [...new Set(known)] })
  }

  /** Locates the parts of a text in Markdown, and adds its links to all others. */
  function gatherParts({ path }: FieldText, found: readonly MarkdownPart[]): LocatedPart[] {
    const parts = locatedParts(found, sourcePositionAt(root, path).span, text)
    for (const { kind, value, span } of parts)
      if (kind === 'link') contents.ofKind.link.push({ path, value, span })
    return parts
  }

  function gatherLaidOut({ shape }: z.ZodObject, value: object, parent: Path, layout: Layout): void {
    for (const [key, field] of Object.entries(shape)) {
      const showing = showingOf(field)
      if (!showing) continue
      const isWritten = own(value, key) !== undefined
      contents.laidOut.push({ ...showing, parent, key, layout, isWritten })
    }
  }
}

/** The layout of a section, or of the one that a value is in. */
function layoutAround({ schema, value, outer }: Visited): Layout | undefined {
  return (schema && layoutOf(schema, value)) ?? (outer && layoutAround(outer))
}
