import { written } from './content.ts'
import { expect, rest, test } from './test.ts'

const services = written('services')

const titles = ['Web Development', '3D Websites', 'UI/UX Design', 'AI-Powered Solutions']

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('four cards each have an icon, a title and the description of the YAML', async ({ page }) => {
      await page.goto('/#services')
      const section = page.getByRole('region', { name: services.heading, exact: true })
      await expect(section).toHaveAttribute('id', 'services')
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(titles)
      const cards = section.getByRole('listitem')
      await expect(cards).toHaveCount(titles.length)
      for (const [index, { title, description }] of services.items.entries()) {
        const card = cards.nth(index)
        await card.scrollIntoViewIfNeeded()
        await rest(card)
        await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible()
        await expect(card.getByText(description.trim(), { exact: true })).toBeVisible()
        await expect(card.locator('svg path, svg g').first(), 'something is drawn').toBeVisible()
      }
    })
  })
}
