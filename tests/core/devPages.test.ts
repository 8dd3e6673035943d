import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { configFor } from '../../src/node/config.ts'
import { oneMoreRoute } from '../fixtures/routes/oneMoreRoute.ts'

const config = configFor('tests/fixtures/good.yaml')

it('the dev server serves an additional route, and the 404 page at unknown addresses', async () => {
  const server = await createServer({
    ...config,
    plugins: [oneMoreRoute, config.plugins],
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  onTestFinished(() => server.close())
  const titleAt = async (address: string) =>
    /<title>(.*?)<\/title>/.exec(await server.transformIndexHtml(address, page, address))?.[1]
  const page = readFileSync('src/index.html', 'utf8')
  expect(await titleAt('/notes/first/')).toBe('Die erste Notiz')
  expect(await titleAt('/notes/first')).toBe('Die erste Notiz')
  expect(await titleAt('/notes/first/index.html')).toBe('Die erste Notiz')
  expect(await titleAt('/notes/')).toBe('Page Not Found')
})

it('the dev server serves pages from Markdown, and the files of the public folder as they are', async () => {
  const { plugins, ...rest } = configFor('tests/pages/site/portfolio.yaml')
  const server = await createServer({
    ...rest,
    plugins,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  const get = async (path: string) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
    return `${response.headers.get('content-type')} ${await response.text()}`
  }
  expect(await get('legal/imprint/')).toContain('<title>Imprint · Nadia Brandt</title>')
  expect(await get('de/legal/imprint/')).toContain('Verantwortlich')
  expect(await get('de/now')).toContain('<title>Was ich gerade tue · Nadia Brandt</title>')
  expect(await get('.well-known/security.txt')).toMatch(/^text\/plain.*Contact: mailto:hello@nadia\.example/s)
  expect(await get('googledemo.html')).toMatch(/^text\/html.* google-site-verification: googledemo\.html/s)
  expect(await get('demo/')).toMatch(/^text\/html.*<title>Demo<\/title>/s)
  expect(await get('files/prices.txt')).toContain('A price list.')
  expect(await get('files/nothing/')).toContain('<title>Page Not Found</title>')
})
