import type { Page } from '@playwright/test'
import { looks, owners } from '../../sites/sites.ts'
import { startDevServer } from '../support/servers/devServer.ts'
import { expect, scrollThrough, still, test } from '../support/test.ts'

/** How each picture of the site's own is shown, in the order of the page: its box, how it fills that, and its kind. */
async function picturesOf(page: Page) {
  await expect(page.locator('main > section').last()).toBeAttached()
  await expect(page.locator('main > section:empty')).toHaveCount(0)
  await scrollThrough(page)
  // A picture that loads once it is near has no address before the browser has chosen one.
  await expect(page.locator('img').first()).toBeAttached()
  await expect
    .poll(() =>
      page.evaluate(() => {
        // Those at the side of a row that scrolls are near only to who scrolls it.
        for (const image of document.images) image.loading = 'eager'
        return [...document.images].every(({ complete, currentSrc }) => complete && currentSrc)
      }),
    )
    .toBe(true)
  return page.locator('img').evaluateAll((images) =>
    images
      .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
      .filter(({ currentSrc }) => currentSrc.startsWith(location.origin) || currentSrc.startsWith('data:'))
      .map((image) => {
        const { objectFit, objectPosition } = getComputedStyle(image)
        const { width, height } = image.getBoundingClientRect()
        const kind = /\.svg$|^data:image\/svg/.test(image.currentSrc) ? 'drawing' : 'pixels'
        return [image.alt, objectFit, objectPosition, Math.round(width), Math.round(height), kind].join(' · ')
      }),
  )
}

test.describe('pictures', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ allowProblems: /\[vite\]|react-devtools/i })

  for (const site of ['items', 'art', ...owners, ...looks] as const)
    test.describe(site, () => {
      test.use({ site })

      test(`of the site ${site} are shown by the dev server as they are built`, async ({ page, browser }) => {
        await page.goto('/')
        const built = await picturesOf(page)
        const dev = await startDevServer({ site })
        const context = await browser.newContext({
          ...still.contextOptions,
          baseURL: dev.origin,
          locale: 'en-US',
          viewport: page.viewportSize(),
        })
        try {
          const other = await context.newPage()
          await other.goto('/?bar=off')
          expect(await picturesOf(other)).toEqual(built)
        } finally {
          await context.close()
          dev.stop()
        }
      })
    })
})
