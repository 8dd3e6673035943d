import { violations } from './support/looks/axe.ts'
import { desktop, narrowest, readWhole, tablet, testWhole } from './support/looks/whole.ts'
import { expect, test } from './support/test.ts'

testWhole([
  {
    site: 'default',
    sizes: [
      [narrowest, [360, 640], tablet],
      [desktop, [1024, 600], [1920, 1080]],
    ],
  },
])

test.describe('with pictures that fail', () => {
  test.use({ failPictures: true })

  test('passes axe', async ({ page }) => {
    await page.goto('/')
    await readWhole(page)
    expect(await violations(page)).toEqual([])
  })

  test('shows planes in the tint of each card', async ({ page }) => {
    await page.goto('/')
    await readWhole(page)
    const looks = await page.locator('#projects [data-failed]').evaluateAll((places) =>
      places.map((place) => {
        const { backgroundColor, width } = getComputedStyle(place, '::before')
        return {
          ground: getComputedStyle(place).backgroundColor,
          plane: backgroundColor,
          width: parseFloat(width),
        }
      }),
    )
    expect(looks).toHaveLength(5)
    expect(new Set(looks.flatMap(({ ground, plane }) => [ground, plane])).size).toBe(10)
    for (const { width } of looks) expect(width).toBeGreaterThan(100)
  })
})
