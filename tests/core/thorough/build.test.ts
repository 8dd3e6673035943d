import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { version } from '../../../src/node/cli/version.ts'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const site = 'tests/fixtures/site'

const home = mkdtempSync(join(tmpdir(), 'portfolio-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let yaml = ''
let dist = ''
beforeEach(() => {
  const folder = mkdtempSync(join(home, 'test-'))
  cpSync(site, join(folder, 'content'), { recursive: true })
  yaml = join(folder, 'content/portfolio.yaml')
  dist = mkdtempSync(join(folder, 'dist-'))
  writeFileSync(join(dist, 'index.html'), 'the page as it was')
  writeFileSync(join(dist, 'licenses.txt'), 'those of the page as it was')
})

const spoil = (change: (text: string) => string) => writeFileSync(yaml, change(readFileSync(yaml, 'utf8')))

/** The message of Vite's bundler when plugins were slow, as on a busy machine. */
const timings = /^\[PLUGIN_TIMINGS\].*?^See https:.*?\n+/ms

/** Builds the site with `vite build`, in a process of its own. */
const build = () => buildIn(process.cwd())

/** The same, in a working directory. */
function buildIn(cwd: string) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', resolve('vite.config.ts'), '--outDir', dist, '--emptyOutDir'],
    { cwd, env: { ...env, NO_COLOR: '1', PORTFOLIO: yaml }, encoding: 'utf8' },
  )
  return { status, printed: (stdout + stderr).replace(timings, '') }
}

it('npm run build prints a warning once, and removes old leftovers of an interrupted build', () => {
  const left = ['days-ago', 'now'].map((name) => join('node_modules/.cache/portfolio', `test-${name}`))
  for (const folder of left) mkdirSync(join(folder, 'dist'), { recursive: true })
  const daysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  utimesSync(left[0] ?? '', daysAgo, daysAgo)
  spoil((text) => text.replace(/headline: .*/, 'headline: Kraftfahrzeughaftpflichtversicherungen'))
  const { status, printed } = build()
  expect(status).toBe(0)
  expect(printed.match(/warning\[long-word\]/g)).toHaveLength(1)
  expect(left.map((folder) => existsSync(folder))).toEqual([false, true])
  expect(printed).toContain(`set site.url in ${yaml}`)
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(printed).toContain(`${dist}/ is ready: ${files.length} files, `)
  expect(printed).toContain('npm run preview')
  expect(printed).toMatch(/^\d+ placeholders are left: npx onefolio check \S+ --strict names each\.$/m)
  // Neither the folders in which it is staged, nor the bundle that only the build runs.
  expect(printed).not.toMatch(/node_modules|\bssr\b|server\.js|\bgzip\b|transforming/)
  rmSync(left[1] ?? '', { recursive: true })
})

it('a build in another working directory makes the same files, and leaves nothing there', () => {
  const made = () =>
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'base64')])
      .toSorted()
  const elsewhere = mkdtempSync(join(home, 'elsewhere-'))
  expect(buildIn(elsewhere)).toMatchObject({ status: 0 })
  expect(readdirSync(elsewhere)).toEqual([])
  const there = made()
  expect(build().printed, 'pictures are found in the same cache').not.toContain('encoded')
  expect(made()).toEqual(there)
})

/** Builds the site as `npm run build` does. */
function onefolioBuild(...options: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/node/cli/bin.mjs', 'build', '--outDir', dist, ...options],
    { env: { ...env, NO_COLOR: '1', PORTFOLIO: yaml }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

it('onefolio build names its file first, and with --debug prints what Vite does too', () => {
  const { status, stdout } = onefolioBuild()
  expect(status).toBe(0)
  expect(stdout.split('\n')[0]).toBe(`onefolio ${version()}  ${yaml}`)
  expect(stdout).toContain(`${dist}/ is ready: `)
  expect(stdout).not.toContain('building client environment')
  expect(onefolioBuild('--debug').stdout).toContain('building client environment')
})

it('onefolio build ends with 1 and one report, and leaves the page as it was', () => {
  spoil((text) => text.replace(/headline: .*/, 'headlin: Sites'))
  const { status, stderr } = onefolioBuild()
  expect(status).toBe(1)
  expect(stderr.match(/error\[unknown-key\]/g)).toHaveLength(1)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the page as it was')
  const nowhere = join(home, 'nowhere.yaml')
  yaml = nowhere
  expect(onefolioBuild()).toMatchObject({ status: 2, stderr: expect.stringContaining(nowhere) })
})
