import type { Page } from '@playwright/test'
import { hydrated } from '../../bench/visit.ts'
import { sizes } from '../support/page/widths.ts'
import { expect, moving, rest, scrollTo, test } from '../support/test.ts'

/** Scrolls until the card at `index` sticks, with all cards above it behind it, and gives the card. */
async function arriveAt(page: Page, index: number) {
  const card = page.locator('#projects article').nth(index)
  const sticking = () =>
    card.evaluate((article) => {
      const item = article.parentElement as HTMLElement
      const before = [...(item.parentElement?.children ?? [])].slice(
        0,
        [...(item.parentElement?.children ?? [])].indexOf(item),
      )
      const list = item.parentElement?.getBoundingClientRect().top ?? 0
      const gap = Number.parseFloat(getComputedStyle(item).marginTop)
      const above = before.reduce((sum, each) => sum + (each as HTMLElement).offsetHeight + gap, 0)
      return scrollY + list + above - Number.parseFloat(getComputedStyle(item).top)
    })
  await scrollTo(page, (await sticking()) + 1)
  // Of a long list, cards on the way have their height only now.
  await scrollTo(page, (await sticking()) + 1)
  await rest(card)
  return card
}

test('each card fits between the header and the bottom of every viewport', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.locator('#projects').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(page.locator('#projects [data-samples=ready], #projects[data-samples=ready]')).toHaveCount(1)
    const header = (await page.locator('header').boundingBox())?.height ?? 0
    for (let index = 0; index < 5; index += 1) {
      const card = await arriveAt(page, index)
      const box = await card.boundingBox()
      const where = `card ${index} at ${width} × ${height}`
      expect(box?.y, where).toBeGreaterThanOrEqual(header)
      expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual(height)
      // Its content does not overflow.
      expect(
        await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        where,
      ).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('two cards', () => {
  test.use({ ...moving, site: 'items' })

  test('stick and recede like five, also after the window is resized', async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      if (page.url() === 'about:blank') await page.goto('/')
      await hydrated(page)
      await page.locator('#projects').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await rest(page.locator('#projects'))
      const second = await arriveAt(page, 1)
      const first = page.locator('#projects article').first()
      const after = await second.boundingBox()
      await expect
        .poll(async () => (await first.boundingBox())?.width, 'the first has receded')
        .toBeLessThan(after?.width ?? 0)
      await rest(first)
      expect((after?.y ?? 0) - ((await first.boundingBox())?.y ?? 0)).toBeCloseTo(25, 0)
      expect((after?.y ?? 0) + (after?.height ?? 0)).toBeLessThanOrEqual(height)
    }
  })
})

test.describe('thirty cards, some of them with long texts', () => {
  test.use({ site: 'system' })

  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    test(`at ${width} × ${height} each have their link in view and uncovered`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await page.locator('#projects').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await rest(page.locator('#projects'))
      for (const index of [0, 1, 2, 3, 28, 29]) {
        const card = await arriveAt(page, index)
        const link = card.getByRole('link')
        const onTop = await link.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + 4, top + height / 2))
        })
        expect(onTop, `the link of card ${index} is in view and uncovered`).toBe(true)
      }
    })
  }

  test.describe('with motion', () => {
    test.use(moving)

    test('stay close together: the first is within a fifth of the viewport from the last', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/')
      await page.locator('#projects').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await rest(page.locator('#projects'))
      await arriveAt(page, 29)
      const tops = await page
        .locator('#projects article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
      expect((tops.at(-1) ?? 0) - (tops[0] ?? 0)).toBeLessThanOrEqual(161)
    })
  })

  test('still fit when the device is rotated in the middle of the stack', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/')
    await page.locator('#projects').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await rest(page.locator('#projects'))
    await arriveAt(page, 3)
    await page.setViewportSize({ width: 1024, height: 768 })
    await rest(page.locator('#projects'))
    const card = await arriveAt(page, 4)
    const box = await card.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(768)
  })
})
