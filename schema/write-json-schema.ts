import { readFileSync, writeFileSync } from 'node:fs'
import { jsonSchema, jsonSchemaFile } from './json-schema.ts'

// `npm run schema`: writes the schema for editors; with --check it only tells whether it is fresh.

const fresh = jsonSchema()
if (!process.argv.includes('--check')) writeFileSync(jsonSchemaFile, fresh)
else if (readFileSync(jsonSchemaFile, 'utf8') !== fresh) {
  process.stderr.write(`${jsonSchemaFile} is out of date: run npm run schema.\n`)
  process.exitCode = 1
}
