import { parse } from 'yaml'
import { z } from 'zod'
import { exampleOf } from '../../../schema/model/examples.ts'
import en from '../../../schema/model/interfaceWords/en.json' with { type: 'json' }
import { interfaceWords } from '../../../schema/model/interfaceWords/index.ts'
import { layoutsOf } from '../../../schema/model/layouts.ts'
import { type PortfolioSchema, portfolio } from '../../../schema/model/portfolio.ts'
import { metaOf, objectOf } from '../../../schema/model/schemaIntrospection.ts'
import { usualPlaceOf } from '../../../schema/model/sections/section.ts'
import { isFeed } from '../../../schema/posts/model.ts'
import { localeOf } from '../../../schema/text/languages.ts'
import { own, stepsOf } from '../../../schema/yaml/valueAt.ts'
import { exampleLines } from './exampleLines.ts'

/** A type of section: its name, its schema, what it shows, and the names of its layouts, the default one first. */
export interface SectionKind {
  type: string
  schema: z.ZodObject
  description: string
  layouts: string[]
}

/** Every type of section, in the order of the schema: those built in, or those of a schema with others too. */
export const sectionKinds = (schema: PortfolioSchema = portfolio): SectionKind[] =>
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
 * A section that fits into a portfolio: with an id that no other has, before what a page ends with, and with interface
 * words in its language.
 *
 * @param value of the YAML, which may be wrong elsewhere
 * @param isThere whether there is a file at a path beside the YAML
 * @param kinds every type that the portfolio may have
 */
export function newSection(
  { type, schema }: SectionKind,
  layout: string | undefined,
  value: unknown,
  isThere: (path: string) => boolean,
  kinds: readonly SectionKind[] = sectionKinds(),
): NewSection {
  const list = own(value, 'sections')
  const sections: unknown[] = Array.isArray(list) ? list : []
  const schemas = sections.map((one) => kinds.find((kind) => kind.type === own(one, 'type'))?.schema)
  const ids = sections.map((one) => own(one, 'id'))
  const id = firstFree(anchorOf(type), (name) => ids.includes(name))
  const kept = sections.flatMap((one, index) => {
    const known = schemas[index]
    return known && isFeed(known) ? [own(one, 'file') ?? standardFile(known)] : []
  })
  const postsFile = isFeed(schema)
    ? `${firstFree(standardFile(schema).replace(/\.json$/, ''), (name) => {
        const file = `${name}.json`
        return kept.includes(file) || isThere(file)
      })}.json`
    : undefined
  const locale = localeOf(own(own(value, 'site'), 'lang'))
  const words = locale && interfaceWords(locale)
  const lines = exampleLines(schema, {
    layout,
    values: { anchor: id, ...(postsFile && { postsFile }) },
    ...(words && { words }),
  })
  const places = schemas.map((one) => one && usualPlaceOf(one))
  return {
    id,
    index: indexFor(usualPlaceOf(schema), places),
    lines,
    value: parse(lines.join('\n')),
    postsFile,
  }
}

/** The file in which the posts of a feed are kept if its section names none. */
const standardFile = ({ shape: { file } }: z.ZodObject): string =>
  file ? String(exampleOf(file, 0, en).value) : ''

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

/** Every text of some data. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return stepsOf(value).flatMap((step) => textsIn(own(value, step)))
}
