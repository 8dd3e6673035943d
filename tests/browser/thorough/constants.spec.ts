import type { Locator, Page } from '@playwright/test'
import { motion as schema } from '../../../schema/model/motion.ts'
import { written, writtenIn } from '../../sites/content.ts'
import { bring, frame, openStopped, type Spring, springAt } from '../support/page/clock.ts'
import { carouselOf, projectsOf } from '../support/page/samples.ts'
import { expect, moving, test } from '../support/test.ts'

// The motion constants, each with another value than the default. The defaults are tested with the parts that move.

test.use({ ...moving, site: 'themed' })

/** All constants of the site, none of them the default. */
const motion = schema.parse(writtenIn('themed').motion)

// The springs of the library move like their configuration, which is its own affair: a moment of each tells whether
// the configuration comes from the YAML.

/** Runs the clock for a time in ms, and gives the share of its way that a spring has left then. */
async function after(page: Page, time: number, spring: Spring): Promise<number> {
  await page.clock.runFor(time)
  return springAt(spring, time / 1000)
}

test('every motion has the constants of the YAML', async ({ page }) => {
  await openStopped(page)

  await test.step('the planes tilt by its angle', async () => {
    const turn = () =>
      page
        .locator('#home [style*=rotateZ]')
        .evaluate((element) =>
          Number(/rotateZ\((-?[\d.]+)/.exec((element as HTMLElement).style.transform)?.[1]),
        )
    const rest = await turn()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.mouse.move(width * 0.75, height / 2)
    await expect(async () => {
      await page.clock.runFor(frame)
      expect(await turn()).not.toBe(rest)
    }).toPass({ intervals: [0] })
    // So soft a spring is beyond its end after 0.4 s.
    const left = await after(page, 400, motion.hero)
    expect((await turn()) - rest).toBeCloseTo((motion.hero.tilt / 2) * (1 - left), 0)
    await page.clock.runFor(8_000)
    expect((await turn()) - rest).toBeCloseTo(motion.hero.tilt / 2, 1)
  })

  await test.step('parts enter from its distance, one after another', async () => {
    const parts = page.getByRole('region', { name: written('services').heading }).locator('li [data-reveal]')
    const look = () =>
      parts.evaluateAll((parts) => parts.map((part) => new DOMMatrix(getComputedStyle(part).transform).m42))
    const { distance, stagger } = motion.reveal
    expect(await look()).toEqual([distance, distance, distance, distance])
    await bring(parts.first().locator('xpath=ancestor::ul'))
    await expect(parts.last()).toHaveAttribute('data-reveal', 'here')
    const left = await after(page, stagger / 2, motion.reveal)
    expect((await look())[0] ?? Number.NaN).toBeCloseTo(distance * left, -1)
    for (const moved of [1, 2, 3, 4]) {
      expect(
        (await look()).filter((place) => place !== distance),
        `after ${moved} entrances`,
      ).toHaveLength(moved)
      await page.clock.runFor(stagger)
    }
  })

  await test.step('a bar fills in its duration', async () => {
    const bar = page
      .getByRole('region', { name: written('skills').heading })
      .getByRole('listitem')
      .first()
    const level = async () => Number.parseInt((await bar.getByText(/^\d+%$/).textContent()) ?? '', 10)
    const end = written('skills').items?.[0]?.level ?? Number.NaN
    await bring(bar)
    await expect(async () => {
      await page.clock.runFor(frame)
      // Until it is seen, it is empty.
      expect(await level()).toBeGreaterThan(0)
    }).toPass({ intervals: [0] })
    // It eases out: an eighth is left in the middle of its time.
    await page.clock.runFor(motion.skillBar.duration / 2)
    expect((await level()) / end).toBeCloseTo(1 - 0.5 ** 3, 1)
    expect(await level()).toBeLessThan(end)
    await page.clock.runFor(motion.skillBar.duration / 2)
    expect(await level()).toBe(end)
  })

  await test.step('cards stick and shrink by its offset and scale step', async () => {
    const section = projectsOf(page)
    const cards = section.getByRole('article')
    await section.evaluate((section) => {
      section.scrollIntoView({ behavior: 'instant' })
      window.scrollBy({ top: section.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
    })
    const { offset, scaleStep } = motion.projectStack
    const scaleOf = (card: Locator) =>
      card.evaluate((card) => card.getBoundingClientRect().width / (card as HTMLElement).offsetWidth)
    await expect(async () => {
      await page.clock.runFor(1000)
      expect(await scaleOf(cards.first())).toBeCloseTo(1 - 3 * scaleStep, 2)
    }).toPass({ intervals: [0] })
    for (const index of [1, 2])
      expect(await scaleOf(cards.nth(index))).toBeCloseTo(1 - (3 - index) * scaleStep, 2)
    const tops = await cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    for (const index of [1, 2]) expect((tops[index] ?? 0) - (tops[index - 1] ?? 0)).toBeCloseTo(offset, 0)
  })

  await test.step('a slide fades in its duration and moves by its spring', async () => {
    const carousel = carouselOf(page)
    await bring(carousel)
    await carousel
      .getByRole('button', { name: 'Next testimonial' })
      .evaluate((button) => (button as HTMLButtonElement).click())
    const slide = carousel.getByRole('group', { includeHidden: true }).nth(1)
    const look = () =>
      slide.evaluate((slide) => {
        const { opacity, transform } = getComputedStyle(slide)
        // A slide travels its width and a gap of 24 px.
        return { x: new DOMMatrix(transform).m41 / (slide.clientWidth + 24), opacity: Number(opacity) }
      })
    await expect(async () => {
      await page.clock.runFor(frame)
      expect((await look()).opacity).toBeGreaterThan(0)
    }).toPass({ intervals: [0] })
    const { fade } = motion.carousel
    const left = await after(page, fade / 2, motion.carousel)
    const { x, opacity } = await look()
    expect(opacity).toBeCloseTo(0.5, 1)
    expect(x).toBeCloseTo(left, 1)
    await page.clock.runFor(fade / 2)
    expect((await look()).opacity).toBe(1)
  })
})
