import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fileCache, keyOf } from '../../../src/node/build/files/fileCache.ts'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Pictures use this cache too: pictures.test.ts covers corrupt, shared and old files.

it('a file is made once, in this build and in later ones', async () => {
  let made = 0
  const make = async () => Buffer.from(`made ${++made}`)
  const text = async (cache: ReturnType<typeof fileCache>, key: string) =>
    Buffer.from(await cache.bytes(key, make)).toString()
  const first = fileCache(folder)
  expect(await text(first, keyOf('a'))).toBe('made 1')
  expect(await text(first, keyOf('a'))).toBe('made 1')
  const later = fileCache(folder)
  expect(await text(later, keyOf('a'))).toBe('made 1')
  expect(await text(later, keyOf('b'))).toBe('made 2')
})

it('a failure is thrown and not cached', async () => {
  const cache = fileCache(folder)
  const key = keyOf('broken')
  await expect(cache.bytes(key, () => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.')
  expect(Buffer.from(await cache.bytes(key, async () => Buffer.from('whole'))).toString()).toBe('whole')
})

it('a key depends on all inputs', () => {
  const keys = [
    keyOf(['1.0', 'abc']),
    keyOf(['1.1', 'abc']),
    keyOf(['1.0', 'abd']),
    keyOf(['1.0', 'abc'], Buffer.from('font')),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf(['1.0', 'abc'], Buffer.from('font'))).toBe(keys[3])
})
