import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../browser/support/paths.ts'
import { installed, installedWithin } from '../setup/onDemand.ts'

// npm takes a second to start, and more on a busy machine.
const timeout = 60_000

let folder: string
let reported: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'on-demand-'))
  reported = []
  vi.spyOn(console, 'error').mockImplementation((line) => reported.push(String(line)))
  // A port where nothing listens simulates a missing network.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
  vi.stubEnv('npm_config_cache', join(folder, 'npm'))
  vi.stubEnv('npm_config_fetch_retry_mintimeout', '1')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** A package with an install script that must not run, and optionally a dependency from a registry. */
function needed(version: string, from: 'nowhere' | 'registry' = 'nowhere') {
  const manifest = join(folder, 'tool')
  mkdirSync(manifest, { recursive: true })
  const isForeign = from === 'registry'
  const own = { name: 'tool', version, dependencies: isForeign ? { part: '1.0.0' } : {} }
  const part = { 'node_modules/part': { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` } }
  const packages = { '': own, ...(isForeign && part) }
  const files = {
    'package.json': { ...own, scripts: { install: `node -e "fs.writeFileSync('ran', '')"` } },
    'package-lock.json': { name: 'tool', version, lockfileVersion: 3, requires: true, packages },
  }
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(manifest, file), JSON.stringify(content))
  return { manifest, size: 7, cache: join(folder, 'cache') }
}

const kept = () => (existsSync(join(folder, 'cache')) ? readdirSync(join(folder, 'cache')) : [])

describe('a package that only a rare command needs', { timeout }, () => {
  it('is installed at first use, once, with a message and its size', () => {
    const tool = needed('1.0.0')
    const modules = installed(tool)
    expect(existsSync(modules)).toBe(true)
    expect(existsSync(join(modules, '../ran')), 'a script was run').toBe(false)
    expect(reported.join('\n')).toMatch(/Installing tool .*7 MB.*\nInstalled tool in \d+ s\./)
    reported.length = 0
    expect(installed(tool)).toBe(modules)
    expect(reported).toEqual([])
  })

  it('is replaced when its lock file has changed', () => {
    const before = installed(needed('1.0.0'))
    const after = installed(needed('1.0.1'))
    expect(after).not.toBe(before)
    expect(kept()).toHaveLength(1)
    expect(existsSync(after)).toBe(true)
  })

  it('fails with one sentence and leaves nothing behind without a network', () => {
    const tool = needed('1.0.0', 'registry')
    expect(() => installed(tool)).toThrow(/^tool could not be installed, .*is there a network\? .+$/)
    expect(kept()).toEqual([])
  })
})

describe('packages that a folder of files imports', { timeout }, () => {
  /** A folder with the manifest of {@link needed}. */
  function importing(version: string, from?: 'registry') {
    const { manifest, size } = needed(version, from)
    return { manifest, size, name: 'the parts' }
  }

  it('are installed into that folder at first use, once, with a message', () => {
    const folderOfFiles = importing('1.0.0')
    const modules = installedWithin(folderOfFiles)
    expect(modules).toBe(join(folderOfFiles.manifest, 'node_modules'))
    expect(existsSync(modules)).toBe(true)
    expect(existsSync(join(folderOfFiles.manifest, 'ran')), 'a script was run').toBe(false)
    expect(reported.join('\n')).toMatch(/Installing the parts .*7 MB.*\nInstalled the parts in \d+ s\./)
    reported.length = 0
    installedWithin(folderOfFiles)
    expect(reported).toEqual([])
  })

  it('are reinstalled when the lock file has changed or an install was interrupted', () => {
    installedWithin(importing('1.0.0'))
    const changed = importing('1.0.1')
    const left = join(changed.manifest, 'node_modules/left')
    writeFileSync(left, '')
    installedWithin(changed)
    expect(existsSync(left), 'a file of the previous install is left').toBe(false)

    rmSync(join(changed.manifest, 'node_modules'), { recursive: true })
    mkdirSync(join(changed.manifest, 'node_modules/half'), { recursive: true })
    installedWithin(changed)
    expect(existsSync(join(changed.manifest, 'node_modules/half'))).toBe(false)
  })

  it('fail with one sentence without a network, and are tried again', () => {
    const folderOfFiles = importing('1.0.0', 'registry')
    for (const _ of ['first', 'again'])
      expect(() => installedWithin(folderOfFiles)).toThrow(
        /^the parts could not be installed, .*is there a network\? .+$/,
      )
  })
})

it('the packages of the tests do not shadow any package of the project', () => {
  const namesIn = (lock: string) =>
    Object.keys(JSON.parse(readFileSync(join(root, lock), 'utf8')).packages)
      .filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
      .map((path) => path.replace('node_modules/', ''))
  const ofProject = namesIn('package-lock.json')
  const ofTests = namesIn('tests/package-lock.json')
  expect(ofProject).toContain('yaml')
  expect(ofTests).toContain('fast-check')
  expect(ofTests.filter((name) => ofProject.includes(name))).toEqual([])
})
