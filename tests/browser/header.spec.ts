import type { Locator, Page } from '@playwright/test'
import { addStyle } from './support/page/reader.ts'
import { isWide } from './support/page/widths.ts'
import { content } from './support/sites/content.ts'
import { expect, rest, scrollTo, test, untilHydrated } from './support/test.ts'

const names = content.nav?.map(({ name }) => name) ?? []

/** A description of the header’s background, once its transition has ended. */
async function groundOf(header: Locator): Promise<string> {
  await rest(header)
  return header.evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 'unknown'
    pen.fillStyle = backgroundColor
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const blurred = backdropFilter.includes('blur(')
    if (alpha === 0 && !blurred) return 'transparent'
    if (blurred && alpha > 127 && Math.max(red, green, blue) < 64) return 'blurred dark'
    return `${backgroundColor} ${backdropFilter}`
  })
}

const headerOf = (page: Page) => page.getByRole('banner')
const linksOf = (page: Page) => headerOf(page).getByRole('navigation').getByRole('listitem').getByRole('link')

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

test('a reload in mid-page shows the background at once, before React has loaded', async ({ page, hold }) => {
  // Held from the first visit on, since a reload would use the browser’s cache.
  hold(/\/react-[^/]*\.js/)
  await page.goto('/')
  await scrollTo(page, 1500)
  await page.reload()
  expect(await page.evaluate(() => scrollY)).toBe(1500)
  expect(await groundOf(headerOf(page))).toBe('blurred dark')
})

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

for (const [what, site, name, shown, width, size] of [
  ['with text twice as large', 'default', 'Mara Lind', 'Mara Lind', 320, '200%'],
  ['with text twice as large, beside a switch and a menu', 'system', longName, 'Ana Villaseñor', 390, '200%'],
  ['where it is long, in two lines', 'system', longName, longName, 500, '100%'],
  ['where it is very long, beside a switch and a menu', 'system', longName, longName, 360, '100%'],
  ['where it is very long, with text twice as large', 'system', longName, longName, 390, '200%'],
  ['where it is one long word', 'default', 'Mara Lind', longName.replace(/\W/g, ''), 360, '100%'],
] as const) {
  test.describe('the name in the header', () => {
    test.use({ site, viewport: { width, height: 740 } })

    test(`is not cut off at ${width} px ${what}`, async ({ page }) => {
      await page.goto('/')
      await addStyle(page, `html { font-size: ${size} !important }`)
      await untilHydrated(page.getByRole('banner'))
      const cut = await nameOf(page, name).evaluate((element, shown) => {
        element.textContent = shown
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)
      }, shown)
      // In px: glyphs may slightly overflow a line, while a cut line would be about 20 px high.
      expect(cut).toBeLessThan(3)
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

test('the logo in the header links to the top', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 2000)
  await headerOf(page)
    .getByRole('link', { name: /to the top/i })
    .click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
