import { collectShifts } from './support/looks/shifts.ts'
import { feedbackOf, fixChance, goTo, projectsOf } from './support/page/samples.ts'
import { maker } from './support/paths.ts'
import { expect, rest, test } from './support/test.ts'

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
