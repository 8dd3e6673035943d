import { toldOf } from './support/accessibilityTree.ts'
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
      const links = await toldOf(page, 'link')
      expect(links.length).toBeGreaterThan(5)
      const others = links.filter(({ name, seen }) => !name.includes(seen))
      expect(others).toEqual([])
    })
  })
}
