import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installed } from '../../setup/onDemand.ts'

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
