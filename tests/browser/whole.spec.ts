import { violations } from './support/looks/axe.ts'
import { desktop, narrowest, readWhole, tablet, testWhole } from './support/looks/whole.ts'
import { expect, test } from './support/test.ts'

testWhole([
  {
    site: 'default',
    sizes: [
      [narrowest, [360, 640], tablet],
      [desktop, [1024, 600], [1920, 1080]],
    ],
  },
])

test.describe('with pictures that fail', () => {
  test.use({ failPictures: true })

  test('passes axe', async ({ page }) => {
    await page.goto('/')
    await readWhole(page)
    expect(await violations(page)).toEqual([])
  })

  test('shows the first letter of each project, over a tint of its card', async ({ page }) => {
    await page.goto('/')
    await readWhole(page)
    const cards = await page.locator('#projects article').evaluateAll((cards) =>
      cards.map((card) => {
        const place = card.querySelector('[data-failed]')
        if (!place) throw new Error('A picture has not failed')
        const { content, fontSize } = getComputedStyle(place, '::before')
        return {
          title: card.querySelector('h3')?.textContent ?? '',
          letter: content.charAt(1),
          // Of a letter that is 0.7 em high.
          share: (0.7 * parseFloat(fontSize)) / place.clientHeight,
          ground: getComputedStyle(place).backgroundColor,
          words: place.textContent,
        }
      }),
    )
    expect(cards).toHaveLength(5)
    for (const { title, letter, share, words } of cards) {
      expect(letter).toBe(title.charAt(0))
      expect(share).toBeCloseTo(0.6, 1)
      expect(words).toBe('')
    }
    expect(new Set(cards.map(({ ground }) => ground)).size).toBe(5)
  })
})
