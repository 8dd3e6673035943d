import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createBuilder } from 'vite'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { configFor } from '../../src/node/config.ts'

// Mostly builds that fail. The output of good ones is tested in *.built.test.ts.

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const site = 'tests/fixtures/site'

// One of them bundles the whole page, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

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

/** Builds the spoilt site over an existing page, in this process; gives the error message. */
async function failedBuild(): Promise<string> {
  const config = configFor(yaml)
  const outcome = await createBuilder({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, outDir: dist, emptyOutDir: true },
  })
    .then((builder) => builder.buildApp())
    .then(
      () => 'The build ended well.',
      (error: Error) => error.message,
    )
  expect(readdirSync(dist), 'the old page is kept').toEqual(['index.html', 'licenses.txt'])
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the page as it was')
  return outcome
}

/** The message of Vite's bundler when plugins were slow, as on a busy machine. */
const timings = /^\[PLUGIN_TIMINGS\].*?^See https:.*?\n+/ms

/** Builds the site as `npm run build` does, in a process of its own. */
function build() {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', dist, '--emptyOutDir'],
    { env: { ...env, NO_COLOR: '1', PORTFOLIO: yaml }, encoding: 'utf8' },
  )
  return { status, printed: stripVTControlCharacters(stdout + stderr).replace(timings, '') }
}

/** `file:line:column` of a text in the YAML, from 1. */
function positionOf(text: string): string {
  const before = readFileSync(yaml, 'utf8').split(text)[0]?.split('\n') ?? []
  return `${yaml}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

it('npm run build of bad content fails with position, mistake and fix, and keeps the old page', () => {
  spoil((text) => text.replace('{ name: HTML, level: 95 }', '{ name: HTML, level: 950 }'))
  const { status, printed } = build()
  expect(status).not.toBe(0)
  expect(printed, 'no stack trace, and nothing twice').toMatch(
    /^error during build:\nerror\[out-of-range\].*\n\n1 error in .*\n$/s,
  )
  expect(printed).not.toMatch(/^ +at /m)
  expect(printed).toContain(positionOf('950'))
  expect(printed).toMatch(/error\[out-of-range\] .*\blevel\b/)
  expect(printed).toContain('0 to 100')
  expect(readdirSync(dist)).toEqual(['index.html', 'licenses.txt'])
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the page as it was')
})

it('a build of broken YAML fails in the same way', async () => {
  spoil((text) => text.replace('  title: Mara Lind', '  title: "Mara Lind'))
  const message = await failedBuild()
  expect(message).toContain(positionOf('"Mara Lind'))
  expect(message).toContain('error[yaml-quote]')
  expect(message).toContain('help: add "')
})

it('a build with a truncated picture fails at its line', async () => {
  const picture = join(dirname(yaml), 'images/portrait.webp')
  writeFileSync(picture, readFileSync(picture).subarray(0, 40_000))
  const message = await failedBuild()
  expect(message).toContain(positionOf('images/portrait.webp'))
  expect(message).toMatch(/^error\[broken-picture\] .*\n\n1 error in .*$/s)
})

it.each([
  ['an icon that is no image', "icon: 'portfolio.yaml'", 'not-a-picture', 'allowed: svg, png'],
  ['an address that is none', 'url: example.com', 'wrong-format', 'https://'],
])('a build with %s fails at its line', async (_, line, code, fix) => {
  spoil((text) => text.replace('  lang: en', `  ${line}\n  lang: en`))
  const message = await failedBuild()
  expect(message).toContain(positionOf(line).replace(/\d+$/, ''))
  expect(message).toContain(`error[${code}]`)
  expect(message).toContain(fix)
})

it('a build of a picture that cannot be drawn as an icon says which, in one sentence', async () => {
  writeFileSync(
    join(dirname(yaml), 'empty.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )
  spoil((text) => text.replace('  lang: en', '  icon: empty.svg\n  lang: en'))
  expect(await failedBuild()).toMatch(/^The icon .*empty\.svg cannot be drawn: save it anew\.$/)
})
