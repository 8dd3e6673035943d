import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { cacheHome } from '../../src/node/cacheHome.ts'

it('caches are in node_modules, or in the temporary folder where that cannot be written', () => {
  const owner = mkdtempSync(join(tmpdir(), 'caches-'))
  onTestFinished(() => rmSync(owner, { recursive: true }))
  const modules = join(owner, 'node_modules')
  expect(cacheHome(owner, {})).toBe(modules)
  mkdirSync(join(modules, '.cache'), { recursive: true })
  expect(cacheHome(owner, {})).toBe(modules)
  for (const refused of [modules, join(modules, '.cache')]) {
    const other = cacheHome(owner, {}, (folder) => folder !== refused)
    onTestFinished(() => rmSync(other, { recursive: true, force: true }))
    expect(other.startsWith(join(tmpdir(), 'onefolio-'))).toBe(true)
    expect(existsSync(other) && statSync(other).mode & 0o077).toBe(0)
    expect(cacheHome(owner, {}, (folder) => folder !== refused)).toBe(other)
  }
  expect(cacheHome(owner, { ONEFOLIO_CACHE: join(owner, 'mine') }, () => false)).toBe(join(owner, 'mine'))
})
