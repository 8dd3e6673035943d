import { jsonSchema } from './jsonSchema.ts'

/** What a table of keys needs to know of a JSON Schema. */
export interface KeySchema {
  type?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  minimum?: number
  maximum?: number
  patternErrorMessage?: string
  properties?: Record<string, KeySchema>
  required?: string[]
  items?: KeySchema
  oneOf?: KeySchema[]
  anyOf?: KeySchema[]
}

/** Where the tables stand in a Markdown file. */
const marks = ['<!-- keys: written by npm run schema -->', '<!-- /keys -->'] as const

/** A Markdown text with fresh tables between its two marks. Throws where a mark is missing. */
export function withKeyTables(markdown: string): string {
  const [before, rest] = markdown.split(marks[0])
  const [, after] = (rest ?? '').split(marks[1])
  if (before === undefined || after === undefined)
    throw new Error(`The marks ${marks.join(' and ')} are missing.`)
  return [before, marks[0], '\n\n', keyTables(JSON.parse(jsonSchema())), '\n\n', marks[1], after].join('')
}

/**
 * Every key of a YAML file as Markdown: a foldable table for each key at the top, and one for each type where
 * the entries of a list are told apart by their type.
 */
export function keyTables(schema: KeySchema): string {
  return Object.entries(schema.properties ?? {})
    .flatMap(([name, inner]) => {
      const types = inner.items?.oneOf
      const need = schema.required?.includes(name) ? ' Required.' : ''
      if (!types) return [table(name, `${inner.description ?? ''}${need}`, rowsOf(inner, name))]
      return types.map((type) => {
        const title = `${name}: type ${type.properties?.type?.const}`
        return table(title, type.description, rowsOf(type, ''))
      })
    })
    .join('\n\n')
}

interface Row {
  path: string
  schema: KeySchema
  required: boolean
}

/** All keys below a schema, each after the one that it belongs to. Entries of a list have `[]` in their path. */
function rowsOf(schema: KeySchema, path: string): Row[] {
  const { properties = {}, required = [], items, anyOf } = schema
  const own = Object.entries(properties).flatMap(([name, inner]) => {
    const key = path === '' ? name : `${path}.${name}`
    return [{ path: key, schema: inner, required: required.includes(name) }, ...rowsOf(inner, key)]
  })
  const within = (anyOf ?? []).flatMap((branch) => rowsOf(branch, path))
  return [...own, ...within, ...(items ? rowsOf(items, `${path}[]`) : [])]
}

function table(title: string, description = '', rows: readonly Row[]): string {
  const cells = rows.map(({ path, schema, required }) => {
    const standard = required ? 'required' : standardOf(schema)
    return `| \`${path}\` | ${plain(allowed(schema))} | ${standard} | ${plain(explanation(schema))} |`
  })
  return [
    `<details><summary><code>${title}</code> · ${html(description)}</summary>`,
    '',
    '| key | may be | default | what it is |',
    '|---|---|---|---|',
    ...cells,
    '',
    '</details>',
  ].join('\n')
}

/** How much of a default is shown, in characters. */
const longest = 40

function standardOf({ default: standard, type }: KeySchema): string {
  if (standard === undefined || type === 'object' || type === 'array') return ''
  const said = typeof standard === 'string' ? standard.replaceAll('\n', '\\n') : JSON.stringify(standard)
  const short = said.length > longest ? `${said.slice(0, longest).trimEnd()}…` : said
  return `\`${short.replaceAll('|', '\\|')}\``
}

/** How many values of a choice are shown. */
const most = 8

/** What a value may be, in a few words. */
function allowed(schema: KeySchema): string {
  const { type, minimum, maximum, patternErrorMessage: form, format, items } = schema
  const choice = schema.const === undefined ? schema.enum : [schema.const]
  if (choice) return choice.length > most ? `${choice.slice(0, most).join(', ')}, …` : choice.join(', ')
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf ?? []).map(allowed).join(' or ')
  if (type === 'number' || type === 'integer')
    return `${type === 'integer' ? 'whole, ' : ''}${rangeOf(minimum, maximum)}`
  if (form) return form.replace(/^Must be (?:an? )?/, '').replace(/(?:, such as .*)?\.$/, '')
  if (format === 'uri') return 'address'
  if (type === 'array') return items?.properties ? 'list' : `list of ${allowed(items ?? {})}`
  return { object: 'keys below', boolean: 'true, false', string: 'text' }[type ?? ''] ?? 'anything'
}

/** Numbers that are as large as they can be written are no bounds. */
function rangeOf(least = 0, most = Number.MAX_SAFE_INTEGER): string {
  return most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `${least} to ${most}`
}

/** The description, without the default, which has its own column. */
const explanation = ({ description = '', default: standard }: KeySchema) =>
  description.replace(` Default: ${JSON.stringify(standard)}.`, '')

/** Text that stands in a cell of a Markdown table as it is. */
const plain = (text: string) => text.replace(/[|*_<[\]\\]/g, '\\$&')

/** Text that stands in HTML, where Markdown has no say. */
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
