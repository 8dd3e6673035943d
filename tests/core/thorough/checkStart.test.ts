import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { blankFiles } from '../../../src/node/create/start.ts'
import { checkStarted } from '../checkStart.ts'

it('check of a new folder loads what cleans its drawings once, and not again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-start-'))
  try {
    for (const { path, content } of blankFiles('paper')) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    // Where caches are kept.
    mkdirSync(join(folder, 'node_modules'))
    const cold = checkStarted(folder)
    const warm = checkStarted(folder)
    expect(cold.status).toBe(0)
    expect(warm).toMatchObject({ status: 0, stdout: cold.stdout })
    for (const name of ['jsdom', 'svgo', 'dompurify', 'css-tree']) {
      expect(cold.packages, name).toContain(name)
      expect(warm.packages, name).not.toContain(name)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
