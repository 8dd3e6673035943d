import { block } from './support/network.ts'
import { maker } from './support/paths.ts'
import { feedbackOf, fixChance, goTo, projectsOf } from './support/samples.ts'
import { collectShifts } from './support/shifts.ts'
import { expect, rest, test } from './support/test.ts'

/** The sections that show samples. */
const places = [
  { what: 'projects', of: projectsOf, loading: 'Sample projects are made when the page loads.' },
  { what: 'testimonials', of: feedbackOf, loading: 'Sample feedback is made when the page loads.' },
]

// What chance picks differs much in length; the second of these picks a long one.
for (const chance of [0.1, 0.35])
  test(`the place of samples is as large before they come as after, and nothing moves (chance ${chance})`, {
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

test('samples wait for the faces of their words, which would else break them anew', async ({ page }) => {
  // Those of this site are there already: the browser is told to keep them back.
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

for (const { what, of } of places)
  test.describe(`the place of the sample ${what}`, () => {
    test.describe('when they cannot be loaded', () => {
      test.use({ allowProblems: /Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ })

      test('says so, and has them once the visitor tries again', async ({ page }) => {
        const mend = await block(page, ['*/sampleMaker-*.js'])
        const section = of(page)
        await goTo(page, section)
        await expect(section.getByRole('alert')).toContainText('The samples could not be loaded.')
        await mend()
        await section.getByRole('button', { name: 'Try Again' }).click()
        await expect(section.getByRole('img')).not.toHaveCount(0)
        await expect(section.getByRole('alert')).toHaveCount(0)
      })
    })
  })
