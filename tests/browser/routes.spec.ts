import { expect, test } from './support/test.ts'

test.describe('an additional route', () => {
  test.use({ site: 'routes' })

  test('is not changed by the scripts of the start page, and its header links there', async ({ page }) => {
    await page.goto('/notes/first/')
    await page.mouse.move(200, 300)
    await page.keyboard.press('Tab')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).hover()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/#about')
    await expect(page.locator('#about')).toBeInViewport()
  })
})
