import type { Page } from '@playwright/test'
import { content, written } from '../../sites/content.ts'
import { folderOf } from '../../sites/sites.ts'
import { broken } from '../support/looks/looks.ts'
import { serve } from '../support/servers/server.ts'
import { test as base, expect, scrollThrough, scrollTo } from '../support/test.ts'

// Imitates a browser of 2022 with a current one: newer CSS features are renamed to unknown ones, and newer APIs
// are removed from the global objects.

const unknown: [known: RegExp, instead: string][] = [
  [/color-mix\(/g, 'unknown-mix('],
  [/\b(\d+)(?:[sd]vh)\b/g, '$1unknown'],
  [/\b([\d.]+)lh\b/g, '$1unknown'],
  [/:popover-open/g, ':popover-unknown'],
  [/\b(?:text-wrap|content-visibility|overflow-clip-margin)\b/g, 'unknown'],
  [/ popover="auto"/g, ''],
]

const spoilt = (text: string) =>
  unknown.reduce((text, [known, instead]) => text.replace(known, instead), text)

const test = base.extend({
  baseURL: async ({ site }, use) => {
    const { origin, close } = await serve(folderOf(site), {
      change: (bytes, path) => (/\.(?:html|js)$/.test(path) ? spoilt(bytes.toString()) : bytes),
    })
    await use(origin)
    close()
  },
})

// The changed styles and scripts no longer match the hashes in the policy.
test.use({ bypassCSP: true })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const gone = [
      [window, 'requestIdleCallback'],
      [Array.prototype, 'toSorted'],
      [URL, 'canParse'],
      ...['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
        (name) => [HTMLElement.prototype, name] as const,
      ),
    ] as const
    for (const [holder, name] of gone) Reflect.deleteProperty(holder, name)
  })
})

const button = (page: Page) => page.getByRole('banner').getByRole('button')
const links = (page: Page) => page.getByRole('banner').getByRole('listitem').getByRole('link')

test('the menu opens by its button, and closes by button, link, Escape and tap outside', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/')
  await expect(links(page), 'it does not cover the page').toHaveCount(0)

  await button(page).tap()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(button(page)).toHaveAccessibleName('Close menu')
  await expect(links(page)).toHaveText((content.nav ?? []).map(({ name }) => name))
  await button(page).tap()
  await expect(links(page)).toHaveCount(0)

  await button(page).tap()
  await links(page).first().focus()
  await page.keyboard.press('Escape')
  await expect(links(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await button(page).tap()
  await page.touchscreen.tap(180, 720)
  await expect(links(page)).toHaveCount(0)

  await button(page).tap()
  await links(page).filter({ hasText: 'Contact' }).tap()
  await expect(links(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: written('contact').heading })).toBeInViewport()
})

test('the page is complete, hydrated and readable', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const screen = page.viewportSize()?.height ?? 0
  const first = await page.locator('#home').boundingBox()
  expect(first?.height, 'the first screen is as high as the screen').toBeGreaterThanOrEqual(screen)
  const size = await page.locator('h1').evaluate((element) => getComputedStyle(element).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThan(40)
  await scrollThrough(page)
  await expect(page.locator('#projects h3'), 'samples are made').toHaveCount(5)
  const grounds = await page
    .locator('header, #projects article')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor))
  expect(grounds).toHaveLength(6)
  // With a transparent background, cards would show through each other.
  for (const ground of grounds) expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  await scrollTo(page, 0)
  expect(await broken(page)).toEqual([])
})

test.describe('with case studies', () => {
  test.use({ site: 'caseStudies' })

  test('the link back from one goes back in history, to the filtered list', async ({ page }) => {
    await page.goto('/?projects=Rust#projects')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('article').filter({ hasText: 'Beacon' }).getByRole('link').click()
    await expect(page).toHaveURL(/beacon/)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.getByRole('link', { name: 'Back to the overview' }).click()
    await expect(page).toHaveURL('/?projects=Rust#projects')
  })
})
