import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { preview } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { previewPages } from '../../src/build/servers/previewPages.ts'

it('serves the built pages, and the 404 page in the right language at unknown addresses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const start = () =>
    preview({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [previewPages()],
      build: { outDir: '.' },
      preview: { host: '127.0.0.1', port: 0 },
    })
  await expect(start()).rejects.toThrow('npm run build makes it')

  for (const path of [
    'index.html',
    '404.html',
    'de/index.html',
    'de/404.html',
    'work/a b/index.html',
    '.well-known/did',
  ]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  const server = await start()
  onTestFinished(() => server.close())
  const [origin = ''] = server.resolvedUrls?.local ?? []
  for (const [address, status, file] of [
    ['', 200, 'index.html'],
    ['?a=b', 200, 'index.html'],
    ['de/', 200, 'de/index.html'],
    ['work/a%20b/', 200, 'work/a b/index.html'],
    ['.well-known/did', 200, '.well-known/did'],
    ['nowhere', 404, '404.html'],
    ['deep/down/nowhere.html', 404, '404.html'],
    ['de/nowhere/', 404, 'de/404.html'],
    ['%E0%A4%A', 404, '404.html'],
  ] as const) {
    const response = await fetch(origin + address, { headers: { accept: 'text/html' } })
    expect([response.status, await response.text()], address).toEqual([status, file])
  }
})
