import type { Page } from '@playwright/test'
import { content, written } from '../sites/content.ts'
import { expect, type Fixtures, test } from './support/test.ts'

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
      page.locator(`[id="${list}"]`).getByRole('listitem'),
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
    await page.getByRole('banner').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('main').locator(':focus'), 'the focus is in the page').toHaveCount(1)
    await expect(linksOf(page), 'and the menu is closed').toHaveCount(0)

    await closed(page).tap()
    await expect(linksOf(page)).toHaveText(names)
    // The menu reaches down to the foot of the screen: outside of it there is only the header.
    await page.touchscreen.tap((page.viewportSize()?.width ?? 0) * 0.65, 20)
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

test('the menu reaches down to the foot of the screen, where the button and all profiles are', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/')
  await closed(page).tap()
  const { height = 0 } = page.viewportSize() ?? {}
  const panel = await page.locator('[popover]').boundingBox()
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(height)
  const foot = page.getByRole('banner').locator('[popover] > div')
  const links = await foot.getByRole('link').all()
  expect(links).toHaveLength((content.socials?.length ?? 0) + 1)
  for (const link of links) await expect(link).toBeInViewport({ ratio: 1 })
  const shapes = await foot
    .locator('use')
    .evaluateAll((uses) => (uses as SVGUseElement[]).map((use) => use.getBBox().width))
  for (const width of shapes) expect(width, 'the icons are drawn').toBeGreaterThan(8)
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
