import type { Page } from '@playwright/test'
import { imageSize } from 'image-size'
import { content } from './content.ts'
import { subPath } from './server.ts'
import { expect, scrollThrough, test } from './test.ts'
import { isNarrow } from './widths.ts'

test.skip(isNarrow, 'the same at every width')

/** What a tag of the head says, or nothing where it is not there. */
const said = (page: Page, selector: string, attribute = 'content') =>
  page
    .locator(`head > ${selector}`)
    .evaluateAll((tags, name) => tags.map((tag) => tag.getAttribute(name)), attribute)

const property = (page: Page, name: string) => said(page, `meta[property="${name}"]`)

async function profile(page: Page) {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(text ?? '')
}

test('the page tells search engines and link previews what the YAML says', async ({ page }) => {
  await page.goto('/')
  const { title, description, owner } = content.site
  expect(await page.title()).toBe(title)
  expect(await said(page, 'meta[name=description]')).toEqual([description])
  expect(await property(page, 'og:title')).toEqual([title])
  expect(await property(page, 'og:description')).toEqual([description])
  expect(await property(page, 'og:type')).toEqual(['profile'])
  expect(await property(page, 'og:locale')).toEqual(['en_US'])
  expect(await property(page, 'og:image:alt')).toEqual([`${owner.name}: Hi, I Build Websites with Depth.`])
  expect(await said(page, 'meta[name="twitter:card"]')).toEqual(['summary_large_image'])
  expect(await said(page, 'meta[name=theme-color]')).toEqual(['#0c0d0f'])
  expect(await profile(page)).toMatchObject({
    '@type': 'ProfilePage',
    inLanguage: 'en',
    mainEntity: { '@type': 'Person', name: owner.name, jobTitle: owner.role, email: `mailto:${owner.email}` },
  })
})

test('without an address nothing needs one', async ({ page, request }) => {
  await page.goto('/')
  expect(await said(page, 'link[rel=canonical]', 'href')).toEqual([])
  expect(await property(page, 'og:url')).toEqual([])
  expect(await property(page, 'og:image')).toEqual([expect.stringMatching(/^assets\/card-[\w-]+\.png$/)])
  const { mainEntity } = await profile(page)
  expect(mainEntity).not.toHaveProperty('url')
  expect(mainEntity, 'links to # are no profiles').not.toHaveProperty('sameAs')
  expect((await request.get('/sitemap.xml')).status()).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nAllow: /\n')
})

test('icons, manifest and card are what they say they are', async ({ page, request, baseURL }) => {
  await page.goto('/')
  const picture = async (address: string | null | undefined) => {
    const answer = await request.get(new URL(address ?? 'nowhere', `${baseURL}/`).href)
    expect(answer.status(), String(address)).toBe(200)
    const body = await answer.body()
    const { width, height, type } = imageSize(body)
    return { size: `${width}x${height}`, type, bytes: body.length }
  }
  const [card] = await property(page, 'og:image')
  const drawn = await picture(card)
  expect(drawn).toMatchObject({ size: '1200x630', type: 'png' })
  expect(drawn.bytes, 'some previews show none over 300 kB').toBeLessThan(300_000)

  const [touch] = await said(page, 'link[rel=apple-touch-icon]', 'href')
  expect(await picture(touch)).toMatchObject({ size: '180x180', type: 'png' })
  const [small, any] = await said(page, 'link[rel=icon]', 'href')
  expect(await picture(small)).toMatchObject({ size: '32x32', type: 'png' })
  expect(await picture(any)).toMatchObject({ type: 'svg' })

  const [address] = await said(page, 'link[rel=manifest]', 'href')
  const manifest = await (await request.get(`/${address}`)).json()
  expect(manifest).toMatchObject({ name: content.site.title, start_url: './', theme_color: '#0c0d0f' })
  for (const { src, sizes, type } of manifest.icons)
    expect(await picture(src)).toMatchObject(
      sizes === 'any' ? { type: 'svg' } : { size: sizes, type: type.slice(6) },
    )
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})

test.describe('a page that follows the device', () => {
  test.use({ site: 'system' })

  test('colours the bars of the browser in each mode as the ground', async ({ page }) => {
    await page.goto('/')
    expect(await said(page, 'meta[name=theme-color]')).toEqual(['#f3efe7', '#0c0d0f'])
    expect(await said(page, 'meta[name=theme-color]', 'media')).toEqual([
      '(prefers-color-scheme: light)',
      null,
    ])
  })
})

test.describe('a page with an address below a path', () => {
  test.use({ site: 'items' })
  const home = 'https://example.com/portfolio/'

  test('names it wherever it is asked for', async ({ page, request }) => {
    await page.goto('/')
    expect(await said(page, 'link[rel=canonical]', 'href')).toEqual([home])
    expect(await property(page, 'og:url')).toEqual([home])
    const [card = ''] = await property(page, 'og:image')
    expect(card?.startsWith(`${home}assets/card-`)).toBe(true)
    const { url, mainEntity } = await profile(page)
    expect({ url, ...mainEntity }).toMatchObject({
      url: home,
      image: expect.stringMatching(/^https:\/\/example\.com\/portfolio\/assets\/portrait/),
      sameAs: ['https://codeberg.example/mara'],
    })
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${home}</loc>`)
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${home}sitemap.xml`)
  })

  test('works there, and asks for nothing outside of it', async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === baseURL) asked.push(pathname)
    })
    await page.goto(`${subPath}/`)
    await scrollThrough(page)
    await expect(page.getByRole('heading', { level: 3, name: 'Tidal' })).toBeVisible()
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((path) => !path.startsWith(`${subPath}/`))).toEqual([])
  })

  test.describe('an unknown address below it', () => {
    test.use({ allowProblems: /404/ })

    test('has the same look and leads back to the page', async ({ page }) => {
      const response = await page.goto(`${subPath}/deep/down`)
      expect(response?.status()).toBe(404)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.fonts.check('16px Text'))).toBe(true)
      await page.getByRole('link', { name: 'To the Start' }).click()
      await expect(page).toHaveURL(`${subPath}/`)
    })
  })
})
