import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { broken, smallControls } from './looks.ts'
import { collectShifts } from './shifts.ts'
import { owners, type SiteName } from './sites.ts'
import { expect, hold, rest, scrollThrough, scrollTo, test } from './test.ts'

// One visit to each site at each size is asked for all that must hold of a whole page: nothing logged (which every
// test sees to), nothing shifted, nothing cut off or on top of another, nothing that axe finds, contrast included.

/** The narrowest screen that WCAG names. */
const narrowest = [320, 640] as const

/** A page, the mode of the device, and the sizes, in px, at which it is visited. */
interface Visit {
  site: SiteName
  colorScheme?: 'dark' | 'light'
  sizes: readonly (readonly [number, number])[]
}

const visits: Visit[] = [
  {
    site: 'default',
    sizes: [narrowest, [360, 640], [768, 1024], [1024, 600], [1280, 800], [1920, 1080]],
  },
  { site: 'system', colorScheme: 'light', sizes: [narrowest, [768, 1024], [1280, 800]] },
  { site: 'added', sizes: [narrowest, [360, 740], [1280, 800]] },
  { site: 'arabic', sizes: [[360, 640]] },
  ...owners.map((site) => ({
    site,
    sizes: [
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const,
  })),
]

/** A style of the visitor's own: the page's policy admits none from a tag. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** Reads the page to its end, with all that it can show, and goes back to its top. */
async function readWhole(page: Page): Promise<void> {
  await scrollThrough(page)
  await expect(page.locator('[data-samples=loading]')).toHaveCount(0)
  await scrollTo(page, 0)
  await rest(page.locator('body'))
}

for (const { site, colorScheme = 'dark', sizes } of visits) {
  test.describe(`the page ‘${site}’, ${colorScheme}`, () => {
    test.use({ site, colorScheme })

    for (const [width, height] of sizes) {
      test(`is whole at ${width} × ${height}, and open to all`, async ({ page, context }) => {
        await page.setViewportSize({ width, height })
        const shifts = await collectShifts(page)
        const release = await hold(context, /\.woff2$/)
        await page.goto('/', { waitUntil: 'domcontentloaded' })
        await readWhole(page)
        expect(await shifts(), 'nothing is shifted').toEqual([])
        release()
        expect(await broken(page)).toEqual([])
        expect(await violations(page)).toEqual([])
        expect(await smallControls(page)).toEqual([])

        const menu = page.getByRole('button', { name: 'Open menu' })
        if (await menu.isVisible()) {
          await menu.click()
          await rest(page.getByRole('banner'))
          expect(await violations(page), 'with the menu open').toEqual([])
          expect(await smallControls(page), 'with the menu open').toEqual([])
          await page.keyboard.press('Escape')
        }
      })
    }
  })
}

for (const site of ['default', 'arabic'] as const) {
  test.describe(`the page ‘${site}’ is whole`, () => {
    test.use({ site })

    for (const [how, width, css] of [
      ['with text twice as large, on a phone', 360, 'html { font-size: 200% !important }'],
      [
        'with the text spacing of WCAG 1.4.12, at 320 px',
        320,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
      ],
    ] as const) {
      test(how, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await page.goto('/')
        await addStyle(page, css)
        await readWhole(page)
        expect(await broken(page)).toEqual([])
      })
    }
  })
}

test.describe('with pictures that fail', () => {
  test.use({ failPictures: true })

  test('axe finds nothing', async ({ page }) => {
    await page.goto('/')
    await readWhole(page)
    expect(await violations(page)).toEqual([])
  })
})
