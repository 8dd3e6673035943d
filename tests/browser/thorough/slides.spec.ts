import { slideOf } from '../support/page/samples.ts'
import { look, openStopped, recorded } from '../support/page/slides.ts'
import { expect, moving, test } from '../support/test.ts'

test.use(moving)

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
