import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { answering, listening } from './server.ts'
import { collectShifts } from './shifts.ts'
import { folderOf } from './sites.ts'
import { expect, test as plain, rest } from './test.ts'

/** The page at '/' from a server that holds back all of its document behind the first screen. */
const test = plain.extend<{ line: { origin: string; bringRest: () => void } }>({
  baseURL: async ({ line }, use) => use(line.origin),
  line: async ({ site }, use) => {
    const folder = folderOf(site)
    const [first = '', later = ''] = readFileSync(join(folder, 'index.html'), 'utf8').split(
      /(?<=<section id="about"[^>]*>)/,
    )
    const held: ServerResponse[] = []
    const answer = answering(folder)
    const server = createServer((request, response) => {
      if (request.url !== '/') return answer(request, response)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write(first)
      held.push(response)
    })
    await use({
      origin: `http://127.0.0.1:${await listening(server)}`,
      bringRest() {
        for (const response of held.splice(0)) response.end(later)
      },
    })
    server.close()
    server.closeAllConnections()
  },
})

test('the first screen is painted in its own type while the rest of the document is on its way', {
  tag: '@phone',
}, async ({ page, line }) => {
  const shifts = await collectShifts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const headline = page.getByRole('heading', { level: 1 })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(headline).toBeInViewport({ ratio: 1 })
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
    )
  expect(await loaded()).toContain('Headline')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  const before = await headline.boundingBox()

  line.bringRest()
  await page.waitForLoadState()
  await rest(page.locator('body'))
  expect(await loaded()).toContain('Display')
  expect(await headline.boundingBox()).toEqual(before)
  expect(await shifts()).toEqual([])
})
