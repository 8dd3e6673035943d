import { parse } from 'yaml'
import { z } from 'zod'
import { isFeed } from '../../../schema/model/feed.ts'
import { layoutsOf } from '../../../schema/model/layouts.ts'
import { type PortfolioSchema, portfolio } from '../../../schema/model/portfolio.ts'
import { metaOf, objectOf } from '../../../schema/model/schemaIntrospection.ts'
import { usualPlaceOf } from '../../../schema/model/sections/section.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { exampleLines } from './examples.ts'

/** A type of section: its name, its schema, what it shows, and the names of its layouts, the default one first. */
export interface NewSectionType {
  type: string
  schema: z.ZodObject
  description: string
  layouts: string[]
}

/** Every type of section, in the order of the schema: those built in, or those of a schema with others too. */
export const sectionKinds = (schema: PortfolioSchema = portfolio): NewSectionType[] =>
  schema.shape.sections.element.options.flatMap((option) => {
    const schema = objectOf(option, undefined)
    const type = schema?.shape.type
    if (!schema || !(type instanceof z.ZodLiteral)) return []
    return {
      type: String([...type.values][0]),
      schema,
      description: metaOf(option).description ?? '',
      layouts: Object.keys(layoutsOf(option)?.choices ?? {}),
    }
  })

/** A section that is to be added to a portfolio. */
export interface NewSection {
  id: string
  /** Before which of the sections it stands. */
  index: number
  /** Its lines, without the dash of the entry. */
  lines: string[]
  /** What the lines say, apart from comments. */
  value: unknown
  /** The name of the file with its posts; undefined if it shows none. */
  postsFile: string | undefined
}

/**
 * A section that fits into a portfolio: with an id that no other has, and before what a page ends with.
 *
 * @param value of the YAML, which may be wrong elsewhere
 * @param isThere whether there is a file at a path beside the YAML
 * @param kinds every type that the portfolio may have
 */
export function newSection(
  kind: NewSectionType,
  layout: string | undefined,
  value: unknown,
  isThere: (path: string) => boolean,
  kinds: readonly NewSectionType[] = sectionKinds(),
): NewSection {
  const list = own(value, 'sections')
  const sections: unknown[] = Array.isArray(list) ? list : []
  const ids = sections.map((one) => own(one, 'id'))
  const id = firstFree(anchorOf(kind.type), (name) => ids.includes(name))
  let postsFile: string | undefined
  if (isFeed(kind.schema)) {
    const kept = sections.map((one) => own(one, 'feed') !== undefined && (own(one, 'file') ?? 'posts.json'))
    const isTaken = (name: string) => kept.includes(`${name}.json`) || isThere(`${name}.json`)
    postsFile = `${firstFree('posts', isTaken)}.json`
  }
  const lines = exampleLines(kind, { layout, id, postsFile })
  const places = sections.map((one) => {
    const known = kinds.find(({ type }) => type === own(one, 'type'))
    return known && usualPlaceOf(known.schema)
  })
  return {
    id,
    index: indexFor(usualPlaceOf(kind.schema), places),
    lines,
    value: parse(lines.join('\n')),
    postsFile,
  }
}

type UsualPlace = ReturnType<typeof usualPlaceOf>

/** Where a section stands: behind those that a page begins with, if it is one of them; else before those that it ends with. */
function indexFor(place: UsualPlace, places: readonly UsualPlace[]): number {
  if (place === 'first') {
    const other = places.findIndex((one) => one !== 'first')
    return other === -1 ? places.length : other
  }
  return place === 'last' ? places.length : places.findLastIndex((one) => one !== 'last') + 1
}

/** A name, or the name with the first number from 2 that is free. */
export function firstFree(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name}-${number}`
    if (!isTaken(one)) return one
  }
}

/** The name of a type as an anchor: `caseStudies` becomes `case-studies`. */
export const anchorOf = (type: string) =>
  type
    .replace(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
    .replace(/^[^a-z]+/, '') || 'section'
