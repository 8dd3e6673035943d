import { accessibleNodes } from './support/looks/accessibilityTree.ts'
import { gallery } from './support/sites/added.ts'
import { expect, test } from './support/test.ts'

// What Chromium itself makes of the page for screen readers and for voice control. Playwright's own idea of names and of what
// is there is another.

for (const [site, path] of [
  ['resume', '/'],
  ['resume', '/ar/resume/'],
  ['caseStudies', '/'],
  ['caseStudies', '/ar/projects/atlas/'],
  ['more', '/'],
] as const) {
  test.describe(`the links of ${site}${path}`, () => {
    test.use({ site })

    test('are called what they are seen to be called, word by word', async ({ page }) => {
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

    test('every picture of a gallery is told of before a visitor has come to it', async ({ page }) => {
      await page.goto('/')
      const names = async () => (await accessibleNodes(page, 'image')).map(({ name }) => name)
      await expect.poll(names).toEqual(expect.arrayContaining(gallery.items.map(({ alt }) => alt)))
    })
  })
}

test.describe('what of Markdown is scrolled within itself', () => {
  test.use({ site: 'added' })

  test('has a name by which a screen reader tells what the Tab key has come to', async ({ page }) => {
    await page.goto('/')
    const names = async () => (await accessibleNodes(page, 'group')).map(({ name }) => name)
    const columns = 'Engine, Wheels, Made of, Draughtsmanship, Finished in'
    await expect.poll(names).toEqual(expect.arrayContaining([columns, 'js']))
    expect(await page.locator('[tabindex="0"]:not([role=group][aria-label])').all()).toEqual([])
  })
})
