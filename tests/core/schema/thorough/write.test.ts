import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs')
const command = resolve('src/node/generate/write.ts')

it('npm run schema says which files it wrote, and which were up to date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'schema'))
  for (const file of ['portfolio.schema.json', 'overlay.schema.json', 'look.schema.json', 'README.md'])
    cpSync(join('schema', file), join(folder, 'schema', file))
  const old = join(folder, 'schema/overlay.schema.json')
  const fresh = readFileSync(old, 'utf8')
  writeFileSync(old, '{}')
  const run = () => execFileSync(process.execPath, [jiti, command], { cwd: folder, encoding: 'utf8' })
  expect(run()).toBe(
    'schema/portfolio.schema.json is up to date\nwrote schema/overlay.schema.json\nschema/look.schema.json is up to date\nschema/README.md is up to date\n',
  )
  expect(readFileSync(old, 'utf8')).toBe(fresh)
  expect(run()).not.toContain('wrote')
})
