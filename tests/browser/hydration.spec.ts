import type { Page } from '@playwright/test'
import { hydrated, idle } from '../bench/visit.ts'
import { content, written } from '../sites/content.ts'
import { collectShifts } from './support/looks/shifts.ts'
import { opacityOf } from './support/page/frames.ts'
import { isHydrated } from './support/page/hydration.ts'
import { expect, moving, rest, scrollThrough, test, untilHydrated } from './support/test.ts'

test.use(moving)

const h2 = (page: Page, href: string) => page.locator(href).getByRole('heading', { level: 2 })

test('links within the page lead to their sections before and after React has loaded', async ({
  page,
  hold,
}) => {
  const release = hold(/\/react-[^/]*\.js/)
  await page.goto('/')
  const [first, second] = ['#skills', '#services']
  const nameOf = (href: string) => content.nav?.find((link) => link.href === href)?.name ?? ''
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.getByText(nameOf(first)).click()
  await expect(h2(page, first)).toBeInViewport()
  release()
  await expect(page.locator('[aria-current]'), 'React has loaded').toBeAttached()
  await expect(h2(page, first), 'and the scroll position has not changed').toBeInViewport()
  await links.getByText(nameOf(second)).click()
  await expect(h2(page, second)).toBeInViewport()
})

test.describe('before the first sign of a visitor', () => {
  test.use({ isVisited: false })

  test('React is fetched and does not run; a move of the pointer makes the page live', async ({ page }) => {
    const fetched = page.waitForResponse(/\/react-[^/]*\.js$/)
    await page.goto('/')
    await (await fetched).finished()
    await idle(page)
    await idle(page)
    const headline = page.locator('#home h1')
    expect(await isHydrated(headline)).toBe(false)
    await page.mouse.move(300, 300)
    await untilHydrated(headline)
  })
})

test('an address with a fragment shows its section, and hydration keeps it in view', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/#contact')
  await rest(page.getByRole('main'))
  await expect(page.getByRole('heading', { name: written('contact').heading })).toBeInViewport()
  const top = await page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(150)
})

/** The positions of the parts of the page, in px; transforms do not change these. */
const positionsOf = (page: Page) =>
  page.locator('#_page').evaluate((root) =>
    [...root.querySelectorAll('section, h1, h2, label, footer a')].flatMap((element) => {
      let [x, y] = [0, 0]
      for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
        x += each.offsetLeft
        y += each.offsetTop
      }
      return [x, y]
    }),
  )

test('nothing moves when React hydrates the page', { tag: '@phone' }, async ({ page, hold }) => {
  const release = hold(/\/react-[^/]*\.js/)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const before = await positionsOf(page)
  expect(before.length).toBeGreaterThan(40)
  release()
  const last = page.getByRole('heading', { name: written('contact').heading })
  await expect.poll(() => last.evaluate(opacityOf), 'the last section is hydrated').toBe(0)
  await rest(page.getByRole('main'))
  const after = await positionsOf(page)
  expect(after).toHaveLength(before.length)
  // Allows one pixel for rounding.
  for (const [index, position] of after.entries())
    expect(Math.abs(position - (before[index] ?? Number.NaN))).toBeLessThanOrEqual(1)
})

test('there is no layout shift while the page is read through and hydrated', async ({ page }) => {
  const shifts = await collectShifts(page)
  await page.goto('/')
  await scrollThrough(page)
  await hydrated(page)
  expect(await shifts()).toEqual([])
})
