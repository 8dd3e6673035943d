import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request as ask } from '@playwright/test'
import { findNginx, serveByNginx } from '../support/servers/nginx.ts'
import { folderOf } from '../support/sites/sites.ts'
import { expect, test as plain, scrollThrough } from '../support/test.ts'

type Nginx = ReturnType<typeof findNginx>

const test = plain.extend<{ address: string | undefined }, { nginx: Nginx }>({
  // The address that replaces the one of the site.
  address: [undefined, { option: true }],

  // The timeout allows for installing it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  nginx: [async ({}, use) => use(findNginx()), { scope: 'worker', timeout: 300_000 }],

  baseURL: async ({ site, address, nginx }, use, testInfo) => {
    if (!nginx)
      return testInfo.skip(
        true,
        'there is no nginx here, and none could be installed: install the package nginx',
      )
    const folder = address ? testInfo.outputPath('site') : folderOf(site)
    if (address) {
      cpSync(folderOf(site), folder, { recursive: true })
      const { pathname } = new URL(address)
      for (const name of ['index.html', '404.html']) {
        const html = readFileSync(join(folder, name), 'utf8')
        const moved = html
          .replace(/(?<=<link rel="canonical" href=")[^"]+/, address)
          .replaceAll(/(?<=(?:href|src)=")\/portfolio\//g, `${pathname}/`)
        writeFileSync(join(folder, name), moved)
      }
    }
    const { origin, stop } = await serveByNginx(folder, nginx)
    await use(origin)
    await stop()
  },
})

test('nginx with the printed headers serves the whole page', async ({ page, problems }) => {
  const response = await page.goto('/')
  expect(response?.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  await scrollThrough(page)
  await expect(page.locator('#projects article').first()).toBeVisible()
  expect(problems).toEqual([])
})

test('nginx sends immutable caching for hashed files, compression and content types', async ({ baseURL }) => {
  const context = await ask.newContext({ baseURL })
  const page = await (await context.get('/')).text()
  const headers = async (path: string) => (await context.get(path)).headers()
  const [, script = ''] = /src="(?:\.\/)?(assets\/[^"]+\.js)"/.exec(page) ?? []
  expect(await headers(`/${script}`)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': expect.stringMatching(/javascript/),
    'x-content-type-options': 'nosniff',
  })
  expect(await headers('/site.webmanifest')).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect((await context.get('/_headers')).status()).toBe(404)
  await context.dispose()
})

for (const [site, base, address] of [
  ['default', ''],
  ['items', '/portfolio'],
  ['items', '/büro & co', 'https://example.com/b%C3%BCro%20&%20co'],
] as const) {
  test.describe(`the ${site} page`, () => {
    test.use({ site, address, allowProblems: /404/ })

    test(`nginx answers unknown addresses below ${base}/ with the 404 page`, async ({ page }) => {
      for (const unknown of ['assets/nowhere.js', 'assets/']) {
        const response = await page.goto(`${base}/${unknown}`)
        expect(response?.status()).toBe(404)
        expect(response?.headers()).not.toHaveProperty('cache-control')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing Here.')
      }
      await page.getByRole('link', { name: 'To the Start' }).click()
      await expect(page).toHaveURL(encodeURI(`${base}/`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Hi, I Build')
      // Without the final slash, as people type it.
      const typed = await page.goto(base || '/')
      expect(typed?.status()).toBe(200)
      await expect(page).toHaveURL(encodeURI(`${base}/`))
    })
  })
}
