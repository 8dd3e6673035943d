import type { Page } from '@playwright/test'
import { sectionIn } from '../../sites/content.ts'
import { violations } from '../support/looks/axe.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { expect, moving, rest, scrollThrough, test } from '../support/test.ts'

const stats = sectionIn('more', 'numbers', 'stats')

test.use({ site: 'more' })

const section = (page: Page) => page.getByRole('region', { name: stats.heading })
const shown = ['128,000+', '99.95%', '~0.80 s', '-40 kB', '-€3']
const statsOf = (page: Page) => section(page).locator('dd:has([data-stat])')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the final stats show with their labels', async ({ page }) => {
      await page.goto('/#stats')
      await expect(statsOf(page)).toHaveText(shown)
      await expect(section(page).getByRole('term')).toHaveText(stats.items.map(({ label }) => label))
    })
  })
}

test('passes axe, and the stats show in print', async ({ page }) => {
  await page.goto('/#stats')
  await scrollThrough(page)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  for (const stat of await statsOf(page).all()) await expect(stat).toBeVisible()
})

test('a single stat in the last row takes its whole width', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/#stats')
  const ends = await section(page)
    .locator('dl > *')
    .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().right)))
  expect(ends).toHaveLength(5)
  expect(ends[4]).toBe(ends[1])
})

test.describe('with motion', () => {
  test.use(moving)

  test('their final values are printed even before they have been seen', async ({ page }) => {
    await page.goto('/')
    const underWay = section(page).locator('[data-counting]')
    await expect(underWay).toHaveCount(stats.items.length)
    await page.emulateMedia({ media: 'print' })
    const printed = await underWay.evaluateAll((stats) =>
      stats.flatMap((stat) =>
        [...stat.children].map((part) =>
          part.checkVisibility({ opacityProperty: true }) ? 'shown' : 'hidden',
        ),
      ),
    )
    expect(printed).toEqual(stats.items.flatMap(() => ['shown', 'hidden']))
  })

  test('stats count up once without layout shifts, and screen readers only get the final value', async ({
    page,
  }) => {
    const shifts = await collectShifts(page)
    await page.goto('/')
    const underWay = section(page).locator('[data-counting]')
    await expect(underWay, 'it is hydrated').toHaveCount(stats.items.length)
    // Records the texts of the first stat in each frame, for screen readers and on screen.
    await page.evaluate(() => {
      const seen: [string, string][] = []
      Object.assign(window, { seen })
      const look = () => {
        const stat = document.querySelector('#stats [data-stat]')
        const [whole, way] = stat?.children ?? []
        seen.push([whole?.textContent ?? '', way?.textContent ?? ''])
        requestAnimationFrame(look)
      }
      look()
    })
    await statsOf(page).last().scrollIntoViewIfNeeded()
    await expect(underWay).toHaveCount(0)
    await rest(section(page))
    const seen = await page.evaluate(() => (window as unknown as { seen: [string, string][] }).seen)
    expect(new Set(seen.map(([whole]) => whole))).toEqual(new Set(['128,000']))
    const counted = seen.flatMap(([, way]) => (way ? [Number(way.replace(',', ''))] : []))
    expect(new Set(counted).size).toBeGreaterThan(5)
    expect(counted, 'it only grows').toEqual(counted.toSorted((a, b) => a - b))
    expect(await shifts()).toEqual([])
    const before = seen.length
    await page.evaluate(() => scrollTo(0, 0))
    await section(page).scrollIntoViewIfNeeded()
    await rest(section(page))
    const later = await page.evaluate(
      (before) => (window as unknown as { seen: [string, string][] }).seen.slice(before),
      before,
    )
    expect(
      later.every(([, way]) => way === ''),
      'it does not count again',
    ).toBe(true)
  })
})
