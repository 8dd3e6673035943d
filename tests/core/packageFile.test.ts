import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { packageWarnings } from '../../src/node/content/packageFile.ts'
import { readSite } from '../../src/node/content/readSite.ts'
import { ownSections } from '../../src/node/own/ownSections.ts'

const naming = (spec: string) => JSON.stringify({ dependencies: { onefolio: spec } }, null, 2)

it.each([
  'file:../onefolio-1.1.0.tgz',
  'file:vendor/../../onefolio-1.1.0.tgz',
  'file:..\\onefolio-1.1.0.tgz',
  'file:/home/ada/onefolio-1.1.0.tgz',
  'file:C:/Users/Ada/onefolio-1.1.0.tgz',
])('a packed engine at %s is warned of, with what to do', (spec) => {
  const [warning, ...more] = packageWarnings(naming(spec))
  expect(more).toEqual([])
  expect(warning).toMatchObject({
    code: 'package-outside',
    severity: 'warning',
    help: 'copy onefolio-1.1.0.tgz into this folder, and run npm install ./onefolio-1.1.0.tgz',
    file: 'package.json',
    path: ['dependencies', 'onefolio'],
    line: 3,
  })
})

it('a folder is warned of too', () => {
  expect(packageWarnings(naming('file:../onefolio'))[0]?.help).toContain('npm pack')
})

it.each(['file:onefolio-1.1.0.tgz', 'file:./vendor/onefolio-1.1.0.tgz', '^1.1.0', 'github:ada/onefolio'])(
  '%s is in order',
  (spec) => {
    expect(packageWarnings(naming(spec))).toEqual([])
  },
)

it('the warning is among those of the site, with the text that it shows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'package.json'), naming('file:../onefolio-1.1.0.tgz'))
  const yaml = `site: { title: T, description: D, owner: { name: N, email: n@n.invalid } }
footer: { copyright: C }
sections:
  - { type: prose, id: text, label: L, heading: H, text: Words }
`
  const folderBefore = process.cwd()
  process.chdir(folder)
  onTestFinished(() => process.chdir(folderBefore))
  writeFileSync('portfolio.yaml', yaml)
  const { site, texts } = readSite('portfolio.yaml', ownSections('portfolio.yaml'), {})
  expect('locales' in site && site.warnings.map(({ code }) => code)).toContain('package-outside')
  expect(Object.keys(texts)).toContain('package.json')
})
