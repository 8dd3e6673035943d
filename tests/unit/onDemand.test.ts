import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from '../browser/support/paths.ts'
import { installed, installedWithin } from '../setup/onDemand.ts'

// npm's own start takes a second, and more on a busy machine.
const timeout = 60_000

let folder: string
let reported: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'on-demand-'))
  reported = []
  vi.spyOn(console, 'error').mockImplementation((line) => reported.push(String(line)))
  // A port where nobody listens stands for a machine without a network.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
  vi.stubEnv('npm_config_cache', join(folder, 'npm'))
  vi.stubEnv('npm_config_fetch_retry_mintimeout', '1')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** What a command needs, with a script that npm would run, and with a package that only a registry has or none. */
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

describe('what a rare command needs', { timeout }, () => {
  it('is installed at the first use, which is reported with its size and not repeated', () => {
    const tool = needed('1.0.0')
    const modules = installed(tool)
    expect(existsSync(modules)).toBe(true)
    expect(existsSync(join(modules, '../ran')), 'a script was run').toBe(false)
    expect(reported.join('\n')).toMatch(/Installing tool .*7 MB.*\nInstalled tool in \d+ s\./)
    reported.length = 0
    expect(installed(tool)).toBe(modules)
    expect(reported).toEqual([])
  })

  it('is installed anew in place of the old when its lock file has changed', () => {
    const before = installed(needed('1.0.0'))
    const after = installed(needed('1.0.1'))
    expect(after).not.toBe(before)
    expect(kept()).toHaveLength(1)
    expect(existsSync(after)).toBe(true)
  })

  it('fails in one sentence and leaves nothing behind where there is no network', () => {
    const tool = needed('1.0.0', 'registry')
    expect(() => installed(tool)).toThrow(/^tool could not be installed, .*is there a network\? .+$/)
    expect(kept()).toEqual([])
  })
})

describe('what the files of a folder import by name', { timeout }, () => {
  /** A folder with the manifest of {@link needed}. */
  function importing(version: string, from?: 'registry') {
    const { manifest, size } = needed(version, from)
    return { manifest, size, name: 'the parts' }
  }

  it('is installed into that folder at the first use, which is reported and not repeated', () => {
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

  it('is installed anew when its lock file has changed, or an install was cut short', () => {
    installedWithin(importing('1.0.0'))
    const changed = importing('1.0.1')
    const left = join(changed.manifest, 'node_modules/left')
    writeFileSync(left, '')
    installedWithin(changed)
    expect(existsSync(left), 'something of before is left').toBe(false)

    rmSync(join(changed.manifest, 'node_modules'), { recursive: true })
    mkdirSync(join(changed.manifest, 'node_modules/half'), { recursive: true })
    installedWithin(changed)
    expect(existsSync(join(changed.manifest, 'node_modules/half'))).toBe(false)
  })

  it('fails in one sentence where there is no network, and is asked for again', () => {
    const folderOfFiles = importing('1.0.0', 'registry')
    for (const _ of ['first', 'again'])
      expect(() => installedWithin(folderOfFiles)).toThrow(
        /^the parts could not be installed, .*is there a network\? .+$/,
      )
  })
})

it('what the tests import hides no package of the project from them', () => {
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
