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
})
