import { written } from '../../sites/content.ts'
import { fixChance, goTo, projectsOf } from '../support/page/samples.ts'
import { maker } from '../support/paths.ts'
import { expect, rest, test } from '../support/test.ts'

test('in a low viewport the target of a link below the samples does not move when they load', async ({
  page,
  hold,
}) => {
  await fixChance(page, 0.35)
  const { id, heading } = written('contact')
  const section = page.getByRole('region', { name: heading })
  const cards = projectsOf(page).locator('li > article')
  const place = () => section.evaluate((element) => element.getBoundingClientRect().top)
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  for (const [width, height] of [
    [844, 390],
    [640, 400],
    [320, 568],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height })
    const release = hold(maker)
    const request = page.waitForRequest(maker)
    await goTo(page, projectsOf(page))
    await request
    await page.evaluate((id) => location.assign(`#${id}`), id)
    await rest(section)
    const before = { place: await place(), heights: await heights() }
    expect(before.heights.length).toBeGreaterThan(1)
    release()
    await expect(projectsOf(page).getByRole('img')).not.toHaveCount(0)
    await expect(page.locator('[data-samples=loading]')).toHaveCount(0)
    await rest(section)
    const after = { place: await place(), heights: await heights() }
    expect(after, `${width} × ${height} px`).toEqual(before)
    await page.goto('about:blank')
  }
})

test('samples load at the first key press, so that the Tab key does not skip their links', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('[data-samples=loading]')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-samples=ready]')).toHaveCount(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('samples wait for their fonts, which could change their line breaks', async ({ page }) => {
  // The fonts of this site have already loaded, so loading is delayed artificially.
  await page.addInitScript(() => {
    const load = document.fonts.load.bind(document.fonts)
    const arrival = new Promise<void>((resolve) => Object.assign(window, { letFacesCome: resolve }))
    document.fonts.load = async (font, words) => {
      await arrival
      return load(font, words)
    }
  })
  const made = page.waitForResponse(maker)
  await goTo(page, projectsOf(page))
  await made
  await rest(page.locator('body'))
  await expect(projectsOf(page).getByRole('img')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { letFacesCome: () => void }).letFacesCome())
  await expect(projectsOf(page).getByRole('img')).not.toHaveCount(0)
})
