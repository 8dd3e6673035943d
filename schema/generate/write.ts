import { readFileSync, writeFileSync } from 'node:fs'
import { jsonSchema, jsonSchemaFile } from './jsonSchema.ts'
import { withKeyTables } from './keyTables.ts'

// `npm run schema`: writes what is made from the schema: the JSON Schema for editors, and the README's tables.

writeFileSync(jsonSchemaFile, jsonSchema())
writeFileSync('README.md', withKeyTables(readFileSync('README.md', 'utf8')))
