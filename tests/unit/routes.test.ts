import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { configFor } from '../../vite.config.ts'

// A whole build, which takes seconds on a busy machine.
vi.setConfig({ hookTimeout: 60_000 })

const dist = mkdtempSync(join(tmpdir(), 'routes-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

/** Puts the routes of the fixture in the place of the site's own, which they add one to. */
const oneMoreRoute: Plugin = {
  name: 'test:one-more-route',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name.endsWith('/build/routes/routes.tsx') && importer?.endsWith('entry-server.tsx')
      ? resolve('tests/fixtures/routes/routes.tsx')
      : undefined,
}

const read = (name: string) => readFileSync(join(dist, name), 'utf8')

beforeAll(async () => {
  const config = configFor('tests/fixtures/good.yaml')
  const builder = await createBuilder({
    ...config,
    plugins: [oneMoreRoute, config.plugins],
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, outDir: dist, emptyOutDir: true },
  })
  await builder.buildApp()
})

test('one entry and one component make one more document, with a head of its own', () => {
  const html = read('notes/first/index.html')
  expect(html).toMatch(/<html lang="de" dir="ltr"/)
  expect(html).toContain('<title>Die erste Notiz</title>')
  expect(html).toContain('<meta name="description" content="Eine Seite mehr.">')
  expect(html).toContain('<meta property="og:title" content="Die erste Notiz">')
  expect(html).toMatch(/<div id="_page"><main class="[^"]+"><h1>Hallo<\/h1><\/main><\/div>/)
  expect(html).toContain('"@type":"Article"')
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy"/)
  expect(html).not.toContain('type="module"')
})

test('what it shares with the others is addressed from where it is', () => {
  const addresses = [...read('notes/first/index.html').matchAll(/(?:href|src)="([^"]+)"/g)].map(
    ([, address]) => address,
  )
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) expect(address).toMatch(/^\.\.\/\.\.\//)
})

test('the documents that were there before are as they were, and the headers know all', () => {
  expect(read('index.html')).toContain('<h1')
  expect(read('404.html')).toContain('<meta name="robots" content="noindex">')
  for (const path of ['/', '/index.html', '/404.html', '/notes/first/', '/notes/first/index.html'])
    expect(read('_headers')).toContain(`${path}\n  Cache-Control: public, max-age=0, must-revalidate`)
})
