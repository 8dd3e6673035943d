import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { overlaysOf } from '../../../schema/languages/files.ts'
import type { PortfolioSchema } from '../../../schema/model/portfolio.ts'
import { jsonSchema, overlayJsonSchema } from '../generate/jsonSchema.ts'

/** The JSON Schemas beside a YAML, by which editors know the section types of its owner too. */
const editorSchemaFile = 'portfolio.schema.json'
export const overlayEditorSchemaFile = 'overlay.schema.json'

/** A file to be written: its path, its text before if it is there, and its new one. */
export interface WrittenFile {
  path: string
  before: string | undefined
  text: string
}

/** The JSON Schemas of a YAML with some section types, and the overlays beside it, as far as they are not up to date. */
export function editorSchemas(yaml: string, schema: PortfolioSchema): WrittenFile[] {
  return [
    writtenTo(join(dirname(yaml), editorSchemaFile), () => jsonSchema(schema)),
    writtenTo(join(dirname(yaml), overlayEditorSchemaFile), () => overlayJsonSchema(schema)),
  ].flatMap((one) => one ?? [])
}

/** The YAML and its overlays, as far as their first lines do not name these schemas yet. */
export const namingSchemas = (yaml: string): WrittenFile[] =>
  [
    [yaml, editorSchemaFile] as const,
    ...overlaysOf(yaml).map(({ path }) => [path, overlayEditorSchemaFile] as const),
  ].flatMap(([path, schema]) => writtenTo(path, (text = '') => withSchemaLine(text, schema)) ?? [])

function writtenTo(path: string, textAfter: (before: string | undefined) => string): WrittenFile | undefined {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const text = textAfter(before)
  return text === before ? undefined : { path, before, text }
}

/** A YAML whose comment for editors names a schema: in place of the one that it has, or in a new first line. */
function withSchemaLine(text: string, schema: string): string {
  const line = `# yaml-language-server: $schema=${schema}`
  const lines = text.split('\n')
  const at = lines.findIndex((one) => /^#\s*yaml-language-server:\s*\$schema=/.test(one))
  if (at === -1) return text.startsWith('\uFEFF') ? `\uFEFF${line}\n${text.slice(1)}` : `${line}\n${text}`
  return lines.with(at, lines[at]?.endsWith('\r') ? `${line}\r` : line).join('\n')
}
