import { writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import type { Site } from '../sites/site.ts'

/** A site made of a file as `npm run import` makes it. */
const imported = (source: string): Site => ({ thorough: true, madeOf: { source, write } })

async function write(source: string, yaml: string): Promise<void> {
  const { importFile } = await import('../../src/node/import/importFile.ts')
  const place = { target: yaml, shown: yaml, schema: '../schema', look: 'poster', command: 'npm run import' }
  const { text } = await importFile(source, place)
  writeFileSync(yaml, stringify({ ...parse(text), theme: undefined }))
}

export const importedSites = {
  importedResume: imported('node_modules/@jsonresume/schema/examples/senior-engineer.resume.json'),
  importedLinkedIn: imported('tests/import/fixtures/linkedin/consultant'),
  importedRendercv: imported('tests/import/fixtures/rendercv/academic.yaml'),
  importedGitprofile: imported('tests/import/fixtures/gitprofile/engineer/gitprofile.config.ts'),
  importedDeveloperFolio: imported('tests/import/fixtures/developerFolio/default/portfolio.js'),
}
