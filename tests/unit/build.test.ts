import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

// Each is a build of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const site = 'tests/fixtures/site'
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  cpSync(site, join(folder, 'content'), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the build into a folder, by default that of these sources. */
function run(dist: string, { cwd = process.cwd(), env = {} }: { cwd?: string; env?: object } = {}) {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  return spawnSync(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir'], {
    cwd,
    env: { ...rest, NO_COLOR: '1', ...env },
    encoding: 'utf8',
  })
}

/** Each file of a folder with a hash of what it holds. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

/** Builds the fixture site, changed by `spoil`, over a page that stands already. */
function build(spoil: (text: string) => string) {
  const yaml = join(folder, 'content/portfolio.yaml')
  writeFileSync(yaml, spoil(readFileSync(join(site, 'portfolio.yaml'), 'utf8')))
  const dist = mkdtempSync(join(folder, 'dist-'))
  writeFileSync(join(dist, 'index.html'), 'the page as it was')
  const { status, stdout, stderr } = run(dist, { env: { PORTFOLIO: yaml } })
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

it.each([
  ['an icon that is no image', "icon: 'portfolio.yaml'", 'not-a-picture', 'save it as svg'],
  ['an address that is none', 'url: example.com', 'wrong-format', 'https://'],
])('a build with %s fails at its line, and leaves the page that was there', (_, line, code, mend) => {
  const { yaml, status, printed, index } = build((text) =>
    text.replace('  lang: en', `  ${line}\n  lang: en`),
  )
  expect(status).not.toBe(0)
  const { length } = readFileSync(yaml, 'utf8').split(line)[0]?.split('\n') ?? []
  expect(printed).toContain(`${yaml}:${length}:`)
  expect(printed).toContain(`error[${code}]`)
  expect(printed).toContain(mend)
  expect(index).toBe('the page as it was')
})

it('a build of a picture that cannot be drawn as an icon says which, in one sentence', () => {
  writeFileSync(
    join(folder, 'content/empty.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )
  const { status, printed, index } = build((text) =>
    text.replace('  lang: en', '  icon: empty.svg\n  lang: en'),
  )
  expect(status).not.toBe(0)
  expect(printed).toMatch(/The icon .*empty\.svg cannot be drawn: save it anew\.\s*$/)
  expect(index).toBe('the page as it was')
})

it('a build into a folder that cannot be written says so, in one sentence', () => {
  const file = join(folder, 'file')
  writeFileSync(file, 'what was there')
  const { status, stderr } = run(join(file, 'dist'))
  expect(status).not.toBe(0)
  expect(stderr.trim().split('\n').at(-1)).toBe(
    `${join(file, 'dist')} cannot be written: ${file} is no folder.`,
  )
  expect(readFileSync(file, 'utf8')).toBe('what was there')
})

it('two builds of the same sources are the same byte for byte, wherever they lie, and ask no network', {
  timeout: 60_000,
}, () => {
  const copy = join(folder, 'copy')
  mkdirSync(copy)
  for (const name of ['content', 'schema', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  // A copy draws everything anew; what would connect ends it.
  const offline = `data:text/javascript,${encodeURIComponent(
    "import net from 'node:net'; net.Socket.prototype.connect = () => { process.stderr.write('connected'); process.exit(9) }",
  )}`
  const one = mkdtempSync(join(folder, 'dist-'))
  const other = mkdtempSync(join(folder, 'dist-'))
  expect(run(one).status).toBe(0)
  const second = run(other, { cwd: copy, env: { NODE_OPTIONS: `--import ${offline}` } })
  expect(second.stderr).not.toContain('connected')
  expect(second.status).toBe(0)
  expect(hashesOf(other)).toEqual(hashesOf(one))
})
