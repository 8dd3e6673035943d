import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const withoutTypst = new URL('withoutTypst.mjs', import.meta.url).href

const home = mkdtempSync(join(tmpdir(), 'portfolio-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('without the typesetter a build warns once, and links to the PDF lead to the résumé page', () => {
  cpSync('tests/fixtures/resume', join(home, 'content'), { recursive: true })
  const yaml = join(home, 'content/portfolio.yaml')
  // A new address, so that no PDF is in the cache.
  const text = readFileSync(yaml, 'utf8').replace('hello@', `hello-${Date.now()}@`)
  writeFileSync(yaml, text)
  const dist = join(home, 'dist')
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', withoutTypst, vite, 'build', '--outDir', dist, '--emptyOutDir'],
    { env: { ...env, NO_COLOR: '1', PORTFOLIO: yaml }, encoding: 'utf8' },
  )

  expect(status, stderr).toBe(0)
  const warnings = (stdout + stderr).match(/typst-ts-node-compiler, which sets it, is not installed.*/g) ?? []
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('npm install')
  for (const folder of ['', 'de/', 'ar/']) {
    expect(existsSync(join(dist, folder, 'resume.pdf'))).toBe(false)
    expect(JSON.parse(readFileSync(join(dist, folder, 'resume.json'), 'utf8'))).toHaveProperty('basics')
    const [start = '', page = ''] = ['index.html', 'resume/index.html'].map((name) =>
      readFileSync(join(dist, folder, name), 'utf8'),
    )
    expect(start + page).not.toContain('resume.pdf')
    // One in the header, and one that would otherwise lead to the PDF.
    expect(start.match(/href="resume\/"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(page).toContain('h-resume')
  }
})
