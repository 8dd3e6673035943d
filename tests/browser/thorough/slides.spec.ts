import { frame, framesOf, springAt } from '../support/page/clock.ts'
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

test('a slide enters on the side of the last move, and the previous one leaves on the other', async ({
  page,
}) => {
  const carousel = await openStopped(page)
  const onward = (await recorded(page, carousel, 'Next testimonial', 4)).at(-1) ?? []
  expect(onward[1]?.x).toBeGreaterThan(0.01)
  expect(onward[0]?.x).toBeLessThan(-0.01)
  await page.clock.runFor(1000)
  const back = (await recorded(page, carousel, 'Previous testimonial', 4)).at(-1) ?? []
  expect(back[0]?.x).toBeLessThan(-0.01)
  expect(back[1]?.x).toBeGreaterThan(0.01)
  await page.clock.runFor(1000)
  const pastTheFirst = (await recorded(page, carousel, 'Previous testimonial', 4)).at(-1) ?? []
  expect(pastTheFirst[4]?.x).toBeLessThan(-0.01)
  expect(pastTheFirst[0]?.x).toBeGreaterThan(0.01)
})

test('a slide fades in within 0.2 s while it moves on a spring of stiffness 300 and damping 30', async ({
  page,
}) => {
  const carousel = await openStopped(page)
  const [first] = await recorded(page, carousel, 'Next testimonial', 1)
  // That the library moves like its configuration is its own affair: a few moments tell which configuration it has.
  const seen = [first, ...(await framesOf(page, 6, () => look(carousel), 4))]
  for (const [index, [left, slide] = []] of seen.entries()) {
    const time = (1 + 4 * index) * frame
    const way = (slide?.x ?? 0) - (left?.x ?? 0)
    expect((slide?.x ?? 0) / way, `after ${time} ms`).toBeCloseTo(
      springAt({ stiffness: 300, damping: 30 }, time / 1000),
      1,
    )
    expect(slide?.opacity, `after ${time} ms`).toBeCloseTo(Math.min(time / 200, 1), 1)
  }
  await page.clock.runFor(1000)
  expect((await look(carousel))[1]).toEqual({ x: 0, opacity: 1 })
})

test('no two slides lie on one another in any frame, whatever is pressed while they move', async ({
  page,
}) => {
  const carousel = await openStopped(page)
  const [next, previous] = ['Next testimonial', 'Previous testimonial']
  const seen = [
    ...(await recorded(page, carousel, next, 5)),
    ...(await recorded(page, carousel, next, 3)),
    ...(await recorded(page, carousel, previous, 3)),
    ...(await recorded(page, carousel, next, 12)),
    ...(await recorded(page, carousel, previous, 12)),
  ]
  let moving = 0
  for (const [index, slides] of seen.entries()) {
    const places = slides
      .filter(({ opacity }) => opacity > 0)
      .map(({ x }) => x)
      .sort((one, other) => one - other)
    if (places.length > 1) moving += 1
    for (const [count, x] of places.entries())
      if (count > 0) expect(x - (places[count - 1] ?? 0), `frame ${index}`).toBeGreaterThanOrEqual(1)
  }
  expect(moving, 'frames with several slides').toBeGreaterThan(20)
})
