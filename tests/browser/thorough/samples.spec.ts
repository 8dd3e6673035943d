import { written } from '../../sites/content.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { feedbackOf, fixChance, goTo, projectsOf } from '../support/page/samples.ts'
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

/** The sections that show samples. */
const places = [
  { what: 'projects', of: projectsOf, loading: 'Sample projects are made when the page loads.' },
  { what: 'testimonials', of: feedbackOf, loading: 'Sample feedback is made when the page loads.' },
]

// Random samples differ much in length; the second value picks long ones.
for (const chance of [0.1, 0.35])
  test(`the space reserved for samples is exact, and nothing shifts (chance ${chance})`, {
    tag: '@phone',
  }, async ({ page, hold }) => {
    const shifts = await collectShifts(page)
    await fixChance(page, chance)
    const release = hold(maker)
    const sizes = () => Promise.all(places.map(({ of }) => of(page).evaluate((one) => one.clientHeight)))
    await page.goto('/')
    for (const { of, loading } of places) {
      await of(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(of(page).getByText(loading)).toBeVisible()
    }
    await rest(page.locator('body'))
    const before = await sizes()
    const earlier = (await shifts()).length
    release()
    for (const { of } of places) await expect(of(page).getByRole('img')).not.toHaveCount(0)
    await rest(page.locator('body'))
    expect(await sizes()).toEqual(before)
    expect((await shifts()).slice(earlier)).toEqual([])
  })

for (const { what, of } of places)
  test.describe(`the section of the sample ${what}`, () => {
    test.describe('when they cannot be loaded', () => {
      test.use({ allowProblems: /Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ })

      test('shows an error, and the samples after trying again', async ({ page, block }) => {
        const unblock = await block('*/sampleMaker-*.js')
        const section = of(page)
        await goTo(page, section)
        await expect(section.getByRole('alert')).toContainText('The samples could not be loaded.')
        await unblock()
        await section.getByRole('button', { name: 'Try Again' }).press('Enter')
        await expect(section.getByRole('img')).not.toHaveCount(0)
        await expect(section.getByRole('alert')).toHaveCount(0)
        await expect(page.locator('[data-samples]:focus'), 'the focus is not lost').toHaveCount(1)
        await page.keyboard.press('Tab')
        await expect(section.getByRole('link').or(section.getByRole('button')).first()).toBeFocused()
      })
    })
  })
