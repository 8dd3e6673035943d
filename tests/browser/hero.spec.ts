import { written } from '../sites/content.ts'
import { meet } from './support/looks/meet.ts'
import { expect, scrollTo, test } from './support/test.ts'

const hero = written('hero')

test('‘View My Work’ links to the projects, and the arrow to the about section', async ({ page }) => {
  await page.goto('/')
  const home = page.locator('#home')
  await home.getByRole('link', { name: 'View My Work', exact: true }).click()
  await expect(page.getByRole('heading', { name: written('projects').heading })).toBeInViewport()
  await scrollTo(page, 0)
  await home.getByRole('link', { name: hero.scroll?.name ?? '', exact: true }).click()
  await expect(page.getByRole('heading', { name: written('about').heading })).toBeInViewport()
})

for (const [width, height, tag] of [
  [360, 640, ['@phone-only']],
  [1024, 600, []],
  [1280, 800, []],
] satisfies [number, number, string[]][]) {
  test.describe(`on a screen of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('it fills the viewport exactly, with all parts visible and none overlapping', { tag }, async ({
      page,
    }) => {
      await page.goto('/')
      const home = page.locator('#home')
      const parts = [
        page.getByRole('banner'),
        home.getByRole('heading', { level: 1 }),
        home.getByText(String(hero.tagline)),
        home.getByRole('link', { name: 'View My Work' }),
        home.getByRole('link', { name: hero.scroll?.name ?? '' }),
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
      expect(crossing, 'no parts overlap').toEqual([])
    })
  })
}
