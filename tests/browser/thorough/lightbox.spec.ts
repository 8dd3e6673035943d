import type { Locator, Page } from '@playwright/test'
import { sectionIn } from '../../sites/content.ts'
import { violations } from '../support/looks/axe.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { expect, moving, test } from '../support/test.ts'

const gallery = sectionIn('added', 'gallery', 'looks')

/** A browser looks for one where it shows a bare picture. */
const icon = /favicon\.ico/

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const pictureOf = (page: Page, alt: string): Locator =>
  page.getByRole('link', { name: alt, exact: true }).first()

test.describe('the pictures of a project page', () => {
  test.use({ site: 'caseStudies' })

  test('open whole, by a script that nothing has loaded before', { tag: '@phone' }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const shifts = await collectShifts(page)
    await page.goto('/projects/atlas/')
    const link = pictureOf(page, 'The old list, dark and narrow')
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    const loaded = scripts.length
    await link.click()
    await expect(dialog(page)).toBeVisible()
    expect(scripts.length).toBeGreaterThan(loaded)
    const shown = dialog(page).getByRole('img', { name: 'The old list, dark and narrow' })
    const box = await shown.boundingBox()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    const ratio = await shown.evaluate(
      ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight,
    )
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1)
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1)
    expect((box?.y ?? -1) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    await expect(dialog(page)).toContainText('Before: one of eleven windows')
    await expect(dialog(page)).toContainText('2 of 5')
    expect(await violations(page)).toEqual([])
    await button(page, 'Close picture').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await link.boundingBox()).toEqual(before)
    expect(await shifts()).toEqual([])
  })

  test('follow one another by buttons and keys, round and round', async ({ page }) => {
    await page.goto('/projects/atlas/')
    await pictureOf(page, 'A pale sun over a dark sea').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Close picture')).toBeFocused()
    const position = dialog(page).getByText(/\d of 5/)
    await expect(position).toHaveText('1 of 5')
    await page.keyboard.press('ArrowLeft')
    await expect(position).toHaveText('5 of 5')
    await expect(dialog(page)).toHaveAccessibleName('The harbour from the tower, in the evening')
    await button(page, 'Next picture').click()
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText('2 of 5')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(pictureOf(page, 'The old list, dark and narrow')).toBeFocused()
    await expect(pictureOf(page, 'The old list, dark and narrow')).toBeInViewport()
  })

  test('close with the back button, and open again with the next', async ({ page }) => {
    await page.goto('/projects/atlas/')
    const address = page.url()
    await pictureOf(page, 'A sketch of the first idea').click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    await page.goForward()
    await expect(dialog(page).getByRole('img', { name: 'A sketch of the first idea' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('follow the direction of the page', async ({ page }) => {
    await page.goto('/ar/projects/atlas/')
    await page.locator('a[data-opens]').first().click()
    const position = dialog(page).locator('p').first()
    const first = await position.textContent()
    await page.keyboard.press('ArrowLeft')
    await expect(position).not.toHaveText(first ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText(first ?? '')
  })

  test('are swiped with a finger', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/projects/atlas/')
    await pictureOf(page, 'The old list, dark and narrow').tap()
    await expect(dialog(page)).toContainText('2 of 5')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 360 }] })
    await touch('touchStart', 300)
    for (const x of [280, 220, 140]) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(dialog(page)).toContainText('3 of 5')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, allowProblems: icon })
    test('are links to their files', async ({ page }) => {
      await page.goto('/projects/atlas/')
      await pictureOf(page, 'The old list, dark and narrow').click()
      await expect(page).toHaveURL(/\/assets\/wide-[\w-]+\.webp$/)
    })
  })

  test.describe('whose script fails to load', () => {
    // With motion, browsers prepare a transition to the file, which has none.
    test.use({ ...moving, allowProblems: new RegExp(`${icon.source}|/lightbox-`) })
    test('are links to their files', async ({ page, block }) => {
      await block('**/lightbox-*.js')
      await page.goto('/projects/atlas/')
      await pictureOf(page, 'The old list, dark and narrow').click()
      await expect(page).toHaveURL(/\/assets\/wide-[\w-]+\.webp$/)
    })
  })
})

test.describe('the pictures of a gallery', () => {
  test.use({ site: 'added' })

  test('open with their captions, before React has loaded', async ({ page, hold }) => {
    hold(/\/react-/)
    await page.goto('/', { waitUntil: 'commit' })
    await pictureOf(page, 'A person at a desk').click()
    await expect(dialog(page).getByRole('img', { name: 'A person at a desk' })).toBeVisible()
    await expect(dialog(page)).toContainText('At work.')
    await expect(dialog(page)).toContainText(`2 of ${gallery.items.length}`)
  })
})

test.describe('an animated picture', () => {
  test.use({ site: 'caseStudies' })

  const current = (page: Page) =>
    page
      .getByRole('img', { name: 'The tide, which rises and falls' })
      .evaluate((image: HTMLImageElement) => image.currentSrc)

  const control = (page: Page) => page.getByRole('link', { name: 'Play or stop the animation' })

  test('stands still under reduced motion until it is played', async ({ page }) => {
    await page.goto('/projects/delta/')
    await control(page).scrollIntoViewIfNeeded()
    await expect.poll(() => current(page)).toMatch(/tide-\w+-\d+\.avif$/)
    await control(page).click()
    await expect.poll(() => current(page)).toMatch(/-moving\.webp$/)
    await control(page).click()
    await expect.poll(() => current(page)).toMatch(/\.avif$/)
  })

  test.describe('for all others', () => {
    test.use(moving)
    test('moves until it is stopped', async ({ page }) => {
      await page.goto('/projects/delta/')
      await control(page).scrollIntoViewIfNeeded()
      await expect.poll(() => current(page)).toMatch(/-moving\.webp$/)
      await control(page).click()
      await expect.poll(() => current(page)).toMatch(/\.avif$/)
    })
  })
})
