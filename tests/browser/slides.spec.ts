import type { Locator, Page } from '@playwright/test'
import { filmOf, frame, springAt, stopClock } from './support/page/clock.ts'
import { openFeedback, slideOf } from './support/page/samples.ts'
import { expect, moving, test } from './support/test.ts'

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
async function film(page: Page, carousel: Locator, name: string, frames: number): Promise<Seen[]> {
  // Not the locator’s click, which would wait for frames while the clock is stopped.
  await carousel.getByRole('button', { name }).evaluate((button) => (button as HTMLButtonElement).click())
  return filmOf(page, frames, () => look(carousel))
}

test('a slide enters on the side of the last move, and the previous one leaves on the other', async ({
  page,
}) => {
  const carousel = await openStopped(page)
  const onward = (await film(page, carousel, 'Next testimonial', 60)).at(3) ?? []
  expect(onward[1]?.x).toBeGreaterThan(0.01)
  expect(onward[0]?.x).toBeLessThan(-0.01)
  const back = (await film(page, carousel, 'Previous testimonial', 60)).at(3) ?? []
  expect(back[0]?.x).toBeLessThan(-0.01)
  expect(back[1]?.x).toBeGreaterThan(0.01)
  const pastTheFirst = (await film(page, carousel, 'Previous testimonial', 4)).at(-1) ?? []
  expect(pastTheFirst[4]?.x).toBeLessThan(-0.01)
  expect(pastTheFirst[0]?.x).toBeGreaterThan(0.01)
})

test('a slide fades in within 0.2 s while it moves on a spring of stiffness 300 and damping 30', async ({
  page,
}) => {
  const carousel = await openStopped(page)
  const film60 = await film(page, carousel, 'Next testimonial', 60)
  const frames = film60.map((seen) => seen[1] ?? { x: Number.NaN, opacity: Number.NaN })
  const start = Math.max(...frames.map(({ x }) => x))
  const began = frames.findIndex(({ opacity }) => opacity > 0)
  const full = frames.findIndex(({ opacity }) => opacity === 1)
  expect((full - began + 1) * frame).toBeGreaterThan(200 - 2 * frame)
  expect((full - began + 1) * frame).toBeLessThan(200 + 2 * frame)
  for (const [index, { x }] of frames.slice(began).entries())
    expect(x / start, `frame ${index}`).toBeCloseTo(
      springAt({ stiffness: 300, damping: 30 }, ((index + 1) * frame) / 1000),
      1,
    )
  expect(frames.at(-1)).toEqual({ x: 0, opacity: 1 })
})

test('a move during a move continues from the current positions', async ({ page }) => {
  const carousel = await openStopped(page)
  await film(page, carousel, 'Next testimonial', 6)
  const before = await look(carousel)
  const [after = []] = await film(page, carousel, 'Previous testimonial', 1)
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
  for (let press = 0; press < 12; press++) await film(page, carousel, 'Next testimonial', 1)
  await page.clock.runFor(2000)
  await expect(slideOf(carousel)).toHaveAccessibleName('3 of 5')
  const seen = await look(carousel)
  expect(seen.map(({ opacity }) => opacity)).toEqual([0, 0, 1, 0, 0])
  expect(seen[2]?.x).toBe(0)
})
