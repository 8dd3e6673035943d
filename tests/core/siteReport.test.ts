import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import {
  leftoverLine,
  nextSteps,
  type SiteFacts,
  siteReport,
  sizeOf,
} from '../../src/node/build/report/siteReport.ts'
import { contentsOf, weigher } from '../../src/node/build/report/weights.ts'
import { contentFile } from '../../src/node/content/content.ts'
import { textOf } from './schema/setting.ts'

const page = (path: string, lang = 'en', firstPaint = 18_600, all = 1_234_567) => ({
  path,
  lang,
  firstPaint,
  all,
})

const facts: SiteFacts = {
  pages: [page(''), page('de/', 'de', 9_949), page('arbeiten/家/', 'de', 45_000, 300_000)],
  pictures: { encoded: 3, kept: 12 },
  url: 'https://mara.example/work/',
  yaml: 'content/portfolio.yaml',
  folder: 'dist',
  files: 57,
  bytes: 1_940_000,
  seconds: 3.25,
  next: ['Next: upload it.'],
}

it('lists each page with its path, language and weights, and ends with the folder and what to do next', () => {
  expect(siteReport(facts)).toBe(`
page           language  to first paint    in all
/              en               18.6 kB    1.2 MB
/de/           de                9.9 kB    1.2 MB
/arbeiten/家/  de               45.0 kB  300.0 kB

pictures  3 encoded, 12 kept from earlier builds
address   https://mara.example/work/
time      3.3 s

dist/ is ready: 57 files, 1.9 MB
Next: upload it.
`)
})

it('says that site.url is missing, and nothing of pictures where there are none', () => {
  const report = siteReport({ ...facts, url: undefined, pictures: { encoded: 0, kept: 0 } })
  expect(report).toContain('address  none: set site.url in content/portfolio.yaml, so that')
  expect(report).not.toContain('pictures')
  const kept = siteReport({ ...facts, pictures: { encoded: 0, kept: 1 } })
  expect(kept).toContain('pictures  1 kept from earlier builds\n')
})

it('has one line for a folder of many pages, with the heaviest of them', () => {
  const projects = (lang: string, folder: string) =>
    Array.from({ length: 40 }, (_, index) => page(`${folder}work/p${index}/`, lang, 10_000 + index * 100))
  const pages = [
    page(''),
    ...projects('en', ''),
    page('de/', 'de'),
    ...projects('de', 'de/'),
    page('404.html'),
  ]
  const lines = siteReport({ ...facts, pages })
    .split('\n')
    .slice(2, 7)
  expect(lines.map((line) => line.replace(/ {2,}/g, ' '))).toEqual([
    '/ en 18.6 kB 1.2 MB',
    '/work/ (40 pages, the heaviest) en 13.9 kB 1.2 MB',
    '/de/ de 18.6 kB 1.2 MB',
    '/de/work/ (40 pages, the heaviest) de 13.9 kB 1.2 MB',
    '/404.html en 18.6 kB 1.2 MB',
  ])
})

it.each([
  [0, '0.0 kB'],
  [999_949, '999.9 kB'],
  [999_951, '1.0 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(sizeOf(bytes)).toBe(size)
})

it('tells the next step: the preview and the workflow, or that the host goes on', () => {
  const steps = (env: Record<string, string>, workflow?: string) =>
    nextSteps({ env, workflow }, 'dist').join('\n')
  const publish = '.github/workflows/publish.yml'
  expect(steps({}, publish)).toContain('npm run preview')
  expect(steps({}, publish)).toContain(`push to main, and ${publish} does the rest`)
  expect(steps({})).toContain('upload the files in dist/')
  expect(steps({ NETLIFY: 'true' }, publish)).not.toMatch(/preview|push/)
})

it('says how many placeholders are left, and the command that names them in this file', () => {
  expect(leftoverLine(0, 'portfolio.yaml')).toEqual([])
  expect(leftoverLine(1, 'portfolio.yaml')).toEqual([
    '1 placeholder is left: npx onefolio check --strict names each.',
  ])
  expect(leftoverLine(12, 'content/portfolio.yaml')).toEqual([
    '12 placeholders are left: npx onefolio check --strict names each.',
  ])
  expect(leftoverLine(2, 'my site/a.yaml')[0]).toContain('npx onefolio check "my site/a.yaml" --strict')
})

it.each(['', 'https://okafor.net/'])(
  'counts the texts of a blank start and of add, with the address %s',
  (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'leftovers-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const yaml = join(folder, 'portfolio.yaml')
    const good = textOf('tests/fixtures/good.yaml').replaceAll('example.com', 'okafor.net')
    const withUrl = url ? good.replace('site:\n', `site:\n  url: ${url}\n`) : good
    writeFileSync(yaml, withUrl)
    expect(contentFile(yaml).leftovers()).toBe(0)
    writeFileSync(yaml, withUrl.replace('heading: What I Do', 'heading: The heading of the section'))
    expect(contentFile(yaml).leftovers()).toBe(1)
  },
)

it('weighs a page up to its first screen, and with all that a visit loads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const put = (path: string, content: string | Uint8Array) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const screen = `<style>@font-face{src:url(../assets/a-1.woff2)}@font-face{src:url(../assets/b-1.woff2)}</style><h1>Hello</h1><style`
  const shown = `${screen} id="below"></style><img src="../assets/me-0123456789-640.webp">
<source srcset="../assets/me-0123456789-640.avif 640w, ../assets/me-0123456789-1280.avif 1280w, ../assets/me-0123456789-2000.avif 2000w">
<source srcset="../assets/me-0123456789-640.webp 640w"><script src="../assets/first-1.js"></script>
<a href="../resume.pdf">PDF</a>`
  const card = '<meta property="og:image" content="../assets/card-1.png">'
  const html = card + shown
  put('assets/a-1.woff2', new Uint8Array(1000))
  put('assets/b-1.woff2', new Uint8Array(2000))
  put('assets/card-1.png', new Uint8Array(50_000))
  for (const width of [640, 1280, 2000]) put(`assets/me-0123456789-${width}.avif`, new Uint8Array(width * 10))
  put('assets/me-0123456789-640.webp', new Uint8Array(9000))
  const [first, lazy] = ['a()'.repeat(500), 'b()'.repeat(900)]
  put('assets/first-1.js', first)
  put('assets/lazy-1.js', lazy)
  put('resume.pdf', new Uint8Array(70_000))
  const zipped = (text: string) => gzipSync(text).length
  const scripts = ['assets/first-1.js', 'assets/lazy-1.js']
  expect(
    weigher(folder)({ path: 'work/', lang: 'en', html, shown, afterFirstScreen: 'below', scripts }),
  ).toEqual({
    firstPaint: zipped(card + screen),
    all: zipped(html) + zipped(first) + zipped(lazy) + 1000 + 2000 + 12_800,
  })
  expect(contentsOf(folder).files).toBe(10)
})
