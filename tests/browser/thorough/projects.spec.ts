import { openProjects } from '../support/page/samples.ts'
import { expect, test } from '../support/test.ts'

test.describe('sample projects', () => {
  test('are five, each with a company name, 20 words and a different stock photo', async ({ page }) => {
    const section = await openProjects(page)
    const cards = await section.getByRole('article').all()
    expect(cards).toHaveLength(5)
    const addresses = new Set<string | null>()
    for (const [index, card] of cards.entries()) {
      await expect(card.getByText(`${index + 1} of 5`, { exact: true })).toBeVisible()
      const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
      expect(title).toMatch(/^\S.*\S Platform$/)
      const words = (await card.getByRole('paragraph').textContent()) ?? ''
      expect(words.split(' '), words).toHaveLength(20)
      expect(words).toMatch(/^\p{Lu}[^.]+\.$/u)
      const picture = card.getByRole('img', { name: `Sample picture for ${title}` })
      await expect(picture).toHaveAttribute('src', /^https:\/\/picsum\.photos\/seed\/\w+\/1200\/900$/)
      addresses.add(await picture.getAttribute('src'))
    }
    expect(addresses.size).toBe(5)
  })

  test('link to #, in a new tab without an opener', async ({ page }) => {
    const section = await openProjects(page)
    const links = section.getByRole('link', { name: 'View Project' })
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', '#')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAccessibleName(/^View Project ?: .+ Platform \(opens in a new tab\)$/)
    }
    const opened = page.waitForEvent('popup')
    await links.first().click()
    expect(await (await opened).evaluate(() => window.opener)).toBeNull()
    expect(new URL(page.url()).hash).toBe('')
  })

  test('differ after a reload', async ({ page }) => {
    const titles = async () => (await openProjects(page)).getByRole('heading', { level: 3 }).allTextContents()
    const before = await titles()
    expect(before).toHaveLength(5)
    expect(await titles()).not.toEqual(before)
  })
})
