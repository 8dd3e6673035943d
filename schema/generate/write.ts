import { writeFileSync } from 'node:fs'
import { jsonSchema, jsonSchemaFile } from './jsonSchema.ts'
import { keyTablesFile, keyTablesText } from './keyTables.ts'

// `npm run schema`: writes what is generated from the schema: the JSON Schema for editors, and the tables of keys.

writeFileSync(jsonSchemaFile, jsonSchema())
writeFileSync(keyTablesFile, keyTablesText())
