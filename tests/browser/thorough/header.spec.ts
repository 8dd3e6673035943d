import type { Page } from '@playwright/test'
import { content } from '../../sites/content.ts'
import { groundOf, headerOf, linksOf } from '../support/page/header.ts'
import { addStyle } from '../support/page/reader.ts'
import { expect, scrollTo, test } from '../support/test.ts'

test('a reload in mid-page shows the background at once, before React has loaded', async ({ page, hold }) => {
  // Held from the first visit on, since a reload would use the browser’s cache.
  hold(/\/react-[^/]*\.js/)
  await page.goto('/')
  await ownType(page)
  await scrollTo(page, 800)
  await page.reload()
  expect(await groundOf(headerOf(page))).toBe('blurred dark')
  // Below the first screen alone, which is as high in any type: other words move all that follows until their own is there.
  await ownType(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800)
})

/** Waits until the page shows its own type. */
const ownType = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined))

test.describe('with a threshold of 50 px in the YAML', () => {
  test.use({ site: 'arranged' })

  test('the background changes beyond 50 px', async ({ page }) => {
    await page.goto('/')
    await scrollTo(page, 50)
    expect(await groundOf(headerOf(page))).toBe('transparent')
    await scrollTo(page, 51)
    expect(await groundOf(headerOf(page))).toBe('blurred dark')
  })
})

/** The element with the owner’s name. */
const nameOf = (page: Page, name: string) => headerOf(page).getByText(name, { exact: true })

/** In the page: the links that cannot be fully seen or pressed, even after scrolling their list. */
function outOfReach(links: Element[]): (string | null)[] {
  return links.flatMap((link) => {
    link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, right, bottom } = link.getBoundingClientRect()
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const corners = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y))
    return isWhole && corners.every((hit) => link.contains(hit)) ? [] : [link.textContent]
  })
}

const longName = 'Maximiliane Featherstonehaugh-Cholmondeley'

/** Names in the header of a site, each with the width of the viewport, in px, and the size of text. */
const namesIn = {
  default: [
    ['with text twice as large', 'Mara Lind', 320, '200%'],
    ['of one long word', longName.replace(/\W/g, ''), 360, '100%'],
  ],
  // Beside a switch and a menu.
  system: [
    ['with text twice as large', 'Ana Villaseñor', 390, '200%'],
    ['in two lines', longName, 500, '100%'],
    ['where it is very long', longName, 360, '100%'],
    ['where it is very long, with text twice as large', longName, 390, '200%'],
  ],
} as const

for (const [site, owner] of [
  ['default', 'Mara Lind'],
  ['system', longName],
] as const) {
  test.describe(`the name in the header of ${site}`, () => {
    test.use({ site })

    test('is not cut off at any width', async ({ page }) => {
      await page.goto('/')
      const name = await nameOf(page, owner).elementHandle()
      for (const [what, shown, width, size] of namesIn[site]) {
        await page.setViewportSize({ width, height: 740 })
        const asBefore = await addStyle(page, `html { font-size: ${size} !important }`)
        const cut = await name?.evaluate((element, shown) => {
          element.textContent = shown
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
          return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)
        }, shown)
        // In px: glyphs may slightly overflow a line, while a cut line would be about 20 px high.
        expect(cut, `${what}, at ${width} px`).toBeLessThan(3)
        await asBefore()
      }
    })
  })
}

test.describe('a very long name in a tall script', () => {
  test.use({ site: 'arabic', viewport: { width: 360, height: 740 } })

  for (const size of ['100%', '200%'])
    test(`is no higher than the header with text at ${size}`, async ({ page }) => {
      await page.goto('/')
      await addStyle(page, `html { font-size: ${size} !important }`)
      const link = headerOf(page).getByRole('link').first()
      const [top, bottom] = await link
        .locator('span')
        .last()
        .evaluate((element) => {
          element.textContent = 'الشيخ عبد الرحمن بن محمد بن عبد العزيز المستشار للتصميم المعماري'
          const { top, bottom } = element.getBoundingClientRect()
          return [top, bottom]
        })
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual((await headerOf(page).boundingBox())?.height ?? 0)
    })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'links beside a long name' : 'links beside a long name without scripts',
    () => {
      test.use({ site: 'system', javaScriptEnabled })

      test('become a menu at any width where they do not fit, and the name shows', async ({ page }) => {
        await page.goto('/')
        for (const width of [320, 768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          const button = page.getByRole('button', { name: 'Open menu' })
          await expect(button, `at ${width} px`).toBeInViewport({ ratio: 1 })
          await expect(linksOf(page)).toHaveCount(0)
          const name = await nameOf(page, longName).boundingBox()
          expect(name?.width, `the name at ${width} px`).toBeGreaterThan(100)
          const { x = 0 } = (await button.boundingBox()) ?? {}
          expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(x)
          await button.click()
          await expect(linksOf(page)).toHaveCount(12)
          expect(await linksOf(page).evaluateAll(outOfReach), `at ${width} px`).toEqual([])
          await page.keyboard.press('Escape')
          await expect(linksOf(page)).toHaveCount(0)
        }
      })
    },
  )
}

test.describe('links of one letter beside a long name', () => {
  // Without scripts, so that React does not restore the text of the links.
  test.use({ site: 'system', javaScriptEnabled: false })

  test('show as a row only if they fit beside the name', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('header nav a, header nav [aria-hidden] > span')) {
        const words = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
        if (words) words.textContent = 'I'
      }
    })
    const rows: boolean[] = []
    for (let width = 768; width <= 1408; width += 32) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.clientWidth), 'the layout is updated')
        .toBe(width)
      const links = await linksOf(page).all()
      rows.push(links.length > 0)
      if (links.length === 0) continue
      const name = await nameOf(page, longName).boundingBox()
      const first = await links[0]?.boundingBox()
      expect(first?.x, `the first link at ${width} px`).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0))
      await expect(linksOf(page).last(), `the last link at ${width} px`).toBeInViewport({ ratio: 1 })
    }
    expect(new Set(rows), 'both a menu and a row occur').toEqual(new Set([true, false]))
  })
})

test.describe('if no script loads', () => {
  test.use({ allowProblems: /Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ })

  test('scrolling still gives the header its background', async ({ page, block }) => {
    await block('*.js')
    await page.goto('/')
    const ground = () => headerOf(page).evaluate((header) => getComputedStyle(header).backgroundColor)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 50)
    await expect.poll(ground).not.toMatch(/rgba/)
  })
})

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

/** Sets the header in the font of the text, which a busy machine brings too late for a first screen. */
const inOwnFont = (page: Page) =>
  addStyle(page, '#_page > header { font-family: var(--text-face) !important }')

const names = content.nav?.map(({ name }) => name) ?? []

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
