import { hostile } from '../../sites/generated.ts'
import { expect, scrollThrough, test } from '../support/test.ts'

test.use({ site: 'hostile' })

/** The text with whitespace collapsed, as a browser shows it. */
const shown = hostile.replace(/\s+/g, ' ').trim()

test('markup, scripts and template placeholders in texts are shown as text', async ({ page }) => {
  await page.goto('/')
  await scrollThrough(page)
  // The noscript in the head belongs to the page.
  const strange =
    'img[src="x"], svg[onload], [onerror], #_page script, #_page style:not(#_below), #_page title, :not(head, form) > noscript, noscript ~ noscript'
  await expect(page.locator(strange)).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const texts = await page.locator('h1, h2, h3, p, label, form button').allTextContents()
  expect(texts.length).toBeGreaterThan(20)
  const flat = texts.map((text) => text.replace(/\s+/g, ' '))
  expect(flat.filter((text) => text.includes(shown)).length).toBeGreaterThan(20)
  for (const text of flat) expect(text).not.toContain('49')
})
