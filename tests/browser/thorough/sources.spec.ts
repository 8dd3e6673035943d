import { written } from '../../sites/content.ts'
import type { SiteName } from '../../sites/sites.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { expect, test } from '../support/test.ts'

const { portrait = { src: '', alt: '' } } = written('about')

/** Viewports, each with its device pixel ratio. */
const screens = [
  [360, 740, 3],
  [768, 1024, 2],
  [1280, 800, 1],
  [1920, 1080, 1],
] as const

/** The sections with local pictures: portrait, projects and avatars on one page, a gallery on the other. */
const shownOn = {
  items: ['#about', '#projects', '#testimonials'],
  added: ['#looks'],
} as const satisfies Partial<Record<SiteName, readonly string[]>>

for (const [width, height, deviceScaleFactor] of screens) {
  test.describe(`at ${width} × ${height} with a device pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    for (const site of ['items', 'added'] as const) {
      test.describe(site, () => {
        test.use({ site })

        test('pictures load as AVIF, not much larger than they are shown', async ({ page }) => {
          await page.goto('/')
          for (const anchor of shownOn[site]) {
            await expect(page.locator(`${anchor} picture:has(source) img`), anchor).not.toHaveCount(0)
          }
          const images = page.locator('main picture:has(source) img')
          for (const image of await images.all()) {
            // Loaded as for a visitor who comes to it: some browsers look at the layout then.
            await image.scrollIntoViewIfNeeded()
            await expect(image).toHaveJSProperty('complete', true)
            const { file, widths, shown } = await image.evaluate((element: HTMLImageElement) => {
              const { currentSrc, offsetWidth, offsetHeight } = element
              const [, ...numbers] =
                element.parentElement?.querySelector('source')?.srcset.split(/ (\d+)w/) ?? []
              const ratio = Number(element.getAttribute('width')) / Number(element.getAttribute('height'))
              return {
                file: currentSrc,
                widths: numbers.map(Number).filter((width) => width > 0),
                // It covers its frame.
                shown: Math.max(offsetWidth, offsetHeight * ratio),
              }
            })
            expect(file).toMatch(/\.avif$/)
            const loaded = Number(/-(\d+)\.avif$/.exec(file)?.[1])
            expect(widths).toContain(loaded)
            const share = loaded / (shown * deviceScaleFactor)
            const message = `${loaded} of ${widths} for ${Math.round(shown)} px`
            if (loaded !== Math.min(...widths)) expect(share, message).toBeLessThanOrEqual(1.6)
            // On high-density screens Chromium picks the nearer of two files, which may be the smaller.
            const minShare = deviceScaleFactor > 1 ? 0.8 : 1
            if (loaded !== Math.max(...widths)) expect(share, message).toBeGreaterThanOrEqual(minShare)
          }
        })
      })
    }
  })
}

test.describe('without fonts, which come when they come', () => {
  test.use({ allowProblems: /woff2|ERR_BLOCKED_BY_CLIENT/ })

  test('a picture shows its preview until it has loaded, and then nothing shifts', async ({
    page,
    hold,
    block,
  }) => {
    await block('*.woff2')
    const release = hold(/\.avif$/)
    const shifts = await collectShifts(page)
    await page.goto('/#about')
    const image = page.getByRole('img', { name: portrait.alt })
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', false)
    await expect(image).toHaveCSS('background-image', /^url\("data:image\/webp/)
    const before = await image.boundingBox()
    release()
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.boundingBox()).toEqual(before)
    expect(await shifts()).toEqual([])
  })
})

test.describe('a picture whose selected file fails', () => {
  test.use({ allowProblems: /ERR_BLOCKED_BY_CLIENT/ })

  test('is replaced by a tint, which has its name', async ({ page, block }) => {
    await block('*.avif')
    await page.goto('/#about')
    const picture = page.getByRole('img', { name: portrait.alt })
    await expect(picture).toHaveAttribute('data-failed')
    await expect(picture).toBeEmpty()
  })
})
