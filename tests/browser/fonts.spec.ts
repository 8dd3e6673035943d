import { collectShifts } from './shifts.ts'
import { expect, hold, scrollThrough, test } from './test.ts'

test.describe('while the fonts are three seconds late', () => {
  test('nothing moves when they come, and the words are there before', async ({ page, context }) => {
    const shifts = await collectShifts(page)
    const release = await hold(context, /\.woff2$/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Longer than the three seconds for which a browser would hide text, or exchange its font.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3200)))
    release()
    await page.evaluate(() => document.fonts.ready)
    await scrollThrough(page)
    expect(await shifts()).toEqual([])
  })
})

test('the fonts of the first words are preloaded, and those only', async ({ page }) => {
  await page.goto('/')
  const preloads = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) =>
      links.map((link) =>
        (link as HTMLLinkElement).href.replace(/^.*\//, '').replace(/-[\w-]{8}\.woff2$/, ''),
      ),
    )
  expect(preloads).toEqual(['bricolage-grotesque-latin-wdth-normal', 'instrument-sans-latin-wght-normal'])
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.endsWith('Fallback'))
      .map(({ family }) => family),
  )
  expect(new Set(loaded)).toEqual(new Set(['Display', 'Text']))
})

test('headings stand in the display family and text in the other', async ({ page }) => {
  await page.goto('/')
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])
  expect(await familyOf('h1')).toBe('Display')
  expect(await familyOf('main p')).toBe('Text')
})
