import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { written } from '../../sites/content.ts'
import { errorOverlayOf, headingOf, open, test } from '../support/devTest.ts'
import { expect } from '../support/test.ts'

test.describe('the dev server with another language', () => {
  // A separate server, in whose folder the test adds and removes an overlay.
  test.use({ yaml: 'examples/languages/portfolio.yaml' })

  test('shows an added overlay, its edits and mistakes, and edits of the main file', async ({
    page,
    dev,
  }) => {
    const overlay = join(dev.folder, 'portfolio.de.yaml')
    const put = (headline: string) =>
      dev.put(overlay, Buffer.from(`sections:\n  - id: home\n    headline: ${headline}\n`))
    await open(page)
    await expect(page.locator('a[hreflang]')).toHaveCount(0)
    put('Hallo')
    const deutsch = page.getByRole('link', { name: 'Deutsch' })
    // The list of languages is part of the document, so the page reloads.
    await page.waitForFunction(() => !('visit' in window))
    await expect(deutsch).toBeVisible()
    await expect(headingOf(page, written('contact').heading)).toBeAttached()
    await deutsch.click()
    await expect(page).toHaveURL(/\/de\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(headingOf(page, 'Hallo')).toBeVisible()

    put('Guten Tag')
    await expect(headingOf(page, 'Guten Tag')).toBeVisible()
    dev.write((text) => text.replace(/tagline: .*/, 'tagline: A new line.'))
    await expect(page.getByText('A new line.')).toHaveAttribute('lang', 'en')
    put('Gut\n    levle: 3')
    const error = errorOverlayOf(page)
    await expect(error).toContainText('portfolio.de.yaml:4:5')
    await expect(headingOf(page, 'Guten Tag')).toBeVisible()
    put('Wieder gut')
    await expect(error).toHaveCount(0)
    await expect(headingOf(page, 'Wieder gut')).toBeVisible()

    // At the address of the language, which goes with the file, the page would be loaded once more and not be found.
    await open(page)
    await expect(deutsch).toBeVisible()
    rmSync(overlay)
    await expect(page.locator('a[hreflang]')).toHaveCount(0)
  })
})
