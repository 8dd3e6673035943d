import type { Page } from '@playwright/test'
import { sectionIn } from '../../sites/content.ts'
import { violations } from '../support/looks/axe.ts'
import { expect, scrollThrough, test, untilHydrated } from '../support/test.ts'

const clients = sectionIn('more', 'logos', 'clients')

test.use({ site: 'more' })

const section = (page: Page) => page.getByRole('region', { name: clients.heading })
const logo = (page: Page, index: number) =>
  section(page).getByRole('img', { name: clients.items[index]?.name ?? '', exact: true })

/** The distinct colours of a logo, from its fully opaque and fully transparent pixels. */
async function painted(page: Page, index: number): Promise<number[][]> {
  const address = await logo(page, index).evaluate((image) => (image as HTMLImageElement).currentSrc)
  return page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    const colours = new Map<string, number[]>()
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const colour = [...data.slice(pixel, pixel + 4)]
      if (colour[3] === 0 || colour[3] === 255) colours.set(colour.join(), colour)
    }
    return [...colours.values()]
  }, address)
}

test('logos have names and links, and pass axe', async ({ page }) => {
  await page.goto('/#clients')
  await scrollThrough(page)
  await expect(section(page).getByRole('img')).toHaveCount(clients.items.length)
  const link = section(page).getByRole('link', { name: 'Harbour Works' })
  await expect(link).toHaveAttribute('href', 'https://harbour.example/')
  const box = await link.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(await violations(page)).toEqual([])
})

test('they are white on a dark background and black in print', async ({ page }) => {
  await page.goto('/#clients')
  await expect(logo(page, 0)).toHaveCSS('filter', 'brightness(0) invert(1)')
  await page.emulateMedia({ media: 'print' })
  await expect(logo(page, 0)).toHaveCSS('filter', 'brightness(0) invert(0)')
})

test('a picture with a background is reduced to its shape, in black', async ({ page }) => {
  await page.goto('/#clients')
  await scrollThrough(page)
  const colours = await painted(page, 1)
  expect(
    colours.some(([, , , alpha]) => alpha === 0),
    'it has transparent pixels',
  ).toBe(true)
  expect(colours.filter(([r = 0, g = 0, b = 0, alpha]) => alpha && r + g + b > 24)).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, allowProblems: /ERR_FAILED/ })

    test('the name replaces a logo that does not load', async ({ page }) => {
      await page.route(/logo.*\.svg/, (route) => route.abort())
      await page.goto('/#clients')
      await scrollThrough(page)
      const link = section(page).getByRole('link', { name: 'Harbour Works' })
      if (javaScriptEnabled) await expect(link.getByText('Harbour Works')).toBeVisible()
      await expect(link).toBeVisible()
    })
  })
}

test('a single logo is aligned with the start of the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#clients')
  await scrollThrough(page)
  await untilHydrated(section(page).getByRole('list'))
  await section(page).evaluate((element) => {
    for (const other of element.querySelectorAll('li:not(:first-child)')) other.remove()
  })
  const start = (await section(page).getByRole('list').boundingBox())?.x ?? 0
  expect((await logo(page, 0).boundingBox())?.x).toBeCloseTo(start, 0)
})
