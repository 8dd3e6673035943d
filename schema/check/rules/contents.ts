import { z } from 'zod'
import { alternative, endpoint, href, icon, iconFile, markdown, pictureSource } from '../../model/fields.ts'
import { bare, inside, objectOf, same } from '../../model/schemaIntrospection.ts'
import type { Path } from '../../report/diagnostics.ts'
import type { Span } from '../../report/lines.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { type Located, locatedParts } from './markdownParts.ts'

/** A text of the file and where it stands. */
export interface Words {
  readonly path: Path
  readonly value: string
  /** Where it stands, if that is only a part of what its path leads to. */
  readonly span?: Span
}

/** What the rules speak of, gathered in one walk over data that may still be wrong elsewhere. */
export interface Contents {
  readonly hrefs: Words[]
  readonly endpoints: Words[]
  readonly icons: Words[]
  readonly pictures: Words[]
  /** Files to draw the icon of the page from. */
  readonly iconFiles: Words[]
  readonly alternatives: Words[]
  /** Texts in Markdown, and what stands in them. Their links are among `hrefs`. */
  readonly markdowns: (Words & { parts: Located[] })[]
  /** Texts in the words of the author, for people to read. */
  readonly texts: Words[]
  /** The anchors that the sections set; none where there is no list of sections. */
  readonly anchors: Words[] | undefined
  /** Lists that hold either entries or samples. */
  readonly sampled: { path: Path; schema: z.ZodObject; items: boolean; samples: boolean }[]
}

/** Gathers what the rules speak of. Only what the schema knows is looked at, and nothing deeper than it. */
export function contentsOf({ schema, value, root, text }: Checked): Contents {
  const contents: Contents = {
    hrefs: [],
    endpoints: [],
    icons: [],
    pictures: [],
    iconFiles: [],
    alternatives: [],
    markdowns: [],
    texts: [],
    sampled: [],
    anchors: anchorsOf(own(value, 'sections')),
  }

  function walk(schema: z.core.$ZodType | undefined, value: unknown, path: Path): void {
    if (!schema) return
    if (typeof value === 'string') gather(schema, { path, value })
    if (typeof value !== 'object' || value === null) return
    const object = objectOf(schema, value)
    if (object && Object.hasOwn(object.shape, 'items') && Object.hasOwn(object.shape, 'samples')) {
      const has = (key: string) => own(value, key) !== undefined
      contents.sampled.push({ path, schema: object, items: has('items'), samples: has('samples') })
    }
    const steps = Array.isArray(value) ? value.keys() : Object.keys(value)
    for (const step of steps) walk(inside(schema, step, value), own(value, step), [...path, step])
  }

  function gather(schema: z.core.$ZodType, words: Words): void {
    if (same(schema, href)) contents.hrefs.push(words)
    else if (same(schema, endpoint)) contents.endpoints.push(words)
    else if (same(schema, icon)) contents.icons.push(words)
    else if (same(schema, pictureSource)) contents.pictures.push(words)
    else if (same(schema, iconFile)) contents.iconFiles.push(words)
    else if (bare(schema) instanceof z.ZodString) contents.texts.push(words)
    if (same(schema, alternative)) contents.alternatives.push(words)
    if (same(schema, markdown)) gatherMarkdown(words)
  }

  function gatherMarkdown({ path, value }: Words): void {
    if (!markdown.safeParse(value).success) return
    const parts = locatedParts(value, positionOf(root, path).span, text)
    contents.markdowns.push({ path, value, parts })
    for (const { kind, value, span } of parts) if (kind === 'link') contents.hrefs.push({ path, value, span })
  }

  walk(schema, value, [])
  return contents
}

/** The ids of the sections, also of those that are wrong in other ways. */
function anchorsOf(sections: unknown): Words[] | undefined {
  if (!Array.isArray(sections)) return undefined
  return sections.flatMap((section, index) => {
    const id = own(section, 'id')
    return typeof id === 'string' ? [{ path: ['sections', index, 'id'], value: id }] : []
  })
}
