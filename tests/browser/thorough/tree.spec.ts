import { sectionIn } from '../../sites/content.ts'
import { accessibleNodes } from '../support/looks/accessibilityTree.ts'
import { expect, test } from '../support/test.ts'

const gallery = sectionIn('added', 'gallery', 'looks')

// The accessibility tree of Chromium itself, for screen readers and voice control. Playwright computes roles and names
// in its own way.

for (const [site, path] of [
  ['caseStudies', '/'],
  ['caseStudies', '/ar/projects/atlas/'],
  ['more', '/'],
] as const) {
  test.describe(`the links of ${site}${path}`, () => {
    test.use({ site })

    test('have accessible names that contain their visible text', async ({ page }) => {
      await page.goto(path)
      const links = await accessibleNodes(page, 'link')
      expect(links.length).toBeGreaterThan(5)
      const others = links.filter(({ name, seen }) => !name.includes(seen))
      expect(others).toEqual([])
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ site: 'added', javaScriptEnabled })

    test('every picture of a gallery is exposed before it is scrolled into view', async ({ page }) => {
      await page.goto('/')
      const names = async () => (await accessibleNodes(page, 'image')).map(({ name }) => name)
      await expect.poll(names).toEqual(expect.arrayContaining(gallery.items.map(({ alt }) => alt)))
    })
  })
}

test.describe('scrollable Markdown content', () => {
  test.use({ site: 'added' })

  test('has an accessible name when focused', async ({ page }) => {
    await page.goto('/')
    const names = async () => (await accessibleNodes(page, 'group')).map(({ name }) => name)
    const columns = 'Engine, Wheels, Made of, Draughtsmanship, Finished in'
    await expect.poll(names).toEqual(expect.arrayContaining([columns, 'js']))
    expect(await page.locator('[tabindex="0"]:not([role=group][aria-label])').all()).toEqual([])
  })
})
