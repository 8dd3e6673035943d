import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHeaders } from '../../src/build/hosts/headers.ts'
import { hostile } from './hostile.ts'
import { folderOf } from './sites.ts'
import { expect, scrollThrough, test } from './test.ts'
import { isNarrow } from './widths.ts'

test.skip(isNarrow, 'the same at every width')
test.use({ site: 'hostile' })

/** As a browser shows it. */
const shown = hostile.replace(/\s+/g, ' ').trim()
const file = (name: string) => readFileSync(join(folderOf('hostile'), name), 'utf8')

test('markup, scripts and marks of templates in texts are shown, and do nothing', async ({ page }) => {
  await page.goto('/')
  await scrollThrough(page)
  const strange = 'img[src="x"], svg[onload], [onerror], #page script, #page style, #page title, noscript'
  await expect(page.locator(strange)).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const texts = await page.locator('h1, h2, h3, p, label, form button').allTextContents()
  expect(texts.length).toBeGreaterThan(20)
  const flat = texts.map((text) => text.replace(/\s+/g, ' '))
  expect(flat.filter((text) => text.includes(shown)).length).toBeGreaterThan(20)
  for (const text of flat) expect(text).not.toContain('49')
})

test('the head says the texts as they are, in tags, structured data and title', async ({ page }) => {
  await page.goto('/')
  expect((await page.title()).replace(/\s+/g, ' ')).toBe(shown)
  for (const selector of [
    'meta[name=description]',
    'meta[property="og:title"]',
    'meta[property="og:site_name"]',
  ])
    await expect(page.locator(`head > ${selector}`)).toHaveAttribute('content', hostile)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({ name: hostile, mainEntity: { name: hostile } })
  expect(data.mainEntity.knowsAbout).toContain(hostile)
  const scripts = await page
    .locator('script')
    .evaluateAll((all) => all.map((one) => one.getAttribute('type')))
  expect(new Set(scripts)).toEqual(new Set([null, 'module', 'application/ld+json']))
})

test('the files beside the page are well formed and hold nothing that runs', async ({ page, request }) => {
  await page.goto('/')
  expect(JSON.parse(file('site.webmanifest'))).toMatchObject({ name: hostile, short_name: hostile })
  const icon = await page.locator('link[rel=icon][type="image/svg+xml"]').getAttribute('href')
  const svg = await (await request.get(`/${icon}`)).text()
  const parsed = await page.evaluate(
    (files) =>
      files.map((text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return [...xml.querySelectorAll('*')].map(({ localName }) => localName)
      }),
    [svg, file('sitemap.xml')],
  )
  expect(new Set(parsed[0])).toEqual(new Set(['svg', 'path', 'g']))
  expect(parsed[1]).toEqual(['urlset', 'url', 'loc'])
  expect(file('robots.txt').split('\n')).toHaveLength(5)
})

test('the headers are those of any other page', () => {
  const names = (name: 'hostile' | 'default') =>
    readHeaders(readFileSync(join(folderOf(name), '_headers'), 'utf8')).map(({ path, headers }) => [
      path,
      headers.map(([header]) => header),
    ])
  expect(names('hostile')).toEqual(names('default'))
  expect(file('_headers')).not.toMatch(/injected/i)
})
