import type { Page } from '@playwright/test'
import { content } from '../../sites/content.ts'
import { isHydrated } from '../support/page/hydration.ts'
import { expect, test, untilHydrated } from '../support/test.ts'

const names = content.nav?.map(({ name }) => name) ?? []

const closed = (page: Page) => page.getByRole('button', { name: 'Open menu', expanded: false })
const opened = (page: Page) => page.getByRole('button', { name: 'Close menu', expanded: true })
const linksOf = (page: Page) => page.getByRole('banner').getByRole('listitem').getByRole('link')

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
  await expect(linksOf(page)).toHaveText(names)

  await page.touchscreen.tap(width * 0.65, 20)
  await expect(closed(page)).toBeVisible()
  await expect(linksOf(page)).toHaveCount(0)
})

test.describe('above sections that are not hydrated', { tag: '@phone-only' }, () => {
  for (const [what, leave] of [
    ['a press outside', (page: Page) => page.touchscreen.tap((page.viewportSize()?.width ?? 0) * 0.65, 20)],
    ['the Tab key into one', (page: Page) => page.keyboard.press('Shift+Tab')],
  ] as const)
    test(`${what} closes the menu`, async ({ page, hold }) => {
      hold(/\/Hero-[^/]*\.js/)
      await page.goto('/')
      await likeOldIos(page)
      await untilHydrated(page.locator('main h2').first())
      const link = page.locator('#home').getByRole('link').last()
      await link.focus()
      await closed(page).evaluate((button) => (button as HTMLButtonElement).click())
      await expect(opened(page)).toBeVisible()
      await leave(page)
      expect(await isHydrated(page.locator('#home h1'))).toBe(false)
      await expect(closed(page)).toBeVisible()
    })
})
