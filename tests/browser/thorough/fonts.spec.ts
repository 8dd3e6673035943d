import type { Page } from '@playwright/test'
import { collectShifts } from '../support/looks/shifts.ts'
import { expect, test } from '../support/test.ts'

/** Waits for the first contentful paint. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** The families of the page whose fonts have loaded, of its own. */
const loadedFamilies = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ family, status }) => {
      return status === 'loaded' && !family.endsWith('Fallback')
    })
    return [...new Set(loaded.map(({ family }) => family))].sort()
  })

for (const [site, path] of [
  ['default', '/'],
  ['caseStudies', '/'],
  ['caseStudies', '/projects/atlas/'],
  ['arabic', '/'],
  ['themed', '/'],
] as const)
  for (const width of [360, 768, 1280])
    test.describe(`${path} of the site ${site}, ${width} px wide`, () => {
      test.use({ site, viewport: { width, height: 800 } })

      test('shows its words before its fonts have come, is in these then, and nothing shifts', async ({
        page,
        hold,
      }) => {
        const shifts = await collectShifts(page)
        const release = hold(/\.woff2$/)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await painted(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        release()
        await expect.poll(() => loadedFamilies(page)).toEqual(['Display', 'Headline', 'Text'])
        // In long text a line may break at another word, which moves no more than a line or two of its paragraph.
        const moved = (await shifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
        expect(moved, (await shifts()).join('\n')).toBeLessThanOrEqual(path === '/' ? 0 : 0.03)
      })
    })

test('one file of each family is requested', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().startsWith('data:'))
      requested.push(
        request
          .url()
          .replace(/^.*\//, '')
          .replace(/-[\w-]{8}\.woff2$/, ''),
      )
  })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(requested.toSorted()).toEqual([
    'display-bricolage-grotesque-latin-standard-normal',
    'instrument-sans-latin-wght-normal',
  ])
})

test('the headline font has loaded by the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    // The first frame is the first paint, or comes before it.
    requestAnimationFrame(() => {
      const loaded = [...document.fonts].filter(
        ({ family, status }) => /Headline/.test(family) && status === 'loaded',
      )
      document.documentElement.dataset.loadedFaces = String(loaded.length)
    })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-loaded-faces', '1')
})

test('headings use the display family and text the text family', async ({ page }) => {
  await page.goto('/')
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])
  expect(await familyOf('h1')).toBe('Headline')
  expect(await familyOf('h2')).toBe('Display')
  for (const part of ['header a', '#home p', '#about p']) expect(await familyOf(part), part).toBe('Text')
})

for (const [letters, part] of [
  ['Ærø', /-latin-wght-/],
  ['ěł', /-latin-ext-wght-/],
] as const)
  test(`typing letters that the page does not have (${letters}) loads the rest of their family`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font' && !request.url().startsWith('data:'))
        requested.push(request.url())
    })
    await page.goto('/#contact')
    await page.evaluate(() => document.fonts.ready)
    const before = requested.length
    // Common characters are included.
    await page.getByLabel('Message').fill('AaZz 09 {}[]~^ “quoted” – and … so on')
    await page.evaluate(() => document.fonts.ready)
    expect(requested).toHaveLength(before)
    await page.getByLabel('Message').fill(letters)
    await expect.poll(() => requested).toHaveLength(before + 1)
    expect(requested.at(-1)).toMatch(part)
  })
