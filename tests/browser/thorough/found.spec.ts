import { loadedFamilies } from '../support/page/reader.ts'
import { subPath } from '../support/servers/server.ts'
import { expect, scrollThrough, test } from '../support/test.ts'

test.describe('a page with an address below a path', () => {
  test.use({ site: 'items' })
  test('works there, and requests nothing outside that path', async ({ page, baseURL }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === baseURL) requested.push(pathname)
    })
    await page.goto(`${subPath}/`)
    await scrollThrough(page)
    await expect(page.getByRole('heading', { level: 3, name: 'Tidal' })).toBeVisible()
    expect(requested.length).toBeGreaterThan(5)
    expect(requested.filter((path) => !path.startsWith(`${subPath}/`))).toEqual([])
  })

  test.describe('an unknown address below it', () => {
    test.use({ allowProblems: /404/ })

    test('shows the 404 page with its fonts, and links back to the page', async ({ page }) => {
      const response = await page.goto(`${subPath}/deep/down`)
      expect(response?.status()).toBe(404)
      await expect.poll(() => page.evaluate(loadedFamilies)).toContain('Text')
      await page.getByRole('link', { name: 'To the Start' }).click()
      await expect(page).toHaveURL(`${subPath}/`)
    })
  })
})
