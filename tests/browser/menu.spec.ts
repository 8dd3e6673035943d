import type { Page } from '@playwright/test'
import { isHydrated } from './support/page/hydration.ts'
import { content, written } from './support/sites/content.ts'
import { expect, type Fixtures, test, untilHydrated } from './support/test.ts'

const names = content.nav?.map(({ name }) => name) ?? []

const closed = (page: Page) => page.getByRole('button', { name: 'Open menu', expanded: false })
const opened = (page: Page) => page.getByRole('button', { name: 'Close menu', expanded: true })
const linksOf = (page: Page) => page.getByRole('banner').getByRole('listitem').getByRole('link')

type Visit = Pick<Fixtures, 'hold'> & { page: Page }

/** Opens the page before or after React has loaded. */
const states = {
  'before React has loaded': async ({ page, hold }: Visit) => {
    hold(/\/react-[^/]*\.js/)
    await page.goto('/')
  },
  'once React is live': async ({ page }: Visit) => {
    await page.goto('/')
    // React marks the link of the section on screen, in the menu that is still closed.
    await expect(page.locator('[aria-current]')).toBeAttached()
  },
}

for (const [state, open] of Object.entries(states)) {
  test(`${state} the menu opens by its button, and closes by button, link, Escape and tap outside`, {
    tag: '@phone-only',
  }, async ({ page, hold }) => {
    await open({ page, hold })
    await expect(linksOf(page)).toHaveCount(0)

    await closed(page).tap()
    await expect(opened(page)).toBeVisible()
    await expect(linksOf(page)).toHaveText(names)
    for (const link of await linksOf(page).all()) await expect(link).toBeInViewport({ ratio: 1 })
    const list = await opened(page).getAttribute('aria-controls')
    await expect(
      page.locator(`[id="${list}"]`).getByRole('link'),
      'aria-controls refers to the list',
    ).toHaveText(names)
    await opened(page).tap()
    await expect(closed(page)).toBeVisible()
    await expect(linksOf(page)).toHaveCount(0)

    await closed(page).focus()
    await page.keyboard.press('Enter')
    await expect(opened(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(linksOf(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(closed(page), 'Escape returns the focus').toBeFocused()
    await expect(linksOf(page)).toHaveCount(0)

    await closed(page).press('Enter')
    await linksOf(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('main').locator(':focus'), 'the focus is in the page').toHaveCount(1)
    await expect(linksOf(page), 'and the menu is closed').toHaveCount(0)

    await closed(page).tap()
    await expect(linksOf(page)).toHaveText(names)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.touchscreen.tap(width / 2, height - 2)
    await expect(closed(page)).toBeVisible()
    await expect(linksOf(page)).toHaveCount(0)

    await closed(page).tap()
    await linksOf(page).getByText('Services').tap()
    await expect(closed(page)).toBeVisible()
    await expect(linksOf(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: written('services').heading })).toBeInViewport()
    expect(new URL(page.url()).hash).toBe('#services')

    await closed(page).tap()
    await expect(linksOf(page)).toHaveText(names)
    await page.goBack()
    await expect(closed(page), 'going back closes the menu').toBeVisible()
    await expect(linksOf(page)).toHaveCount(0)
  })
}

/**
 * Imitates iOS before 18.3: a tap outside does not close a popover, and elements that are neither clickable nor
 * editable get no focus.
 */
async function likeOldIos(page: Page): Promise<void> {
  await page.locator('[popover]').evaluate((list) => list.setAttribute('popover', 'manual'))
  await page.locator('main').evaluate((main) => main.removeAttribute('tabindex'))
}

test('a tap outside closes the menu even if the browser does not, and scrolling leaves it open', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/')
  await likeOldIos(page)
  await closed(page).tap()
  await expect(opened(page)).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: width / 2, y })) })
  await touch('touchStart', height - 40)
  for (const y of [60, 100, 140, 180]) await touch('touchMove', height - y)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(linksOf(page)).toHaveText(names)

  await page.touchscreen.tap(width / 2, height - 2)
  await expect(closed(page)).toBeVisible()
  await expect(linksOf(page)).toHaveCount(0)
})

test.describe('above sections that are not hydrated', { tag: '@phone-only' }, () => {
  for (const [what, leave] of [
    ['a press on one', (page: Page, y: number) => page.touchscreen.tap(40, y)],
    ['the Tab key into one', (page: Page) => page.keyboard.press('Shift+Tab')],
  ] as const)
    test(`${what} closes the menu`, async ({ page, hold }) => {
      hold(/\/Hero-[^/]*\.js/)
      await page.goto('/')
      await likeOldIos(page)
      await untilHydrated(page.getByRole('banner'))
      const link = page.locator('#home').getByRole('link').last()
      await link.focus()
      const { y = 0, height = 0 } = (await page.locator('#home').boundingBox()) ?? {}
      await closed(page).evaluate((button) => (button as HTMLButtonElement).click())
      await expect(opened(page)).toBeVisible()
      await leave(page, Math.min(y + height, page.viewportSize()?.height ?? 0) - 4)
      expect(await isHydrated(page.locator('#home h1'))).toBe(false)
      await expect(closed(page)).toBeVisible()
    })
})

test.describe('without scripts', { tag: '@phone-only' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the button opens the menu, and its links lead to their sections', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(linksOf(page)).toHaveText(names)
    await linksOf(page).getByText('Contact').tap()
    await expect(page.getByRole('heading', { name: written('contact').heading })).toBeInViewport()
    await expect(header, 'it has a background over text').not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
    await expect(header).toBeInViewport({ ratio: 1 })
  })
})
