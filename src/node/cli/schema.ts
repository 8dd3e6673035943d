import { readSource } from '../../../schema/files/files.ts'
import { report } from '../../../schema/report/report.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { editorSchemas, namingSchemas } from '../own/editorSchemas.ts'
import { ownFolder, ownSections } from '../own/ownSections.ts'
import { command, oneFile } from './commandLine.ts'
import { portfolioFile } from './portfolioFile.ts'

const usage = `onefolio schema [FILE]

Writes portfolio.schema.json and overlay.schema.json beside a portfolio, by which editors complete, explain and check
it, the section types in its folder ${ownFolder}/ too; the first line of the portfolio and of its overlays then names
them. onefolio dev keeps both up to date once they are there.

  --help  print this

Ends with 0 when all is well, 1 when a section type has mistakes, 2 when it could not run.`

/** Writes the JSON Schemas of the file that the arguments name. Returns the exit code: 0, 1 or 2. */
export const schema = command({ usage }, ({ names }, { out, err, colour, env, cache }) => {
  const path = portfolioFile(oneFile(names), env)
  readSource(path) // A file that is not there gets no schemas beside it.
  const own = ownSections(path, cache)
  if (own.diagnostics.length > 0) {
    err(report(own.diagnostics, own.texts, { colour }))
    return 1
  }
  const schemas = editorSchemas(path, own.schema)
  const named = namingSchemas(path)
  for (const { path, before, text } of [...schemas, ...named]) writeUnchanged(path, before, text)
  for (const { path } of schemas) out(`${path} is written.`)
  for (const { path } of named) out(`${path}: its first lines name the schema for editors.`)
  if (schemas.length + named.length === 0) out('The schemas for editors are up to date.')
  return 0
})
