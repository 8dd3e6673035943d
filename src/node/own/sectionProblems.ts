import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { layoutsOf } from '../../../schema/model/layouts.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { typesOf } from '../../../schema/model/schemaIntrospection.ts'
import { head } from '../../../schema/model/sections/section.ts'
import { linesOf } from '../../../schema/report/lines.ts'
import { quoted, sentenceList } from '../../../schema/report/phrasing.ts'
import { nearest } from '../../../schema/report/suggest.ts'

/** What is wrong with an own section type, and the key of its schema that it is about, if it is about one. */
export interface SectionProblem {
  message: string
  help: string
  key?: string
}

/** Keys by which the engine knows a first screen or a section with samples. */
const taken = ['headline', 'art', 'samples']

/** The problem of the name of a section type, which is that of its folder; undefined if it may have it. */
export function nameProblem(name: string): SectionProblem | undefined {
  const builtIn = typesOf(portfolio.shape.sections.element)
  if (builtIn.includes(name))
    return {
      message: `the section type ${quoted(name)} is built in, so there can be no other of that name`,
      help: 'give the folder another name, and the sections of the YAML with it',
    }
  const beginning = builtIn.find((type) => name.startsWith(type) && /^[A-Z]/.test(name.slice(type.length)))
  if (beginning)
    return {
      message: `${quoted(name)} would stand for a layout of the built-in type ${quoted(beginning)}`,
      help: `give the folder another name, such as ${quoted(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))}`,
    }
  if (/^[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/.test(name)) return undefined
  return {
    message: `${quoted(name)} can be no section type`,
    help: 'name the folder in letters and digits from a to z, beginning with a small letter, such as talks or open-source',
  }
}

const require = createRequire(import.meta.url)

/** The module that is `onefolio/section` to components. */
const partsFile = fileURLToPath(new URL('../../client/own/section.ts', import.meta.url))

/**
 * What is wrong with the text of a component, and where, as far as it shows without running it: its syntax, what it
 * imports of the engine, and whether it has a default export. The parser is loaded only here, since few owners have sections of their own.
 */
export function componentProblem(
  file: string,
  text: string,
): (SectionProblem & { line: number; column: number }) | undefined {
  const { parseSync }: typeof import('vite') = require('vite')
  const { errors, module } = parseSync(file, text)
  const [error] = errors
  if (error)
    return {
      message: `this file cannot be read: ${error.message}`,
      help: 'mend its syntax; an editor for TypeScript shows the place too',
      ...linesOf(text).position(error.labels[0]?.start ?? 0),
    }
  // A browser would name the engine's file alone.
  const parts = parseSync(partsFile, readFileSync(partsFile, 'utf8')).module.staticExports
  const names = parts.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? ''))
  const imports = module.staticImports.filter(
    ({ moduleRequest }) => moduleRequest.value === 'onefolio/section',
  )
  for (const { importName, isType } of imports.flatMap(({ entries }) => entries)) {
    const { kind, name, start } = importName
    if (isType || kind !== 'Name' || !name || names.includes(name)) continue
    const near = nearest(name, names)
    return {
      message: `onefolio/section has no ${name}`,
      help: near ? `did you mean ${near}?` : `it has ${sentenceList(names.toSorted())}`,
      ...linesOf(text).position(start ?? 0),
    }
  }
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  if (exported.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'))
    return undefined
  return {
    message: 'this file has no default export, which is the component',
    help: 'write export default before the function that shows the section',
    line: 1,
    column: 1,
  }
}

/** What is wrong with the default export of a `schema.ts`, the first problem of each key. */
export function schemaProblems(schema: unknown): SectionProblem[] {
  if (schema === undefined)
    return [
      {
        message: 'this module has no default export, which would be the schema of the section',
        help: `write export default section('What it shows.', { … }), with section from onefolio/fields`,
      },
    ]
  if (!(schema instanceof z.ZodObject) || !isSection(schema))
    return [
      {
        message: 'the default export is no schema of a section',
        help: `write export default section('What it shows.', { … }), with section from onefolio/fields`,
      },
    ]
  const ofKeys = Object.entries(schema.shape).flatMap(([key, field]) => {
    if (Object.hasOwn(head, key)) return []
    if (key === 'type' || taken.includes(key))
      return [
        {
          key,
          message: `the key ${quoted(key)} has a meaning of its own in every section`,
          help: 'give it another name',
        },
      ]
    if (key === 'layout' && !(isField(field) && layoutsOf(field)))
      return [
        {
          key,
          message: 'the key "layout" chooses among layouts',
          help: `declare it with layout('first', { first: '…', second: '…' }), from onefolio/fields, or give it another name`,
        },
      ]
    return fieldProblems(field, key)
  })
  return ofKeys.length === 0 && !isStrict(schema) ? [loose()] : ofKeys
}

/** Whether a schema has what every section has, as `section()` gives it. */
const isSection = ({ shape }: z.ZodObject): boolean =>
  Object.entries(head).every(([key, field]) => shape[key] === field)

const isField = (field: unknown): field is z.ZodType => field instanceof z.ZodType

const isStrict = ({ def }: z.ZodObject): boolean => def.catchall instanceof z.ZodNever

const loose = (key?: string): SectionProblem => ({
  ...(key !== undefined && { key }),
  message: `${key === undefined ? 'this schema' : quoted(key)} lets unknown keys pass, and with them every misspelt one`,
  help: 'use group() of onefolio/fields, or z.strictObject()',
})

/** What the fields of a YAML file are made of; an editor can complete them, and a check explain them. */
const simple = ['string', 'number', 'int', 'boolean', 'enum', 'literal']
const wrapping = [
  'optional',
  'nullable',
  'default',
  'prefault',
  'nonoptional',
  'readonly',
  'pipe',
  'transform',
  'lazy',
]

/** The first problem of a field, at any depth. */
function fieldProblems(field: unknown, key: string, seen = new Set<unknown>()): SectionProblem[] {
  if (seen.has(field)) return []
  seen.add(field)
  if (!isField(field))
    return [
      {
        key,
        message: `${quoted(key)} is no field${typeof field === 'function' ? ', but a function that makes one' : ''}`,
        help: `take one from onefolio/fields, such as ${typeof field === 'function' ? `${field.name || 'text'}('What to write there.')` : `text('What to write there.')`}`,
      },
    ]
  const inner = (one: unknown, name = key) => fieldProblems(one, name, seen)
  const first = (all: SectionProblem[]) => all.slice(0, 1)
  if (field instanceof z.ZodObject) {
    const within = Object.entries(field.shape).flatMap(([name, one]) => inner(one, name))
    return within.length > 0 || isStrict(field) ? within : [loose(key)]
  }
  if (field instanceof z.ZodArray) return inner(field.element)
  if (field instanceof z.ZodUnion) return first(field.options.flatMap((option) => inner(option)))
  if (field instanceof z.ZodPipe) return first([field.in, field.out].flatMap((end) => inner(end)))
  const { def } = field._zod
  if ('innerType' in def) return inner(def.innerType)
  const { type } = def
  if (simple.includes(type) || wrapping.includes(type)) return []
  const near = nearest(type, simple)
  return [
    {
      key,
      message: `${quoted(key)} is a field of the type ${quoted(type)}, which a YAML file is not checked by`,
      help: near
        ? `did you mean ${near}?`
        : `it may be text, a number, true or false, a choice, a list or a group of keys: ${sentenceList(['text', 'whole', 'date', 'choice', 'list', 'group'])} of onefolio/fields make them`,
    },
  ]
}
