import type { Page } from '@playwright/test'
import { sectionIn } from '../../../sites/content.ts'
import { violations } from '../../support/looks/axe.ts'
import { expect, scrollThrough, test } from '../../support/test.ts'

const writing = sectionIn('more', 'posts', 'writing')

test.use({ site: 'more' })

const section = (page: Page) => page.getByRole('region', { name: writing.heading })
const links = (page: Page) => section(page).getByRole('listitem').getByRole('link')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the number of posts set in the YAML shows, with dates', async ({ page }) => {
      await page.goto('/#writing')
      await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([
        'On Springs',
        /^A Long Title, .* at Last$/,
      ])
      await expect(links(page)).toHaveCount(2)
      await expect(links(page).first()).toHaveAttribute('href', 'https://blog.example/springs')
      await expect(section(page).getByRole('time')).toHaveText(['May 31, 2024'])
      await expect(section(page).getByRole('time')).toHaveAttribute('datetime', '2024-05-31')
      await expect(section(page).getByRole('link', { name: 'All Posts' })).toBeVisible()
    })
  })
}

test('an entry can be pressed across its whole width, and passes axe', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/#writing')
  await scrollThrough(page)
  await links(page).first().scrollIntoViewIfNeeded()
  const [link, item] = await links(page)
    .first()
    .evaluate((link) => {
      const { left, top, width, height } = link.closest('li')?.getBoundingClientRect() ?? new DOMRect()
      const hit = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a') === link
      return [hit(left + 4, top + height / 2) && hit(left + width - 4, top + height - 4), height]
    })
  expect(link).toBe(true)
  expect(item).toBeGreaterThanOrEqual(44)
  expect(await violations(page)).toEqual([])
})

test('structured data has them as BlogPosting', async ({ page }) => {
  await page.goto('/')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = JSON.parse(text ?? '{}')['@graph'] as Record<string, unknown>[]
  expect(graph.filter((node) => node['@type'] === 'BlogPosting')).toMatchObject([
    { headline: 'On Springs', url: 'https://blog.example/springs', datePublished: '2024-05-31' },
    { url: 'https://blog.example/long' },
  ])
})
