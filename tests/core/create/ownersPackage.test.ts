import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { engineSource, fileSpec, ownersPackage } from '../../../src/node/create/ownersPackage.ts'
import { engineFileFrom, engineFolder, writtenPath } from '../../../src/node/engine.ts'

/** The folder of an engine that was installed by a package.json that says so, as npx and owners have it. */
function installedBy(spec: string, more: Record<string, string> = {}, below = 'node_modules'): string {
  const home = mkdtempSync(join(tmpdir(), 'npx ö '))
  const dependencies = { onefolio: spec }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ dependencies }))
  for (const [path, text] of Object.entries(more)) writeFileSync(join(home, path), text)
  const engine = join(home, below, 'onefolio')
  mkdirSync(engine, { recursive: true })
  return engine
}

describe('where the engine comes from', () => {
  it.each([
    ['1.2.0', '^1.2.0'],
    ['^1.0.0', '^1.2.0'],
    ['latest', '^1.2.0'],
    ['npm:onefolio@1', '^1.2.0'],
    ['github:ada/onefolio', 'github:ada/onefolio'],
    ['ada/onefolio#main', 'ada/onefolio#main'],
    ['git+https://example.com/onefolio.git', 'git+https://example.com/onefolio.git'],
    ['https://example.com/onefolio-1.2.0.tgz', 'https://example.com/onefolio-1.2.0.tgz'],
  ])('installed as %s, it is %s', (spec, expected) => {
    expect(engineSource('1.2.0', installedBy(spec))).toEqual({ spec: expected })
  })

  it('is a packed file that moves into the folder', () => {
    const engine = installedBy('file:onefolio-1.2.0.tgz', { 'onefolio-1.2.0.tgz': 'packed' })
    const { spec, packed, note } = engineSource('1.2.0', engine)
    expect(spec).toBe('file:onefolio-1.2.0.tgz')
    expect(packed).toEqual({ path: 'onefolio-1.2.0.tgz', content: Buffer.from('packed') })
    expect(note).toContain('keep it')
  })

  it('is that of the store of pnpm, too', () => {
    const below = 'node_modules/.pnpm/onefolio@1.2.0/node_modules'
    expect(engineSource('1.2.0', installedBy('github:ada/onefolio', {}, below)).spec).toBe(
      'github:ada/onefolio',
    )
  })

  it('is a version where nothing says more', () => {
    expect(engineSource('1.2.0', '/nowhere/node_modules/onefolio')).toEqual({ spec: '^1.2.0' })
    const gone = installedBy('file:onefolio-1.2.0.tgz')
    expect(engineSource('1.2.0', gone)).toEqual({ spec: '^1.2.0' })
  })

  it('is the folder of a clone, with a sentence that it is on this machine', () => {
    const { spec, note } = engineSource('1.2.0')
    expect(spec).toBe(fileSpec(engineFolder))
    expect(note).toContain('on this machine')
  })

  it('is written with slashes on Windows', () => {
    expect(fileSpec('C:\\Users\\Ada Ö\\onefolio')).toBe('file:C:/Users/Ada Ö/onefolio')
  })
})

describe('the package.json of an owner', () => {
  const { path, content } = ownersPackage({ spec: '^1.2.0' }, ['@fontsource/lalezar'])
  const written = JSON.parse(String(content))

  it('depends on the engine alone, and on fonts', () => {
    expect(path).toBe('package.json')
    expect(written.private).toBe(true)
    expect(written.type).toBe('module')
    expect(Object.keys(written.dependencies)).toEqual(['@fontsource/lalezar', 'onefolio'])
    expect(written.dependencies.onefolio).toBe('^1.2.0')
  })

  it('has the scripts that messages of the engine name, as the repository has', () => {
    const { scripts } = packageJson
    const ofEngine = Object.entries(scripts).flatMap(([name, script]) =>
      script.startsWith('node src/node/cli/bin.mjs ') ? [name] : [],
    )
    expect(Object.keys(written.scripts).toSorted()).toEqual(ofEngine.toSorted())
    for (const [name, script] of Object.entries(written.scripts)) expect(script).toBe(`onefolio ${name}`)
  })
})

describe('a file of the engine, as one of the owner names it', () => {
  const schema = 'schema/portfolio.schema.json'
  const isThere =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path.replaceAll('\\', '/'))

  it('is in the node_modules around the folder', () => {
    const found = isThere('/home/ada/site/node_modules/onefolio')
    expect(engineFileFrom('/home/ada/site', schema, found)).toBe(`node_modules/onefolio/${schema}`)
    expect(engineFileFrom('/home/ada/site/de', schema, found)).toBe(`../node_modules/onefolio/${schema}`)
  })

  it('is in the repository where none is installed', () => {
    expect(engineFileFrom(join(engineFolder, 'content'), schema, isThere())).toBe(`../${schema}`)
  })

  it('has slashes on Windows, and is an address on another drive', () => {
    const engine = 'C:\\Users\\Ada\\site\\node_modules\\onefolio'
    expect(writtenPath('C:\\Users\\Ada\\site\\de', `${engine}\\schema`, win32)).toBe(
      '../node_modules/onefolio/schema',
    )
    expect(writtenPath('D:\\Ada ö', `${engine}\\schema`, win32)).toBe(
      'file:///C:/Users/Ada/site/node_modules/onefolio/schema',
    )
  })
})
