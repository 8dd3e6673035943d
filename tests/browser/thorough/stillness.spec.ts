import type { Page } from '@playwright/test'
import { hydrated, idle } from '../../bench/visit.ts'
import { stopClock } from '../support/page/clock.ts'
import { expect, moving, rest, scrollThrough, scrollTo, still, test, untilHydrated } from '../support/test.ts'

test.use(moving)

/** Counts every frame and timer that the page requests, from its first script on. */
async function countRequests(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { requests: 0 }
    Object.assign(window, { counted })
    for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
      const original = window[name] as (...given: unknown[]) => number
      Object.assign(window, {
        [name]: (...given: unknown[]) => {
          counted.requests += 1
          return original(...given)
        },
      })
    }
  })
  return () => page.evaluate(() => (window as unknown as { counted: { requests: number } }).counted.requests)
}

interface Place {
  where: string
  go: (page: Page) => Promise<unknown>
  /** The section whose samples must have loaded before the page is left alone. */
  settled: string
}

const places: Place[] = [
  { where: 'at the top', go: async () => {}, settled: '#home' },
  {
    where: 'in the middle of the project stack',
    go: (page) =>
      page
        .locator('#projects')
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'center' })),
    settled: '#projects',
  },
  { where: 'at the end, with everything hydrated', go: (page) => scrollThrough(page), settled: 'main' },
]

for (const { where, go, settled } of places) {
  test(`the page requests no frame or timer for three idle seconds ${where}`, async ({ page }) => {
    await page.clock.install()
    const requests = await countRequests(page)
    await page.goto('/')
    await scrollTo(page, 1)
    await go(page)
    await expect(page.locator(`${settled} [data-samples=loading]`)).toHaveCount(0)
    await hydrated(page)
    await rest(page.locator('body'))
    await idle(page)
    await stopClock(page)
    const before = await requests()
    await page.clock.runFor(3000)
    expect((await requests()) - before).toBe(0)
  })
}

/** The transform of the planes of the hero. */
const stanceOf = (page: Page) =>
  page
    .locator('#home [aria-hidden=true] > div')
    .first()
    .evaluate((element) => getComputedStyle(element).transform)

test('the hero is as before after jumping away and back to the top', async ({ page }) => {
  await page.goto('/')
  const first = await stanceOf(page)
  // Scrolling before hydration has no effect, so each attempt scrolls again.
  await expect(async () => {
    await scrollTo(page, 0)
    await scrollTo(page, 300)
    expect(await stanceOf(page)).not.toBe(first)
  }).toPass()
  await scrollTo(page, 300)
  await scrollTo(page, 3000)
  await scrollTo(page, 0)
  await rest(page.locator('#home'))
  expect(await stanceOf(page)).toBe(first)
})

test.describe('with reduced motion', () => {
  test.use(still)

  test('the hero follows neither the pointer nor the scroll', async ({ page }) => {
    await page.goto('/')
    await page.mouse.move(100, 100)
    await untilHydrated(page.locator('#home h1'))
    const first = await stanceOf(page)
    await page.mouse.move(1200, 700)
    await scrollTo(page, 300)
    await rest(page.locator('#home'))
    expect(await stanceOf(page)).toBe(first)
  })
})

test('the hero follows the pointer while visible, and is idle once out of view', async ({ page }) => {
  const requests = await countRequests(page)
  await page.goto('/')
  const first = await stanceOf(page)
  await expect(async () => {
    await page.mouse.move(100, 100)
    await page.mouse.move(1200, 700)
    expect(await stanceOf(page)).not.toBe(first)
  }).toPass()
  await scrollTo(page, 2000)
  await hydrated(page)
  await rest(page.locator('body'))
  const before = await requests()
  await page.mouse.move(300, 300)
  await page.mouse.move(900, 500)
  expect((await requests()) - before).toBe(0)
})
