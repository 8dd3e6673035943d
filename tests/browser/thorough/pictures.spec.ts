import type { Page } from '@playwright/test'
import { about } from '../../../schema/model/sections/about.ts'
import { projects } from '../../../schema/model/sections/projects.ts'
import { testimonials } from '../../../schema/model/sections/testimonials.ts'
import { shownSizeOf } from '../../../schema/model/shownSize.ts'
import { written } from '../../sites/content.ts'
import { askedWidth } from '../support/looks/askedWidth.ts'
import { block, pictures } from '../support/page/network.ts'
import { goTo, openFeedback, openProjects, projectsOf } from '../support/page/samples.ts'
import { expect, test } from '../support/test.ts'

const { portrait = { src: '', alt: '' } } = written('about')

/** The size of every picture of the page, or of its fallback, by alternative text. */
async function sizes(page: Page): Promise<Record<string, string>> {
  await openProjects(page)
  await openFeedback(page)
  const images = page.locator('img')
  await images.evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager'
  })
  // Waits until each picture has loaded, or has failed and been replaced by its fallback.
  await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0))
  return Object.fromEntries(
    await page.locator('img, [role=img]').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { offsetWidth, offsetHeight } = picture as HTMLElement
        const name = picture.getAttribute('alt') ?? picture.getAttribute('aria-label')
        return [name, `${offsetWidth} × ${offsetHeight}`]
      }),
    ),
  )
}

/** The largest width and height of the pictures of a section at any of these viewport widths, in px. */
async function largestRoom(page: Page, part: string) {
  const rooms = { width: 0, height: 0 }
  for (const width of [320, 600, 767, 768, 959, 960, 1280, 1600]) {
    await page.setViewportSize({ width, height: 1200 })
    const sizes = await page
      .locator(`${part} img`)
      .evaluateAll((all) =>
        (all as HTMLElement[]).map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      )
    expect(sizes.length, part).toBeGreaterThan(0)
    for (const [width = 0, height = 0] of sizes) {
      rooms.width = Math.max(rooms.width, width)
      rooms.height = Math.max(rooms.height, height)
    }
  }
  return rooms
}

test.describe('pictures', () => {
  test.use({ site: 'delivering', allowProblems: /woff2/ })

  test('have their size reserved before they load', { tag: '@phone' }, async ({ page, hold }) => {
    // Never answered: only the reserved space shows.
    hold(/portrait/)
    await page.goto('/', { waitUntil: 'commit' })
    const picture = page.getByRole('img', { name: portrait.alt })
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    expect(box?.width).toBeGreaterThan(100)
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(5 / 4, 2)
    await expect(picture).toHaveJSProperty('complete', false)
  })

  test('are as large as the check assumes', async ({ page }) => {
    await page.goto('/')
    await openProjects(page)
    await openFeedback(page)
    const shown = {
      '#about': shownSizeOf(about.shape.portrait),
      '#projects': shownSizeOf(projects.shape.items.unwrap().element.shape.image),
      '#testimonials': shownSizeOf(testimonials.shape.items.unwrap().element.shape.avatar),
    }
    for (const [part, reckoned] of Object.entries(shown)) {
      if (!reckoned) throw new Error(`Nothing is said of the pictures of ${part}.`)
      const room = await largestRoom(page, part)
      for (const side of ['width', 'height'] as const) {
        expect(room[side] / reckoned[side], `${part}, ${side}`).toBeLessThan(1.03)
        expect(room[side] / reckoned[side], `${part}, ${side}`).toBeGreaterThan(0.97)
      }
    }
  })

  test('are replaced by a fallback of the same size and name when they fail', async ({
    page,
    browser,
    baseURL,
  }) => {
    const failing = await browser.newContext({ ...(baseURL && { baseURL }) })
    const stand = await failing.newPage()
    // Whether a font loads before the first paint depends on speed; here neither page has it.
    await block(page, ['*.woff2'])
    await block(stand, ['*.woff2', ...pictures])
    const [loaded, failed] = [await sizes(page), await sizes(stand)]
    expect(Object.keys(loaded)).toHaveLength(11)
    expect(failed).toEqual(loaded)
    await expect(stand.locator('img')).toHaveCount(0)
    const standIn = stand.getByRole('img', { name: portrait.alt })
    await expect(standIn).toBeVisible()
    await expect(standIn, 'a tint stands in').toHaveAttribute('data-failed')
    await failing.close()
  })

  test('load lazily, and have alternative text and a size', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && requested.push(request.url()))
    await goTo(page, projectsOf(page))
    await expect(projectsOf(page).getByRole('img').first()).toHaveJSProperty('complete', true)
    const images = page.locator('img')
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('loading', 'lazy')
      await expect(image).toHaveAttribute('alt', /\S/)
      await expect(image).toHaveAttribute('width', /^\d+$/)
      await expect(image).toHaveAttribute('height', /^\d+$/)
    }
    await page.goto('/')
    requested.length = 0
    await page.reload({ waitUntil: 'networkidle' })
    expect(requested.filter((url) => url.includes('picsum'))).toEqual([])
  })

  test('send no referrer', async ({ page }) => {
    const request = page.waitForRequest(/picsum/)
    await openProjects(page)
    await projectsOf(page).getByRole('img').first().scrollIntoViewIfNeeded()
    expect(await (await request).headerValue('referer')).toBeNull()
    for (const image of await page.locator('img').all())
      await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  })
})

test.describe('an uncropped portrait', () => {
  test.use({ site: 'layouts' })

  test('is as large as the check assumes', async ({ page }) => {
    await page.goto('/')
    const reckoned = shownSizeOf(about.shape.portrait)?.whole?.room
    if (!reckoned) throw new Error('Nothing is said of a whole portrait.')
    const room = await largestRoom(page, '#crew')
    const largest = Math.max(room.width / reckoned.width, room.height / reckoned.height)
    expect(largest).toBeLessThan(1.03)
    expect(largest).toBeGreaterThan(0.97)
  })
})

for (const site of ['layouts', 'layoutsRightToLeft'] as const)
  test.describe(`an upright portrait above its words, ${site}`, () => {
    test.use({ site })

    test('asks for a file as wide as it is shown', async ({ page }) => {
      await page.goto('/')
      const picture = page.locator('#crew picture').first()
      for (const width of [360, 700, 900, 1000, 1280, 1920]) {
        await page.setViewportSize({ width, height: 1200 })
        const asked = await askedWidth(picture)
        expect(asked, `at ${width} px`).toBeGreaterThan(0.95)
        expect(asked, `at ${width} px`).toBeLessThan(1.1)
      }
    })
  })
