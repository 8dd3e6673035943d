import { hydrated } from '../../bench/visit.ts'
import { expect, scrollThrough, test } from '../support/test.ts'

/** The resource types that the page may request from its own host. */
const own = ['document', 'script', 'stylesheet', 'font', 'image']

for (const [site, pictures] of [
  ['default', /^https:\/\/picsum\.photos\//],
  ['items', /^https:\/\/pictures\.example\//],
] as const) {
  test.describe(`the ${site} page`, () => {
    test.use({ site })

    test('requests only its own files and pictures, and nothing from other hosts before scrolling', async ({
      page,
      foreign,
      baseURL,
    }) => {
      const unexpected: string[] = []
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        // The browser’s request for the tab icon has no resource type.
        const isIcon = /\/assets\/icon-[\w-]+\.(?:svg|png)$/.test(request.url())
        if (origin === baseURL && !isIcon && !own.includes(request.resourceType()))
          unexpected.push(request.url())
        // data: URLs request nothing, and mailto: opens the mail program.
        if (!/^(?:https?|data|mailto):$/.test(protocol)) unexpected.push(request.url())
      })
      await page.goto('/')
      await hydrated(page)
      expect(foreign, 'before scrolling').toEqual([])
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
