import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { configFor } from '../../../src/node/config.ts'
import { oneMoreRoute } from '../../fixtures/routes/oneMoreRoute.ts'

/** Starts a dev server for a YAML file; returns what it answers to requests for paths, and its origin. */
async function serve(yaml: string, before: readonly Plugin[] = []) {
  const { plugins, ...config } = configFor(yaml)
  const server = await createServer({
    ...config,
    plugins: [...before, plugins],
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(origin + path.replace(/^\//, ''), { headers })
}

/** A copy of the fixture site. */
function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/fixtures/site', folder, { recursive: true })
  return folder
}

it('the dev server serves an additional route, and the 404 page with its status at unknown addresses', async () => {
  const get = await serve('tests/fixtures/good.yaml', [oneMoreRoute])
  const titleAt = async (address: string) => {
    const response = await get(address)
    return `${response.status} ${/<title>(.*?)<\/title>/.exec(await response.text())?.[1]}`
  }
  expect(await titleAt('/notes/first/')).toBe('200 Die erste Notiz')
  expect(await titleAt('/notes/first')).toBe('200 Die erste Notiz')
  expect(await titleAt('/notes/first/index.html')).toBe('200 Die erste Notiz')
  expect(await titleAt('/notes/')).toBe('404 Page Not Found')
  expect(await titleAt('/404.html')).toBe('200 Page Not Found')
  expect(await titleAt('/?bar=off')).toMatch(/^200 /)
  expect((await get('/images/nowhere.png', { accept: 'image/avif,*/*;q=0.8' })).status).toBe(404)
})

it('the dev server serves pages from Markdown, and the files of the public folder as they are', async () => {
  const answer = await serve('tests/pages/site/portfolio.yaml')
  const get = async (path: string) => {
    const response = await answer(path)
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

it('the dev server serves a picture whatever its path is called', async () => {
  const folder = join(copyOfSite(), 'C# 100% & more?')
  mkdirSync(folder)
  cpSync('tests/fixtures/site', folder, { recursive: true })
  const yaml = join(folder, 'portfolio.yaml')
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  writeFileSync(join(folder, 'images/größe 1#.svg'), drawing)
  const text = readFileSync(yaml, 'utf8').replace('theme:\n', 'theme:\n  styles: own.css\n')
  writeFileSync(yaml, text)
  writeFileSync(join(folder, 'own.css'), 'p { background: url("images/gr%C3%B6%C3%9Fe%201%23.svg") }')
  const get = await serve(yaml)
  const [address = ''] = (await (await get('/')).text()).match(/\/assets\/\w+\/gr[^"]+\.svg/) ?? []
  const response = await get(address, { accept: 'image/*' })
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response.text()).toBe(drawing)
})

describe('of the files of this machine the dev server', () => {
  /** A folder as owners have it, below a link, with section types that are a link too, and a note of theirs. */
  function ownersFolder() {
    const folder = copyOfSite()
    writeFileSync(join(folder, 'notes.txt'), 'A secret.')
    cpSync('tests/fixtures/own/sections', join(folder, 'elsewhere'), { recursive: true })
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'sections'))
    const link = join(copyOfSite(), 'link')
    symlinkSync(folder, link)
    return { folder, link }
  }

  it('serves no file of the owner that no page needs', async () => {
    const { folder, link } = ownersFolder()
    const get = await serve(join(link, 'portfolio.yaml'))
    for (const home of [folder, link])
      for (const file of ['notes.txt', 'portfolio.yaml']) {
        const { status } = await get(`/@fs${home}/${file}`)
        expect([file, status]).toEqual([file, 403])
      }
    expect((await get(`/@fs${resolve('package.json')}`)).status).toBe(403)
    expect((await get(`/@fs${resolve('content/portfolio.yaml')}?raw`)).status).toBe(403)
  })

  it('serves section types of the owner, however they are linked, and what these load', async () => {
    const { folder, link } = ownersFolder()
    const get = await serve(join(link, 'portfolio.yaml'))
    const files = [
      `${link}/images/logo.svg`,
      ...[`${link}/sections`, `${folder}/elsewhere`].map((home) => `${home}/talks/Talks.tsx`),
      resolve('node_modules/react/package.json'),
    ]
    for (const file of files) expect([file, (await get(`/@fs${file}`)).status]).toEqual([file, 200])
  })

  it('lets no page of another origin read any', async () => {
    const get = await serve('tests/fixtures/good.yaml')
    for (const origin of ['http://localhost:3000', 'http://app.localhost:5173', 'https://evil.example']) {
      const { headers } = await get('/@vite/client', { origin })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
