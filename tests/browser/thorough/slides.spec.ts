import type { Locator, Page } from '@playwright/test'
import { framesOf, stopClock } from '../support/page/clock.ts'
import { openFeedback, slideOf } from '../support/page/samples.ts'
import { expect, moving, test } from '../support/test.ts'

test.use(moving)

/** Opens the page at the carousel and stops its clock: from then on the test advances each frame. */
async function openStopped(page: Page): Promise<Locator> {
  await page.clock.install()
  const carousel = await openFeedback(page)
  await stopClock(page)
  return carousel
}

/** The horizontal offset of each slide, as a fraction of its width, and its opacity. */
const look = (carousel: Locator) =>
  carousel.getByRole('group', { includeHidden: true }).evaluateAll((slides) =>
    slides.map((slide) => {
      const { opacity, transform } = getComputedStyle(slide)
      return { x: new DOMMatrix(transform).m41 / slide.clientWidth, opacity: Number(opacity) }
    }),
  )

type Seen = Awaited<ReturnType<typeof look>>

/** Presses a button and records the frames that follow. */
async function recorded(page: Page, carousel: Locator, name: string, frames: number): Promise<Seen[]> {
  // Not the locator’s click, which would wait for frames while the clock is stopped.
  await carousel.getByRole('button', { name }).evaluate((button) => (button as HTMLButtonElement).click())
  return framesOf(page, frames, () => look(carousel))
}

test('a move during a move continues from the current positions', async ({ page }) => {
  const carousel = await openStopped(page)
  await recorded(page, carousel, 'Next testimonial', 6)
  const before = await look(carousel)
  const [after = []] = await recorded(page, carousel, 'Previous testimonial', 1)
  for (const [index, { x, opacity }] of after.entries()) {
    expect(Math.abs(x - (before[index]?.x ?? Number.NaN))).toBeLessThan(0.1)
    expect(Math.abs(opacity - (before[index]?.opacity ?? Number.NaN))).toBeLessThan(0.15)
  }
  await page.clock.runFor(1000)
  expect((await look(carousel)).map(({ opacity }) => opacity)).toEqual([1, 0, 0, 0, 0])
  await expect(slideOf(carousel)).toHaveAccessibleName('1 of 5')
})

test('after 12 quick presses the right slide is shown, in its place', async ({ page }) => {
  const carousel = await openStopped(page)
  // Each in a separate task, like real presses.
  for (let press = 0; press < 12; press++) await recorded(page, carousel, 'Next testimonial', 1)
  await page.clock.runFor(2000)
  await expect(slideOf(carousel)).toHaveAccessibleName('3 of 5')
  const seen = await look(carousel)
  expect(seen.map(({ opacity }) => opacity)).toEqual([0, 0, 1, 0, 0])
  expect(seen[2]?.x).toBe(0)
})
