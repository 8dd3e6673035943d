import type { Page } from '@playwright/test'
import { create } from 'fontkitten'
import { paletteOf } from '../../../schema/colour/palette.ts'
import { writtenIn } from '../../sites/content.ts'
import { violations } from '../support/looks/axe.ts'
import { loadedFamilies } from '../support/page/reader.ts'
import { expect, rest, scrollThrough, test } from '../support/test.ts'

type Tokens = ReturnType<typeof paletteOf>

const rgb = (hex: string) => {
  const number = Number.parseInt(hex.slice(1), 16)
  return `rgb(${number >> 16}, ${(number >> 8) & 255}, ${number & 255})`
}

/** The computed colours of the page for each token. */
async function shown(page: Page): Promise<Tokens> {
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property)
  const action = page.locator('#home a', { hasText: /\w/ }).first()
  const card = 'main > section li article'
  return {
    background: await look('html', 'background-color'),
    surface: await look(card, 'background-color'),
    raised: await pressed(page),
    border: await look(card, 'border-top-color'),
    text: await look('h1', 'color'),
    muted: await look('#home p', 'color'),
    accent: await look('h1 em', 'color'),
    onAccent: await action.evaluate((element) => getComputedStyle(element).color),
  }
}

/** The background of a round button while pressed: `raised` shows nowhere else. */
async function pressed(page: Page): Promise<string> {
  const button = page.locator('#home a[aria-label]')
  await button.hover()
  await page.mouse.down()
  await rest(button)
  const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.mouse.move(1, 1)
  await page.mouse.up()
  return ground
}

const inRgb = (palette: Partial<Tokens>) =>
  Object.fromEntries(Object.entries(palette).map(([token, colour]) => [token, rgb(colour)]))

test.describe('each colour of the YAML', () => {
  test.use({ site: 'arranged' })

  test('shows on the page', async ({ page }) => {
    await page.goto('/')
    expect(await shown(page)).toEqual(inRgb(writtenIn('arranged').theme?.dark ?? {}))
  })
})

test.describe('one accent in the YAML', () => {
  test.use({ site: 'themed' })

  test('derives all colours of the page, in light mode even on a dark device', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await shown(page)).toEqual(inRgb(paletteOf('light', writtenIn('themed').theme ?? {})))
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await expect(page.getByRole('switch')).toHaveCount(0)
  })

  test('is yellow, and the light page still passes axe', async ({ page }) => {
    await page.goto('/')
    await scrollThrough(page)
    expect(await violations(page)).toEqual([])
  })
})

test.describe('the fonts and the radius of the YAML', () => {
  test.use({ site: 'themed' })

  test('are inlined or loaded, and used for headings and text', async ({ page }) => {
    await page.goto('/')
    const inlined = /url\(data:font\/woff2;base64,([^)]+)\)/.exec(await page.content())?.[1] ?? ''
    const font = create(Buffer.from(inlined, 'base64'))
    expect(font).toMatchObject({ familyName: expect.stringMatching(/^Fraunces\b/) })
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(loadedFamilies)).toEqual(
      expect.arrayContaining(['Headline', 'Display', 'Text']),
    )
    await expect(page.locator('h1')).toHaveCSS('font-family', /^Headline, Display,/)
    await expect(page.locator('h1')).toHaveCSS('font-weight', '430')
    await expect(page.locator('h1')).toHaveCSS('font-stretch', '90%')
    await expect(page.locator('#about p').first()).toHaveCSS('font-family', /^Text,/)
  })

  test('set the corner radius of controls, and twice that of cards', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#home a', { hasText: /\w/ }).first()).toHaveCSS('border-radius', '3px')
    await expect(page.locator('main > section li article').first()).toHaveCSS('border-radius', '6px')
  })
})

test.describe('a serif', () => {
  test.use({ site: 'themed' })

  test('has the headings and the quotations', async ({ page }) => {
    await page.goto('/')
    const faceOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily)
    expect(await faceOf('blockquote')).toBe(await faceOf('main h2'))
  })
})
