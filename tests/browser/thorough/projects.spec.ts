import { openProjects } from '../support/page/samples.ts'
import { expect, test } from '../support/test.ts'

test.describe('with a seed', () => {
  test.use({ site: 'delivering' })

  test('sample projects are the same after a reload', async ({ page }) => {
    const texts = async () => (await openProjects(page)).getByRole('article').allTextContents()
    const before = await texts()
    expect(before).toHaveLength(5)
    expect(await texts()).toEqual(before)
  })
})
