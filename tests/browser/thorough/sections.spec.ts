import type { Page } from '@playwright/test'
import { expect, scrollThrough, test } from '../support/test.ts'

const secondOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test.describe('sections reordered, left out and repeated', () => {
  test.use({ site: 'arranged' })

  test('show as in the YAML', async ({ page }) => {
    await page.goto('/#more')
    await expect(page.locator('#more').getByRole('heading', { level: 2 })).toBeInViewport()
    await scrollThrough(page)
    await expect(page.locator('#offers').getByRole('listitem')).toHaveCount(4)
    await expect(page.locator('#more').getByRole('listitem')).toHaveCount(1)
    await expect(secondOf(page)).toHaveText([
      'What They Say.',
      'Let’s Build Something Great Together.',
      'What I Offer.',
      'What I Reach For.',
      'What Else I Offer.',
    ])
  })
})
