import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { preview } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { tag } from '../../src/node/build/documents/html.ts'
import { headerRules, writeHeaders } from '../../src/node/build/hosts/headers.ts'
import { previewPages } from '../../src/node/build/servers/previewPages.ts'

/** Previews a folder with some files; gives the origin. */
async function previewOf(
  folder: string,
  files: Readonly<Record<string, string>>,
  allowedHosts: string[] = [],
): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [previewPages()],
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, allowedHosts },
  })
  onTestFinished(() => server.close())
  return server.resolvedUrls?.local[0] ?? ''
}

it('serves the built pages, and the 404 page in the right language at unknown addresses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await expect(previewOf(folder, {})).rejects.toThrow('npm run build makes it')

  const paths = [
    'index.html',
    '404.html',
    'de/index.html',
    'de/404.html',
    'work/a b/index.html',
    '.well-known/did',
  ]
  const origin = await previewOf(folder, Object.fromEntries(paths.map((path) => [path, path])))
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

it('is at the path of the site, with the headers of the build, and leads there from everywhere around it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const canonical = tag('link', { rel: 'canonical', href: 'https://mara.example/my%20work/' })
  const local = await previewOf(folder, {
    'index.html': canonical,
    '404.html': 'nothing here',
    'de/index.html': 'auf Deutsch',
    'de/404.html': 'nichts',
    'assets/page-1.js': 'run()',
    'files/cv.html': 'a page of the owner',
    _headers: writeHeaders(headerRules([`default-src 'self'`])),
  })
  const { origin, pathname } = new URL(local)
  expect(pathname).toBe('/my%20work/')
  const get = (path: string) => fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } })

  for (const [from, to] of [
    ['/', '/my%20work/'],
    ['/?a=b', '/my%20work/?a=b'],
    ['/my%20work', '/my%20work/'],
    ['/my%20work/de?a=b', '/my%20work/de/?a=b'],
  ] as const) {
    const { status, headers } = await get(from)
    expect([status, headers.get('location')], from).toEqual([302, to])
  }
  const policy = `default-src 'self'; frame-ancestors 'none'`
  for (const [path, status, text, cache] of [
    ['', 200, canonical, null],
    ['index.html', 200, canonical, null],
    ['de/', 200, 'auf Deutsch', null],
    ['assets/page-1.js', 200, 'run()', 'public, max-age=31536000, immutable'],
    ['files/cv.html', 200, 'a page of the owner', null],
    ['nowhere', 404, 'nothing here', null],
    ['de/nowhere', 404, 'nichts', null],
    ['_headers', 404, 'nothing here', null],
    ['..%2f..%2fpackage.json', 404, 'nothing here', null],
  ] as const) {
    const response = await get(`/my%20work/${path}`)
    expect([response.status, await response.text()], path).toEqual([status, text])
    expect(response.headers.get('content-security-policy'), path).toBe(policy)
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    if (cache) expect(response.headers.get('cache-control'), path).toBe(cache)
  }
  expect((await get('/elsewhere')).status).toBe(404)
})

it('answers with the headers of a build that was made while it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const built = (policy: string) => ({
    'index.html': policy,
    _headers: writeHeaders(headerRules([policy])),
  })
  const origin = await previewOf(folder, built(`style-src 'sha256-old'`))
  for (const [path, text] of Object.entries(built(`style-src 'sha256-new'`)))
    writeFileSync(join(folder, path), text)
  const response = await fetch(origin)
  expect(await response.text()).toBe(`style-src 'sha256-new'`)
  expect(response.headers.get('content-security-policy')).toContain('sha256-new')
})

it('names the option by which it answers as another host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const port = new URL(await previewOf(folder, { 'index.html': '<p>Here</p>' }, ['allowed.example'])).port
  const asked = (host: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sent = get({ host: '127.0.0.1', port, headers: { host } }, async (response) => {
        const text = (await response.setEncoding('utf8').toArray()).join('')
        resolve({ status: response.statusCode, text })
      })
      sent.on('error', reject)
    })
  for (const host of ['allowed.example', 'localhost:1', 'a.localhost', '[::1]', '192.0.2.1'])
    expect(await asked(host)).toMatchObject({ status: 200 })
  expect(await asked('x.tunnel.example:443')).toEqual({
    status: 403,
    text: expect.stringContaining('--allow-host x.tunnel.example\n'),
  })
})
