import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import {
  jsonSchema,
  jsonSchemaFile,
  lookJsonSchema,
  lookSchemaFile,
  overlayJsonSchema,
  overlaySchemaFile,
} from './jsonSchema.ts'
import { keyTablesFile, keyTablesText } from './keyTables.ts'

// `npm run schema`: writes what is generated from the schema: the JSON Schemas for editors, and the tables of keys.

/** Writes a file, and says whether that changed it. */
function write(file: string, text: string): void {
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text
  if (!isSame) writeFileSync(file, text)
  const name = relative(process.cwd(), resolve(file)).replaceAll('\\', '/')
  console.log(isSame ? `${name} is up to date` : `wrote ${name}`)
}

write(jsonSchemaFile, jsonSchema())
write(overlaySchemaFile, overlayJsonSchema())
write(lookSchemaFile, lookJsonSchema())
write(keyTablesFile, keyTablesText())
