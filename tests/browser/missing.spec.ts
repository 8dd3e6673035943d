import { loadedFamilies } from './support/page/reader.ts'
import { expect, test } from './support/test.ts'

test.describe('an address that does not exist', () => {
  test.use({ allowProblems: /404/ })

  for (const address of ['/nowhere', '/deep/down/nowhere.html']) {
    test(`${address} responds with the 404 page, which links home`, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing Here.')
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(loadedFamilies)).toContain('Headline')
      await page.getByRole('link', { name: 'To the Start' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, I Build Websites with Depth.')
    })
  }
})
