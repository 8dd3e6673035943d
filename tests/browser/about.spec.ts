import { written } from './content.ts'
import { expect, rest, test } from './test.ts'

const about = written('about')

/** The four facts, word for word. */
const facts = [
  ['Experience', '3+ Years'],
  ['Technologies', 'React, Next.js, Three.js'],
  ['Specialties', '3D Web & AI Integration'],
  ['Achievements', '15+ Projects Delivered'],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('two paragraphs tell about the owner, beside a portrait with alternative text', async ({ page }) => {
      await page.goto('/#about')
      const section = page.getByRole('region', { name: about.heading, exact: true })
      await expect(section).toHaveAttribute('id', 'about')
      expect(about.paragraphs).toHaveLength(2)
      for (const paragraph of about.paragraphs)
        await expect(section.getByText(paragraph.trim(), { exact: true })).toBeVisible()

      const portrait = section.getByRole('img', { name: about.portrait.alt, exact: true })
      await portrait.scrollIntoViewIfNeeded()
      await expect(portrait).toBeVisible()
      await expect(portrait).toHaveJSProperty('complete', true)
      expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    })

    test('four fact cards each have an icon, a title and a text', async ({ page }) => {
      await page.goto('/#about')
      const cards = page.locator('#about').getByRole('listitem')
      await expect(cards).toHaveCount(facts.length)
      for (const [index, [title, text]] of facts.entries()) {
        const card = cards.nth(index)
        await card.scrollIntoViewIfNeeded()
        await rest(card)
        await expect(card.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
        await expect(card.getByRole('paragraph').filter({ hasText: text })).toHaveText(text)
        await expect(card.locator('svg path, svg g').first(), 'something is drawn').toBeVisible()
      }
    })
  })
}
