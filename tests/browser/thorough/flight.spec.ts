import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { folderOf } from '../../sites/sites.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { answering, listening } from '../support/servers/server.ts'
import { expect, test as plain, rest } from '../support/test.ts'

const behindFirstScreen = /(?<=<style[^>]* id="_below"[^>]*>)/

interface Line {
  origin: string
  bringRest: () => void
}

/** Serves '/' and holds back the rest of the document from a given point on. */
const test = plain.extend<{ line: Line; heldFrom: RegExp }>({
  heldFrom: [behindFirstScreen, { option: true }],
  baseURL: async ({ line }, use) => use(line.origin),
  line: async ({ site, heldFrom }, use) => {
    const folder = folderOf(site)
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const end = html.search(heldFrom)
    const [first, later] = [html.slice(0, end), html.slice(end)]
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

test('the first screen is painted with its headline in its own font while the rest of the document is still loading', {
  tag: '@phone',
}, async ({ page, line, hold }) => {
  const shifts = await collectShifts(page)
  const release = hold(/\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  const headline = page.getByRole('heading', { level: 1 })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(headline).toBeInViewport({ ratio: 1 })
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.endsWith('Fallback'))
        .map(({ family }) => family),
    )
  expect(await loaded()).toEqual(['Headline'])
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  const before = await headline.boundingBox()

  line.bringRest()
  release()
  await page.waitForLoadState()
  await rest(page.locator('body'))
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Display', 'Text']))
  expect(await headline.boundingBox()).toEqual(before)
  expect(await shifts()).toEqual([])
})

test.describe('with half of the first screen', () => {
  // Held before the button, which is below the text and pushes it up.
  test.use({ heldFrom: /(?<=<main[\s\S]*)(?=<a [^>]*href="#projects"[^>]*><span>)/ })

  test('nothing is painted, and nothing moves when the other half comes', async ({ page, line }) => {
    const shifts = await collectShifts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    // There is no event for a paint that does not come; a browser that does not wait would have painted by then.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    expect(await paints()).toBe(0)
    line.bringRest()
    await page.waitForLoadState()
    await expect.poll(paints).toBe(1)
    await rest(page.locator('body'))
    expect(await shifts()).toEqual([])
  })
})
