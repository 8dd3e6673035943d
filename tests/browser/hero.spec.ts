import { content, plain, written } from './content.ts'
import { expect, test } from './test.ts'

const hero = written('hero')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the greeting is the only heading of the first level, the tagline is below it', async ({ page }) => {
      await page.goto('/')
      const home = page.getByRole('region', { name: plain(hero.headline), exact: true })
      await expect(home).toHaveAttribute('id', 'home')
      await expect(home.getByRole('heading', { level: 1 })).toHaveText(plain(hero.headline))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const tagline = home.getByText(hero.tagline)
      await expect(tagline).toBeVisible()
      for (const word of ['immersive', 'modern', 'high-performance', 'websites'])
        await expect(tagline).toContainText(word, { ignoreCase: true })
    })

    test('‘View My Work’ leads to the projects', async ({ page }) => {
      await page.goto('/')
      const link = page.locator('#home').getByRole('link', { name: 'View My Work', exact: true })
      await expect(link).toHaveAttribute('href', '#projects')
      await link.click()
      await expect(page.getByRole('heading', { name: written('projects').heading })).toBeInViewport()
    })

    test('the arrow has a name and leads to the section about the owner', async ({ page }) => {
      await page.goto('/')
      const arrow = page.locator('#home').getByRole('link', { name: hero.scroll.name, exact: true })
      await expect(arrow).toHaveAttribute('href', '#about')
      await arrow.click()
      await expect(page.getByRole('heading', { name: written('about').heading })).toBeInViewport()
    })
  })
}

/** Whether two rectangles share a point. */
const meet = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

for (const [width, height, mobile] of [
  [360, 640, true],
  [1024, 600, false],
  [1280, 800, false],
] as const) {
  test.describe(`on a screen of ${width} × ${height} px`, () => {
    test.skip(({ isMobile }) => isMobile !== mobile, 'a screen of the other kind of device')
    test.use({ viewport: { width, height } })

    test('it fills the first screen and holds everything there', async ({ page }) => {
      await page.goto('/')
      const home = page.locator('#home')
      const parts = [
        page.getByRole('banner'),
        home.getByRole('heading', { level: 1 }),
        home.getByText(hero.tagline),
        home.getByRole('link', { name: 'View My Work' }),
        home.getByRole('link', { name: hero.scroll.name }),
      ]
      expect(await home.evaluate((section) => section.getBoundingClientRect().toJSON())).toMatchObject({
        top: 0,
        width,
        height,
      })
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
      const places = await Promise.all(
        parts.map((part) => part.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON())),
      )
      const crossing = places.flatMap((a, i) =>
        places.flatMap((b, j) => (i < j && meet(a, b) ? [`${i} and ${j}`] : [])),
      )
      expect(crossing, 'no part lies over another').toEqual([])
    })
  })
}

test('the page is titled and in the language of the YAML', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(content.site.title)
  await expect(page.locator('html')).toHaveAttribute('lang', content.site.lang ?? 'en')
})
