import type { Locator, Page } from '@playwright/test'
import { idle } from '../../bench/visit.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { expect, scrollThrough, test } from '../support/test.ts'

/** Waits for the first contentful paint. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** How wide the words of an element are, in px. */
const widthOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().width
  })

test.describe('while the fonts are late', () => {
  test('text shows before they load, and nothing shifts when they do', { tag: '@phone' }, async ({
    page,
    hold,
  }) => {
    const shifts = await collectShifts(page)
    const release = hold(/\.woff2$/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // After the first paint the block period of about 100 ms is over: a font that loads later is swapped in or
    // ignored.
    await painted(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    await scrollThrough(page)
    expect(await shifts()).toEqual([])
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
    'display-bricolage-grotesque-latin-wdth-normal',
    'instrument-sans-latin-wght-normal',
  ])
})

test('late fonts reach what is below the first screen at once, and that in place, once the page is whole', async ({
  page,
  hold,
}) => {
  const shifts = await collectShifts(page)
  const release = hold(/\.woff2$/)
  const releasePage = hold(/\/page-[\w-]+\.js$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await painted(page)
  const status = () =>
    page.evaluate(() =>
      Object.fromEntries(
        ['Headline', 'First', 'Text', 'Display'].map((family) => [
          family,
          document.fonts.check(`1em ${family}`),
        ]),
      ),
    )
  await expect.poll(status).toEqual({ Headline: true, First: false, Text: false, Display: false })
  const above = page.locator('#home p').first()
  const below = page.locator('#contact label').first()
  const before = await Promise.all([above, below].map(widthOf))
  release()
  await expect.poll(status).toMatchObject({ Text: true, Display: true })
  expect(await widthOf(above), 'on the first screen').toBe(before[0])
  expect(await widthOf(below), 'below').not.toBe(before[1])
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  releasePage()
  for (const words of [above, page.locator('header a').first()])
    await expect(words, 'on the first screen').toHaveCSS('font-family', /^Text,/)
  expect(await widthOf(above)).not.toBe(before[0])
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(heading)
  expect(await shifts()).toEqual([])
})

test('a first screen whose headline a late font would move gets it out of sight', async ({ page, hold }) => {
  const release = hold(/\.woff2$/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await painted(page)
  // As wide as its words are in the fallback: in a narrower font they take less lines than in this one.
  await page
    .locator('#home p')
    .first()
    .evaluate((tagline) => {
      tagline.style.inlineSize = '12em'
    })
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  release()
  await expect(page.locator('header a').first()).toHaveCSS('font-family', /^Text,/)
  await expect(page.locator('#home')).toHaveCSS('font-family', /^First,/)
  expect(await heading.boundingBox()).toEqual(before)
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('#home')).toHaveCSS('font-family', /^Text,/)
})

test.describe('a headline that a fallback font would wrap differently', () => {
  test.use({ site: 'themed', viewport: { width: 360, height: 640 } })

  test('is in its own font from the first paint, without any font file', async ({ page, hold }) => {
    const shifts = await collectShifts(page)
    const release = hold(/\.woff2$/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const lines = () => heading.evaluate((element) => element.getClientRects()[0]?.height)
    const own = await lines()
    await heading.evaluate((element) => {
      element.style.fontFamily = 'monospace'
    })
    expect(await lines()).not.toBe(own)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await painted(page)
    await idle(page)
    expect(await shifts()).toEqual([])
    release()
  })
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

for (const [line, path, delay, own] of [
  ['quick', '/', 0, true],
  ['slow', '/', 200, false],
  ['slow', '/#skills', 200, true],
] as const)
  test(`on a ${line} line the first screen of ${path} is in the text font: ${own}`, async ({
    page,
    hold,
  }) => {
    // Without React, which sets the first screen in it later.
    hold(/\/page-[\w-]+\.js$/)
    const isOwn = async () => {
      await page.goto('about:blank')
      const release = hold(/^\/$/)
      const releaseFonts = hold(/\.woff2$/)
      const opened = page.goto(path)
      setTimeout(release, delay)
      // Chromium's first paint waits a little for what a script of the head has asked for.
      setTimeout(releaseFonts, delay + 20)
      await opened
      await page.evaluate(() => document.fonts.ready)
      const words = page.locator('#home p').first()
      const before = await widthOf(words)
      await words.evaluate((element) => {
        element.style.fontFamily = 'Text'
      })
      return (await widthOf(words)) === before
    }
    // A busy machine may occasionally be as late as a slow line.
    await expect.poll(isOwn).toBe(own)
  })

test('headings use the display family and text the text family', async ({ page, hold }) => {
  // Without React, which sets the first screen in the text font if that was late.
  hold(/\/page-[\w-]+\.js$/)
  await page.goto('/')
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0])
  expect(await familyOf('h1')).toBe('Headline')
  expect(await familyOf('h2')).toBe('Display')
  expect(await familyOf('#about p')).toBe('Text')
  for (const part of ['body > div > a', 'header a', '#home p', '#home a'])
    expect(await familyOf(part), `${part}, which is on the first screen`).toBe('First')
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
