import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds the default content, changed by `spoil`, over a page that stands already. */
function build(spoil: (text: string) => string) {
  const yaml = join(folder, 'content/portfolio.yaml')
  writeFileSync(yaml, spoil(readFileSync('content/portfolio.yaml', 'utf8')))
  const dist = mkdtempSync(join(folder, 'dist-'))
  writeFileSync(join(dist, 'index.html'), 'the page as it was')
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', dist, '--emptyOutDir'],
    { env: { ...env, PORTFOLIO: yaml, NO_COLOR: '1' }, encoding: 'utf8' },
  )
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  return { yaml, status, printed: stdout + stderr, files: readdirSync(dist), index }
}

it('a build of good content ends well and takes the place of the page that was there', () => {
  const { status, files, index } = build((text) => text)
  expect(status).toBe(0)
  expect(files).toContain('assets')
  expect(index).toContain('Hi, I Build Websites')
})

it('a build of bad content fails with place, mistake and mend, and leaves the page that was there', () => {
  const { yaml, status, printed, files, index } = build((text) =>
    text.replace('{ name: HTML, level: 95 }', '{ name: HTML, level: 950 }'),
  )
  expect(status).not.toBe(0)
  const lines = readFileSync(yaml, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('950')) + 1
  const column = (lines[line - 1]?.indexOf('950') ?? -2) + 1
  expect(printed).toContain(`${yaml}:${line}:${column}`)
  expect(printed).toMatch(/error\[out-of-range\] .*\blevel\b/)
  expect(printed).toContain('0 to 100')
  expect(files).toEqual(['index.html'])
  expect(index).toBe('the page as it was')
})

it('a build of what is no YAML fails in the same way', () => {
  const { yaml, status, printed, files, index } = build((text) =>
    text.replace('  title: Mara Lind', '  title: "Mara Lind'),
  )
  expect(status).not.toBe(0)
  expect(printed).toContain(`${yaml}:7:10`)
  expect(printed).toContain('error[yaml-quote]')
  expect(printed).toContain('help: add "')
  expect(files).toEqual(['index.html'])
  expect(index).toBe('the page as it was')
})

it('a build with a picture that is cut off fails with one sentence that names it', () => {
  const picture = join(folder, 'content/images/portrait.webp')
  const whole = readFileSync(picture)
  writeFileSync(picture, whole.subarray(0, 40_000))
  const { status, printed, index } = build((text) => text)
  writeFileSync(picture, whole)
  expect(status).not.toBe(0)
  expect(printed).toContain(`The picture ${picture} can't be decoded`)
  expect(index).toBe('the page as it was')
})
