import type { Locator } from '@playwright/test'
import { bring, filmOf, filmOnce, frame, openStopped, type Spring, springAt } from './support/page/clock.ts'
import { carouselOf, projectsOf } from './support/page/samples.ts'
import { written } from './support/sites/content.ts'
import { themed } from './support/sites/sites.ts'
import { expect, moving, test } from './support/test.ts'

// The motion constants, each with another value than the default. The defaults are tested with the parts that move.

test.use({ ...moving, site: 'themed' })

const { motion } = themed

/** Expects the values of `film` to go from one position to another like a spring. */
function expectSpring(film: number[], spring: Spring, from: number, to: number): void {
  for (const [index, seen] of film.entries()) {
    const share = (seen - to) / (from - to)
    expect(share, `frame ${index}`).toBeCloseTo(springAt(spring, ((index + 1) * frame) / 1000), 1)
  }
}

test('the planes tilt by the angle and spring of the YAML', async ({ page }) => {
  await openStopped(page)
  const planes = page.locator('#home [style*=rotateZ]')
  const turn = () =>
    planes.evaluate((element) =>
      Number(/rotateZ\((-?[\d.]+)/.exec((element as HTMLElement).style.transform)?.[1]),
    )
  const rest = await turn()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width * 0.75, height / 2)
  const film = await filmOnce(page, 60, turn)
  expectSpring(film, motion.hero, rest, rest + motion.hero.tilt / 2)
  expect(Math.max(...film), 'it overshoots').toBeGreaterThan(rest + motion.hero.tilt * 0.6)
})

test('parts enter with the distance, stagger and spring of the YAML', async ({ page }) => {
  await openStopped(page)
  const parts = page.getByRole('region', { name: written('services').heading }).locator('li [data-reveal]')
  const look = () =>
    parts.evaluateAll((parts) => parts.map((part) => new DOMMatrix(getComputedStyle(part).transform).m42))
  const { distance, stagger } = motion.reveal
  expect(await look()).toEqual([distance, distance, distance, distance])
  await bring(parts.first().locator('xpath=ancestor::ul'))
  await expect(parts.last()).toHaveAttribute('data-reveal', 'here')
  const film = await filmOf(page, 130, look)
  const starts = [0, 1, 2, 3].map((index) => film.findIndex((places) => places[index] !== distance))
  for (const [index, start] of starts.entries()) {
    expect((start - (starts[0] ?? 0)) * frame, `part ${index}`).toBeGreaterThan(index * stagger - 2 * frame)
    expect((start - (starts[0] ?? 0)) * frame, `part ${index}`).toBeLessThan(index * stagger + 2 * frame)
    const own = film.slice(start).map((places) => places[index] ?? Number.NaN)
    expectSpring(own, motion.reveal, distance, 0)
  }
  expect(Math.min(...film.flat()), 'they overshoot').toBeLessThan(-distance / 4)
})

test('a bar fills in the duration of the YAML', async ({ page }) => {
  await openStopped(page)
  const bar = page
    .getByRole('region', { name: written('skills').heading })
    .getByRole('listitem')
    .first()
  const level = async () => Number.parseInt((await bar.getByText(/^\d+%$/).textContent()) ?? '', 10)
  await bring(bar)
  // It takes nearly two hundred frames; every fourth is enough.
  const film = await filmOnce(page, 50, level, 4)
  const timeAt = (index: number) => (1 + index * 4) * frame
  const end = film.at(-1)
  expect(end).toBe(written('skills').items?.[0]?.level)
  const { duration } = motion.skillBar
  // It eases out, and the number is rounded: the last half percent takes a sixth of the time.
  const time = timeAt(film.indexOf(end ?? Number.NaN))
  expect(time).toBeGreaterThan(duration * 0.75)
  expect(time).toBeLessThan(duration)
  const half = film.find((_, index) => timeAt(index) >= duration / 2) ?? Number.NaN
  expect(half / (end ?? Number.NaN)).toBeCloseTo(1 - 0.5 ** 3, 1)
})

test('cards stick and shrink by the offset, scale step and spring of the YAML', async ({ page }) => {
  await openStopped(page)
  const section = projectsOf(page)
  const cards = section.getByRole('article')
  await section.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const scaleOf = (card: Locator) =>
    card.evaluate((card) => card.getBoundingClientRect().width / (card as HTMLElement).offsetWidth)
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await scaleOf(cards.first())).toBeCloseTo(1, 3)
  }).toPass()
  await section.evaluate((section) => {
    const { bottom } = section.getBoundingClientRect()
    window.scrollBy({ top: bottom - innerHeight, behavior: 'instant' })
  })
  const { offset, scaleStep } = motion.projectStack
  const film = await filmOnce(page, 100, () => scaleOf(cards.first()))
  expectSpring(film, motion.projectStack, 1, 1 - 3 * scaleStep)
  await page.clock.runFor(3000)
  for (const index of [0, 1, 2])
    expect(await scaleOf(cards.nth(index))).toBeCloseTo(1 - (3 - index) * scaleStep, 2)
  const tops = await cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  for (const index of [1, 2]) expect((tops[index] ?? 0) - (tops[index - 1] ?? 0)).toBeCloseTo(offset, 0)
})

test('a slide moves and fades by the spring and duration of the YAML', async ({ page }) => {
  await openStopped(page)
  const carousel = carouselOf(page)
  await bring(carousel)
  await carousel
    .getByRole('button', { name: 'Next testimonial' })
    .evaluate((button) => (button as HTMLButtonElement).click())
  const look = () =>
    carousel
      .getByRole('group', { includeHidden: true })
      .nth(1)
      .evaluate((slide) => {
        const { opacity, transform } = getComputedStyle(slide)
        return { x: new DOMMatrix(transform).m41 / slide.clientWidth, opacity: Number(opacity) }
      })
  const film = await filmOf(page, 80, look)
  const began = film.findIndex(({ opacity }) => opacity > 0)
  const full = film.findIndex(({ opacity }) => opacity === 1)
  const { fade } = motion.carousel
  expect(Math.abs((full - began + 1) * frame - fade)).toBeLessThan(2 * frame)
  const moved = film.slice(began).map(({ x }) => x)
  // It starts two fifths of its width away.
  expectSpring(moved, motion.carousel, 0.4, 0)
  expect(Math.min(...moved), 'it overshoots').toBeLessThan(-0.1)
})
