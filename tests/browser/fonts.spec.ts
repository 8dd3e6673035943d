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

test('the font of the text is preloaded, and no other is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().startsWith('data:'))
      asked.push(
        request
          .url()
          .replace(/^.*\//, '')
          .replace(/-[\w-]{8}\.woff2$/, ''),
      )
  })
  await page.goto('/')
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1)
  await page.evaluate(() => document.fonts.ready)
  expect([...new Set(asked)]).toEqual(['instrument-sans-latin-wght-normal'])
})

test('headings stand in their own type from the first paint, with no other file there', async ({
  page,
  context,
}) => {
  const release = await hold(context, /\.woff2$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const inOwn = await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    await new Promise(requestAnimationFrame)
    const { fontFamily: font } = getComputedStyle(heading)
    const width = (family: string) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      context.font = `700 100px ${family}`
      return context.measureText('Websites with Depth').width
    }
    return { font, display: width('Display, monospace'), none: width('monospace') }
  })
  expect(inOwn.font).toContain('Display')
  expect(inOwn.display).not.toBe(inOwn.none)
  release()
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
