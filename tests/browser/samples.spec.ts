import { feedbackOf, fixChance, goTo, maker, projectsOf } from './samples.ts'
import { collectShifts } from './shifts.ts'
import { expect, hold, rest, test } from './test.ts'
import { isWide } from './widths.ts'

/** The sections that show samples. */
const places = [
  { what: 'projects', of: projectsOf, loading: 'Sample projects are made when the page loads.' },
  { what: 'testimonials', of: feedbackOf, loading: 'Sample feedback is made when the page loads.' },
]

for (const { what, of, loading } of places)
  test.describe(`the place of the sample ${what}`, () => {
    // What chance picks differs much in length; the second of these picks a long one.
    for (const chance of [0.1, 0.35])
      test(`is as large before they come as after, and nothing moves (chance ${chance})`, async ({
        page,
      }) => {
        const shifts = await collectShifts(page)
        await fixChance(page, chance)
        const release = await hold(page.context(), maker)
        const section = of(page)
        await goTo(page, section)
        await expect(section.getByText(loading)).toBeVisible()
        await rest(page.locator('body'))
        const before = await section.boundingBox()
        const earlier = (await shifts()).length
        release()
        await expect(section.getByRole('img')).not.toHaveCount(0)
        await rest(page.locator('body'))
        expect(await section.boundingBox()).toEqual(before)
        expect((await shifts()).slice(earlier)).toEqual([])
      })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })
      test.skip(isWide, 'the same at every width')

      test('says what will be there', async ({ page }) => {
        await page.goto('/')
        const notice = of(page).getByText(loading)
        await notice.scrollIntoViewIfNeeded()
        await expect(notice).toBeVisible()
        await expect(of(page).getByRole('img')).toHaveCount(0)
      })
    })

    test.describe('when they cannot be loaded', () => {
      test.use({ allowProblems: /Failed to load resource: net::ERR_FAILED/ })
      test.skip(isWide, 'the same at every width')

      test('says so, and has them once the visitor tries again', async ({ page }) => {
        let broken = true
        await page.route(maker, (route) => (broken ? route.abort() : route.fallback()))
        const section = of(page)
        await goTo(page, section)
        await expect(section.getByRole('alert')).toContainText('The samples could not be loaded.')
        broken = false
        await section.getByRole('button', { name: 'Try Again' }).click()
        await expect(section.getByRole('img')).not.toHaveCount(0)
        await expect(section.getByRole('alert')).toHaveCount(0)
      })
    })
  })
