import type { Locator, Page } from '@playwright/test'
import { watch } from './frames.ts'
import { openProjects } from './samples.ts'
import { expect, rest, scrollTo, test } from './test.ts'

/** Where the cards stand on the screen and how large they are, of their own size. */
const look = (section: Locator) =>
  section.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, width } = card.getBoundingClientRect()
      return { top, scale: width / (card as HTMLElement).offsetWidth }
    }),
  )

/** Scrolls to where this share of the section has passed, and waits until the cards have followed. */
async function scrollToProgress(page: Page, section: Locator, progress: number): Promise<void> {
  const y = await section.evaluate((section, progress) => {
    const { top, height } = section.getBoundingClientRect()
    return scrollY + top + progress * (height - innerHeight)
  }, progress)
  await scrollTo(page, y)
  await rest(section)
}

/** The progress as the page stands now: a scroll position is rounded to what the screen can show. */
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

test.use({ site: 'seeded' })

test('cards stick, each 25 px below the one before, and hold their places to the end', async ({ page }) => {
  const section = await openProjects(page)
  await scrollToProgress(page, section, 0.5)
  const half = await look(section)
  await scrollToProgress(page, section, 1)
  const cards = await look(section)
  const first = cards[0]?.top ?? Number.NaN
  for (const [index, { top }] of cards.entries()) expect(top - first).toBeCloseTo(25 * index, 0)
  expect(half[0]?.top).toBeCloseTo(first, 0)
  expect(half[1]?.top).toBeCloseTo(first + 25, 0)
})

test('cards shrink one after another as the section passes, the first to 0.75, the last to 0.95', async ({
  page,
}) => {
  const section = await openProjects(page)
  for (const progress of [0, 0.3, 0.5, 0.85]) {
    await scrollToProgress(page, section, progress)
    // On a busy machine the springs may start later than rest is looked for.
    await expect(async () => {
      const formula = expected(await progressOf(section))
      for (const [index, { scale }] of (await look(section)).entries())
        expect(scale, `card ${index} at ${progress}`).toBeCloseTo(formula[index] ?? Number.NaN, 3)
    }).toPass()
  }
  await scrollToProgress(page, section, 1)
  const ends = (await look(section)).map(({ scale }) => Number(scale.toFixed(3)))
  expect(ends).toEqual([0.75, 0.8, 0.85, 0.9, 0.95])
})

test('cards grow again on the way back, on springs rather than at once', async ({ page }) => {
  const section = await openProjects(page)
  await scrollToProgress(page, section, 1)
  const stop = await watch(section.getByRole('article').first(), (card) => card.getBoundingClientRect().width)
  await scrollToProgress(page, section, 0)
  const widths = (await stop()).map(({ seen }) => seen)
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  expect(least / most).toBeCloseTo(0.75, 2)
  expect(widths.filter((width) => width > least + 1 && width < most - 1).length).toBeGreaterThan(2)
  for (const { scale } of await look(section)) expect(scale).toBeCloseTo(1, 3)
})
