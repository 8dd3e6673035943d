import { isHydrated } from '../support/page/hydration.ts'
import { expect, moving, scrollTo, test, untilHydrated } from '../support/test.ts'

test.describe('a stack of thirty cards', () => {
  test.use({ ...moving, site: 'system' })

  test('is hydrated in parts, each when it comes near, and its cards recede', async ({ page, problems }) => {
    await page.goto('/')
    const cards = page.locator('#projects li')
    await expect(cards).toHaveCount(30)
    // Once the last section is hydrated, all idle hydration is done.
    await untilHydrated(page.locator('#contact h2'))
    await untilHydrated(cards.first())
    expect(await isHydrated(cards.nth(20)), 'far from the screen').toBe(false)
    await expect(cards.nth(20).getByRole('heading'), 'its text is there').toHaveText('Go')

    const y = await page.locator('#projects').evaluate((section) => {
      const { top, height } = section.getBoundingClientRect()
      return scrollY + top + height - innerHeight
    })
    await scrollTo(page, y - 400)
    await untilHydrated(cards.nth(20))
    // Cards hydrated in the viewport do not change until the next scroll.
    let end = y - 10
    const scales = async () => {
      await scrollTo(page, ++end)
      return cards
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => new DOMMatrix(getComputedStyle(card).transform).a < 1))
    }
    await expect.poll(async () => (await scales()).slice(0, 21)).toEqual(Array(21).fill(true))
    expect(problems).toEqual([])
  })
})
