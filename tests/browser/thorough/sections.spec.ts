import type { Locator, Page } from '@playwright/test'
import { content } from '../../sites/content.ts'
import { opacityOf, travelOf, watch } from '../support/page/frames.ts'
import { expect, moving, rest, scrollThrough, scrollTo, test } from '../support/test.ts'

/** The headings of the sections, hero first, in the order of the page. */
const headingsOf = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('heading', { level: 1 }).or(secondOf(page))

const secondOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Scrolls to each heading in turn, and gives the opacities and offsets that each had in any frame. */
async function seenOf(headings: readonly Locator[]): Promise<number[][]> {
  const stops = await Promise.all(
    headings.flatMap((heading) => [watch(heading, opacityOf), watch(heading, travelOf)]),
  )
  for (const heading of headings) {
    await reveal(heading)
    await rest(heading)
  }
  const recordings = await Promise.all(stops.map((stop) => stop()))
  return recordings.map((frames) => [...new Set(frames.map(({ seen }) => seen))])
}

/** The polling interval in ms: shorter than the shortest motion. */
const intervals = [50]

/** Scrolls just far enough to bring an element into the viewport. */
const reveal = (element: Locator) =>
  element.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect()
    window.scrollTo({ top: scrollY + bottom - innerHeight, behavior: 'instant' })
  })

test.describe('with motion', () => {
  test.use(moving)

  test('each section enters when first scrolled to, and not again', async ({ page }) => {
    await page.goto('/')
    const headings = await secondOf(page).all()
    expect(headings).toHaveLength(6)
    for (const heading of headings)
      await expect
        .poll(() => heading.evaluate(opacityOf), { message: 'live, not seen yet', intervals })
        .toBe(0)

    for (const heading of headings) {
      expect(await heading.evaluate(opacityOf)).toBe(0)
      expect(await heading.evaluate(travelOf)).toBeGreaterThan(0)
      const stop = await watch(heading, opacityOf)
      await reveal(heading)
      await rest(heading)
      expect(await heading.evaluate(opacityOf)).toBe(1)
      expect(await heading.evaluate(travelOf)).toBe(0)
      const between = (await stop()).filter(({ seen }) => seen > 0 && seen < 1)
      expect(between.length, 'intermediate opacities are seen').toBeGreaterThan(2)
    }

    await scrollTo(page, 0)
    expect(await seenOf(headings)).toEqual(headings.flatMap(() => [[1], [0]]))
  })

  test('a heading in the viewport when the page loads does not vanish and enter', async ({ page, hold }) => {
    const release = hold(/\/react-[^/]*\.js/)
    await page.goto('/#skills')
    const heading = page.getByRole('heading', { name: 'What I Reach For.' })
    const below = page.getByRole('heading', { name: 'Let’s Build Something Great Together.' })
    const stop = await watch(heading, opacityOf)
    release()
    await expect.poll(() => below.evaluate(opacityOf), 'the sections are hydrated').toBe(0)
    expect(new Set((await stop()).map(({ seen }) => seen))).toEqual(new Set([1]))
  })
})

test.describe('with reduced motion', () => {
  test('every section is in its place from the start', async ({ page }) => {
    await page.goto('/')
    const headings = await secondOf(page).all()
    expect(await seenOf(headings)).toEqual(headings.flatMap(() => [[1], [0]]))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every section is visible', async ({ page }) => {
    await page.goto('/')
    const headings = await headingsOf(page).all()
    expect(headings).toHaveLength(content.sections.length)
    for (const heading of headings) expect(await heading.evaluate(opacityOf)).toBe(1)
  })
})

test.describe('sections reordered, left out and repeated', () => {
  test.use({ site: 'arranged' })

  test('show as in the YAML', async ({ page }) => {
    await page.goto('/#more')
    await expect(page.locator('#more').getByRole('heading', { level: 2 })).toBeInViewport()
    await scrollThrough(page)
    await expect(page.locator('#offers').getByRole('listitem')).toHaveCount(4)
    await expect(page.locator('#more').getByRole('listitem')).toHaveCount(1)
    await expect(secondOf(page)).toHaveText([
      'What They Say.',
      'Let’s Build Something Great Together.',
      'What I Offer.',
      'What I Reach For.',
      'What Else I Offer.',
    ])
  })
})
