import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { configFor } from '../../vite.config.ts'
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
