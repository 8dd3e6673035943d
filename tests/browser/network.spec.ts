import { hydrated } from '../bench/visit.ts'
import { maker } from './support/paths.ts'
import { expect, scrollThrough, test } from './support/test.ts'

/** What the page may ask its own host for. */
const own = ['document', 'script', 'stylesheet', 'font', 'image']

for (const [site, pictures] of [
  ['default', /^https:\/\/picsum\.photos\//],
  ['items', /^https:\/\/pictures\.example\//],
] as const) {
  test.describe(`the ${site} page`, () => {
    test.use({ site })

    test('asks for nothing but its own files and pictures, and no other host before it is scrolled', async ({
      page,
      foreign,
      baseURL,
    }) => {
      const unexpected: string[] = []
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        // The browser's own request for the icon of the tab is of no type.
        const isIcon = /\/assets\/icon-[\w-]+\.(?:svg|png)$/.test(request.url())
        if (origin === baseURL && !isIcon && !own.includes(request.resourceType()))
          unexpected.push(request.url())
        // A picture that stands in the address itself asks nobody; the mail goes to the mail program.
        if (!/^(?:https?|data|mailto):$/.test(protocol)) unexpected.push(request.url())
      })
      await page.goto('/')
      await hydrated(page)
      expect(foreign, 'before it is scrolled').toEqual([])
      await scrollThrough(page)
      await page.getByLabel('Message').fill('Hello!')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('#contact').getByRole('status')).not.toHaveText('')

      expect(unexpected, 'of its own host').toEqual([])
      expect(foreign.length, 'pictures').toBeGreaterThan(1)
      for (const { url, type } of foreign)
        expect({ url, type }).toEqual({ url: expect.stringMatching(pictures), type: 'image' })
      expect(await page.context().cookies()).toEqual([])
    })
  })
}

test.describe('a page of the author’s own pictures', () => {
  test.use({ site: 'arranged' })

  test('asks no other host for anything, and for no script that makes samples', async ({ page, foreign }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/')
    await scrollThrough(page)
    expect(foreign).toEqual([])
    expect(requested.filter((url) => maker.test(url))).toEqual([])
  })
})
