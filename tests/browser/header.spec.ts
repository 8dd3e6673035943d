import type { Page } from '@playwright/test'
import { content } from '../sites/content.ts'
import { groundOf, headerOf, linksOf } from './support/page/header.ts'
import { addStyle } from './support/page/reader.ts'
import { isWide } from './support/page/widths.ts'
import { expect, scrollTo, test } from './support/test.ts'

/** Sets the header in the font of the text, which a busy machine brings too late for a first screen. */
const inOwnFont = (page: Page) =>
  addStyle(page, '#_page > header { font-family: var(--text-face) !important }')

const names = content.nav?.map(({ name }) => name) ?? []

test('the header stays at the top of the screen', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 2000)
  expect(await headerOf(page).boundingBox()).toMatchObject({ x: 0, y: 0 })
  await expect(headerOf(page)).toBeInViewport({ ratio: 1 })
})

test('its background is transparent up to 10 px of scroll, and blurred and dark beyond', async ({ page }) => {
  await page.goto('/')
  for (const [scroll, ground] of [
    [0, 'transparent'],
    [10, 'transparent'],
    [11, 'blurred dark'],
    [10, 'transparent'],
  ] as const) {
    expect(await scrollTo(page, scroll)).toBe(scroll)
    expect(await groundOf(headerOf(page)), `at ${scroll} px`).toBe(ground)
  }
})

test.describe('on wide screens', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('the seven links are in a row, and there is no menu button', async ({ page }) => {
        await page.goto('/')
        await expect(linksOf(page)).toHaveText(names)
        expect(names).toHaveLength(7)
        const tops = new Set<number>()
        for (const link of await linksOf(page).all()) {
          await expect(link).toBeInViewport({ ratio: 1 })
          tops.add((await link.boundingBox())?.y ?? Number.NaN)
        }
        expect([...tops], 'all at one height').toHaveLength(1)
        await expect(headerOf(page).getByRole('button', { name: /menu/i })).toHaveCount(0)
      })
    })
  }

  test('the row begins at 768 px', async ({ page }) => {
    await page.goto('/')
    await inOwnFont(page)
    const button = page.getByRole('button', { name: 'Open menu' })
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(button).toBeVisible()
    await expect(linksOf(page)).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(button).toBeHidden()
    await expect(linksOf(page)).toHaveText(names)
    for (const link of await linksOf(page).all()) await expect(link).toBeInViewport({ ratio: 1 })
  })

  test('the links become a menu if custom letter spacing leaves no room', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    await page.goto('/')
    await expect(linksOf(page)).toHaveText(names)
    await addStyle(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
    await expect(linksOf(page)).toHaveCount(0)
  })

  test('an open menu closes when the viewport becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 })
    await page.goto('/')
    await inOwnFont(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    // A script closes it, and has run once the button says that the menu is open.
    await expect(page.getByRole('button', { name: 'Close menu', expanded: true })).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(linksOf(page)).toHaveText(names)
    // The page learns its new size in the next frame, so wait before resizing again.
    const isOpen = () => page.evaluate(() => document.querySelector('header :popover-open') !== null)
    await expect.poll(isOpen).toBe(false)
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(page.getByRole('button', { name: 'Open menu', expanded: false })).toBeVisible()
    await expect(linksOf(page)).toHaveCount(0)
  })
})

test('the link of the section in the middle of the viewport is marked as current', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await page.goto('/')
  for (const { name, href } of content.nav ?? []) {
    await page.locator(href).evaluate((section) => {
      const { top, height } = section.getBoundingClientRect()
      window.scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' })
    })
    const narrow = !isWide({ viewport })
    if (narrow) await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(headerOf(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await expect(page.locator('[aria-current]'), 'and no other').toHaveCount(1)
    if (narrow) await page.keyboard.press('Escape')
  }
})

test('the logo in the header links to the top', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 2000)
  await headerOf(page)
    .getByRole('link', { name: /to the top/i })
    .click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('with a switch of its mode', () => {
  test.use({ site: 'system' })

  test('the tab order in the header is the visual order, and the switch stands last at every width', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const stops: number[] = []
    await header.getByRole('link').first().focus()
    for (let stop = header.locator(':focus'); (await stop.count()) > 0; await page.keyboard.press('Tab'))
      stops.push(await stop.evaluate((element) => element.getBoundingClientRect().left))
    expect(stops.length).toBeGreaterThan(2)
    expect(stops).toEqual(stops.toSorted((a, b) => a - b))
    expect((await header.getByRole('switch').boundingBox())?.x).toBe(stops.at(-1))
  })
})
