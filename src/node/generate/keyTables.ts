import { jsonSchema } from './jsonSchema.ts'
import { sectionExamples } from './sectionExamples.ts'

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

/** Where the tables of all keys are kept, from the root of the project. */
export const keyTablesFile = 'schema/README.md'

const sections = `<!-- Written by npm run schema, and its pictures by npm run pictures. -->

# Every section

Each type of section, in each of its layouts. The pictures show the texts of their YAML, which say what to write.
The command above the YAML adds it to \`content/portfolio.yaml\`: keys that may be left out are in comments. In an editor
with a YAML language server, completion below \`sections\` has the same, such as \`faq with every key\`. [Every key](#every-key) is explained below; [guide.md](guide.md) goes by subject.
`

const keys = `# Every key

These are the keys of \`content/portfolio.yaml\`: a table for each key at the top of the file and, below \`sections\`,
one for each type of section. They are written from the schema in \`schema/model/\`; after a change of it
\`npm run schema\` writes them anew, with \`portfolio.schema.json\`, by which editors complete, explain and check.

- A dot leads to a key below another, and \`[]\` stands for each entry of a list: \`theme.dark.text\`, \`nav[].href\`.
- What is not marked as required may be left out; it then has its default, or does not show.
- The keys of a section stand beside its \`type\`.
- \`npm run check\` says what is wrong with a file, where, and what would be right.
`

/** The whole of `schema/README.md`: the sections, how to read the tables, and the tables. */
export const keyTablesText = (): string =>
  [sections, sectionExamples(), '', keys, keyTables(JSON.parse(jsonSchema())), ''].join('\n')

/**
 * Every key of a YAML file as Markdown: a foldable table for each key at the top, and one for each type where
 * the entries of a list are distinguished by their type.
 */
export function keyTables(schema: KeySchema): string {
  return Object.entries(schema.properties ?? {})
    .flatMap(([name, inner]) => {
      const types = inner.items?.oneOf
      const need = schema.required?.includes(name) ? ' Required.' : ''
      if (!types) {
        const rows = rowsOf(inner, name)
        const own = { path: name, schema: inner, required: need !== '' }
        // A key without any below it has the only row.
        return [table(name, `${inner.description ?? ''}${need}`, rows.length > 0 ? rows : [own])]
      }
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
const maxDefault = 40

function standardOf({ default: standard, type }: KeySchema): string {
  if (standard === undefined || type === 'object' || type === 'array') return ''
  const written = typeof standard === 'string' ? standard.replaceAll('\n', '\\n') : JSON.stringify(standard)
  const short = written.length > maxDefault ? `${written.slice(0, maxDefault).trimEnd()}…` : written
  return `\`${short.replaceAll('|', '\\|')}\``
}

/** How many values of a choice are shown. */
const maxValues = 8

/** What a value may be, in a few words. */
function allowed(schema: KeySchema): string {
  const { type, minimum, maximum, patternErrorMessage: form, format, items } = schema
  const choice = schema.const === undefined ? schema.enum : [schema.const]
  if (choice)
    return choice.length > maxValues ? `${choice.slice(0, maxValues).join(', ')}, …` : choice.join(', ')
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf ?? []).map(allowed).join(' or ')
  if (type === 'number' || type === 'integer')
    return `${type === 'integer' ? 'whole, ' : ''}${rangeOf(minimum, maximum)}`
  if (form) return form.replace(/^Must be (?:an? )?/, '').replace(/(?:, such as .*)?\.$/, '')
  if (format === 'uri') return 'address'
  if (type === 'array') return items?.properties ? 'list' : `list of ${allowed(items ?? {})}`
  return { object: 'keys below', boolean: 'true, false', string: 'text' }[type ?? ''] ?? 'anything'
}

/** The largest safe integer stands for no upper bound. */
function rangeOf(min = 0, max = Number.MAX_SAFE_INTEGER): string {
  return max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `${min} to ${max}`
}

/** The description, without the default, which has its own column. */
const explanation = ({ description = '', default: standard }: KeySchema) =>
  description.replace(` Default: ${JSON.stringify(standard)}.`, '')

/** Escapes a text for a cell of a Markdown table. */
const plain = (text: string) => text.replace(/[|*_<[\]\\]/g, '\\$&')

/** Escapes a text for HTML. */
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
