import type { Locator, Page } from '@playwright/test'
import { framesOnce, stopClock } from '../support/page/clock.ts'
import { openProjects } from '../support/page/samples.ts'
import { expect, moving, test } from '../support/test.ts'

/** The top of each card in the viewport, and its scale. */
const look = (section: Locator) =>
  section.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, width } = card.getBoundingClientRect()
      return { top, scale: width / (card as HTMLElement).offsetWidth }
    }),
  )

/** Scrolls to this progress of the section, without running a frame. */
const scrollToProgress = (section: Locator, progress: number) =>
  section.evaluate((section, progress) => {
    const { top, height } = section.getBoundingClientRect()
    window.scrollTo({ top: scrollY + top + progress * (height - innerHeight), behavior: 'instant' })
  }, progress)

/** Runs the page’s clock until the cards rest at these scales. */
const expectScales = (page: Page, section: Locator, scales: () => Promise<number[]>) =>
  expect(async () => {
    await page.clock.runFor(2000)
    const wanted = await scales()
    for (const [index, { scale }] of (await look(section)).entries())
      expect(scale, `card ${index}`).toBeCloseTo(wanted[index] ?? Number.NaN, 3)
  }).toPass()

/** Opens the page at its cards, with its clock stopped. */
async function openStopped(page: Page): Promise<Locator> {
  await page.clock.install()
  const section = await openProjects(page)
  await stopClock(page)
  return section
}

/** The actual progress, since scroll positions are rounded. */
const progressOf = (section: Locator) =>
  section.evaluate((section) => {
    const { top, height } = section.getBoundingClientRect()
    return -top / (height - innerHeight)
  })

/** The formula of the specification, for five cards. */
const expected = (progress: number) =>
  [0, 1, 2, 3, 4].map((index) => {
    const share = index / 5
    const passed = Math.min(1, Math.max(0, (progress - share) / (1 - share)))
    return 1 - 0.05 * (5 - index) * passed
  })

test.use(moving)

test('cards stick, each 25 px below the previous one, and stay there to the end', {
  tag: '@phone',
}, async ({ page }) => {
  const section = await openStopped(page)
  await scrollToProgress(section, 0.5)
  await expectScales(page, section, async () => expected(await progressOf(section)))
  const half = await look(section)
  await scrollToProgress(section, 1)
  await expectScales(page, section, async () => [0.75, 0.8, 0.85, 0.9, 0.95])
  const cards = await look(section)
  const first = cards[0]?.top ?? Number.NaN
  for (const [index, { top }] of cards.entries()) expect(top - first).toBeCloseTo(25 * index, 0)
  expect(half[0]?.top).toBeCloseTo(first, 0)
  expect(half[1]?.top).toBeCloseTo(first + 25, 0)
})

test('cards shrink one after another while scrolling down, and grow again on the way back', {
  tag: '@phone',
}, async ({ page }) => {
  const section = await openStopped(page)
  for (const progress of [0, 0.3, 0.5, 0.85]) {
    await scrollToProgress(section, progress)
    await expectScales(page, section, async () => expected(await progressOf(section)))
  }
  await scrollToProgress(section, 1)
  await expectScales(page, section, async () => [0.75, 0.8, 0.85, 0.9, 0.95])
  await scrollToProgress(section, 0)
  const widths = await framesOnce(page, 12, async () => (await look(section))[0]?.scale ?? Number.NaN)
  expect(widths, 'on springs rather than at once').toEqual(widths.toSorted((a, b) => a - b))
  expect(widths.filter((width) => width > 0.751 && width < 0.999).length).toBeGreaterThan(2)
  await expectScales(page, section, async () => [1, 1, 1, 1, 1])
})

test('a card loses its words before the next one cuts them', { tag: '@phone' }, async ({ page }) => {
  const section = await openStopped(page)
  const seen = (index: number) => section.getByRole('article').nth(index).locator('[data-part=words]')
  for (const progress of [0.2, 0.45, 0.7, 1]) {
    await scrollToProgress(section, progress)
    await expectScales(page, section, async () => expected(await progressOf(section)))
    const tops = (await look(section)).map(({ top }) => top)
    for (const index of tops.keys()) {
      const bottom = await seen(index).evaluate(
        ({ lastElementChild }) => lastElementChild?.getBoundingClientRect().bottom ?? 0,
      )
      const isCut = (tops[index + 1] ?? Number.POSITIVE_INFINITY) < bottom
      await expect(seen(index), `card ${index} at ${progress}`).toHaveCSS('opacity', isCut ? '0' : '1')
    }
  }
  await page.emulateMedia({ media: 'print' })
  for (const index of [0, 1, 2, 3, 4])
    await expect(seen(index), `card ${index} on paper`).toHaveCSS('opacity', '1')
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1000, height: 440 } })

  test('cards do not stick, and keep their size', async ({ page }) => {
    const section = await openStopped(page)
    await scrollToProgress(section, 0.7)
    await expectScales(page, section, async () => [1, 1, 1, 1, 1])
    const [first, second] = await look(section)
    expect(first?.top).toBeLessThan((second?.top ?? 0) - 200)
  })
})

test.describe('on a tablet held upright', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('a card fills most of the screen, with its picture above its words', async ({ page }) => {
    const section = await openProjects(page)
    const card = await section.getByRole('article').first().boundingBox()
    expect(card?.height).toBeGreaterThan(0.64 * 1024)
    const picture = await section.getByRole('article').first().getByRole('img').boundingBox()
    const title = await section.getByRole('heading', { level: 3 }).first().boundingBox()
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
    expect((picture?.width ?? 0) / (card?.width ?? 1)).toBeCloseTo(1, 1)
  })
})
