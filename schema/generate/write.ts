import { writeFileSync } from 'node:fs'
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

writeFileSync(jsonSchemaFile, jsonSchema())
writeFileSync(overlaySchemaFile, overlayJsonSchema())
writeFileSync(lookSchemaFile, lookJsonSchema())
writeFileSync(keyTablesFile, keyTablesText())
