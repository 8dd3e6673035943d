import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isSameVisit, open, test } from '../../support/devTest.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })

const bar = (page: Page) => page.locator('onefolio-bar')
const radio = (page: Page, name: string) => bar(page).getByRole('radio', { name, exact: true })
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const row = (page: Page, name: string) =>
  bar(page)
    .locator('li')
    .filter({ has: page.locator('.name', { hasText: new RegExp(`^${name}$`) }) })
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const order = (page: Page) =>
  page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id).join(' '))

async function withPanel(page: Page): Promise<void> {
  await open(page)
  await button(page, 'Look').click()
  await expect(radio(page, 'Paper')).toBeVisible()
}

test.describe('the panel of the dev page', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools|picsum/i })

  test('writes what is pressed, and where keys come to rest, each as one step that Undo takes back', async ({
    page,
    dev,
  }) => {
    const text = () => readFileSync(dev.yaml, 'utf8')
    const before = text()
    await withPanel(page)
    const dark = await background(page)

    await radio(page, 'Light').click()
    await expect.poll(() => background(page)).not.toBe(dark)
    const light = await background(page)
    await expect(bar(page).locator('ins')).toContainText('mode: light')
    await expect(radio(page, 'Light')).toHaveAttribute('aria-checked', 'true')
    expect(text()).toBe(before.replace('mode: dark', 'mode: light'))
    await button(page, 'Undo').click()
    await expect.poll(() => background(page)).toBe(dark)
    expect(text()).toBe(before)
    await expect(radio(page, 'Dark')).toHaveAttribute('aria-checked', 'true')

    // Dark, Light, System, Dark, Light: what is passed on the way is not written.
    await radio(page, 'Dark').focus()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'Light')).toBeFocused()
    await expect.poll(text).toBe(before.replace('mode: dark', 'mode: light'))
    await expect.poll(() => background(page)).toBe(light)
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Control+z')
    await expect.poll(text).toBe(before)
    await expect.poll(() => background(page)).toBe(dark)
    expect(await isSameVisit(page)).toBe(true)
  })

  test('a family that is not installed says what to install, and one that nobody knows is not written', async ({
    page,
    dev,
  }) => {
    await withPanel(page)
    const other = bar(page)
      .getByLabel(/another family by its name/)
      .first()
    await other.evaluate((input) => input.closest('details')?.setAttribute('open', ''))
    const said = bar(page).locator('footer [role=status]')
    await other.fill('Pacifico')
    await other.press('Enter')
    await expect(said).toHaveText(/^Written\.[\s\S]*install it with: .*pacifico/)
    const before = readFileSync(dev.yaml, 'utf8')
    await other.fill('Nowhere Grotesk')
    await other.press('Enter')
    await expect(said).toHaveText(/is not installed[\s\S]*fontsource[\s\S]*Nothing was written\./)
    expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
  })

  test('a look of the engine needs no files of its own, and a copy of it has them', async ({ page, dev }) => {
    const folder = join(dirname(dev.yaml), 'looks')
    rmSync(folder, { recursive: true, force: true })
    const before = readFileSync(dev.yaml, 'utf8')
    await withPanel(page)
    await radio(page, 'Paper').click()
    // Its fonts are read and cut first.
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 240, 227)', {
      timeout: 60_000,
    })
    await expect(radio(page, 'Paper')).toHaveAttribute('aria-checked', 'true')
    expect(readFileSync(dev.yaml, 'utf8')).toContain('look: paper')
    expect(existsSync(folder)).toBe(false)
    await button(page, 'Copy this look to change it').click()
    await expect(radio(page, 'My paper')).toHaveAttribute('aria-checked', 'true')
    await expect(radio(page, 'My paper').locator('img')).toHaveJSProperty('naturalWidth', 640)
    expect(readFileSync(dev.yaml, 'utf8')).toContain('look: my-paper')
    const own = join(folder, 'my-paper/look.yaml')
    writeFileSync(own, readFileSync(own, 'utf8').replace('#f6f0e3', '#f0e8d8'))
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(240, 232, 216)')
    appendFileSync(join(folder, 'my-paper/look.css'), 'main { outline-color: rgb(1, 2, 3) }')
    await expect(page.locator('main')).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
    await button(page, 'Undo').click()
    await button(page, 'Undo').click()
    await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toBe(before)
    rmSync(folder, { recursive: true, force: true })
  })

  test('shows looks by their first screens, beside a page that makes room for it', async ({ page }) => {
    await open(page)
    const widthOf = async (part: string) => {
      const box = await page.locator(part).boundingBox()
      return box ? box.x + box.width : Number.NaN
    }
    const whole = await widthOf('#_page')
    await button(page, 'Look').click()
    await expect(radio(page, 'Paper').locator('img')).toHaveJSProperty('naturalWidth', 640)
    const panel = await bar(page).locator('.panel').boundingBox()
    for (const part of ['#_page', '#_page > header'])
      expect(await widthOf(part), part).toBeLessThan(panel?.x ?? 0)
    await button(page, 'Close').click()
    expect(await widthOf('#_page')).toBe(whole)
  })

  test('shows the palette of an accent with its contrasts', async ({ page, dev }) => {
    await withPanel(page)
    const field = bar(page).getByLabel('Accent as hex digits')
    await field.fill('#2255dd')
    await field.press('Enter')
    await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toContain("accent: '#2255dd'")
    const strip = bar(page).locator('.strip span')
    await expect
      .poll(() =>
        strip.evaluateAll((all) =>
          all.some((one) => /^accent #(?!ff6a3d)/.test(one.getAttribute('title') ?? '')),
        ),
      )
      .toBe(true)
    await expect(bar(page).locator('.contrasts')).toContainText(/Text \d+\.\d/)
  })

  test('moves, duplicates and removes sections, and says why one stays', async ({ page, dev }) => {
    const text = () => readFileSync(dev.yaml, 'utf8')
    const before = text()
    await withPanel(page)
    const ids = await order(page)
    await bar(page).getByRole('tab', { name: 'Sections' }).click()
    await row(page, 'Skills').locator('summary').click()
    await row(page, 'Skills').getByRole('button', { name: 'Move up' }).click()
    await expect.poll(() => order(page)).toBe(ids.replace('about skills', 'skills about'))
    // The focus stays with the section.
    await expect(row(page, 'Skills').getByRole('button', { name: 'Move up' })).toBeFocused()
    await button(page, 'Undo').click()
    await expect.poll(() => order(page)).toBe(ids)
    expect(text()).toBe(before)

    await row(page, 'Skills').getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(() => order(page)).toBe(ids.replace('skills', 'skills skills-2'))
    await button(page, 'Undo').click()
    await expect.poll(() => order(page)).toBe(ids)

    await row(page, 'Skills').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => order(page)).toBe(ids.replace('skills ', ''))
    await button(page, 'Undo').click()
    await expect.poll(text).toBe(before)

    await row(page, 'Projects').locator('summary').click()
    await row(page, 'Projects').getByRole('button', { name: 'Remove' }).click()
    await expect(bar(page).getByRole('status').last()).toContainText('leads to this section')
    expect(text()).toBe(before)
  })

  test('writes a layout that keys have led to, and shows a new section', async ({ page, dev }) => {
    await withPanel(page)
    await bar(page).getByRole('tab', { name: 'Sections' }).click()
    await row(page, 'Services').locator('summary').click()
    const layouts = row(page, 'Services').getByRole('radiogroup', { name: 'Layout of Services' })
    await layouts.locator('[aria-checked=true]').focus()
    await page.keyboard.press('ArrowRight')
    const next = layouts.locator(':focus')
    const name = (await next.textContent())?.trim()
    await expect(bar(page).locator('ins')).toHaveText(`layout: ${name}`)
    await expect(next).toHaveAttribute('aria-checked', 'true')
    await bar(page).getByText('Add a section').click()
    await radio(page, 'faq').click()
    await expect(page.locator('main > section#faq')).toBeInViewport()
    await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toContain('type: faq')
  })

  test('is still there when a choice loads the page anew', async ({ page, dev }) => {
    const before = readFileSync(dev.yaml, 'utf8')
    await withPanel(page)
    await bar(page).getByRole('tab', { name: 'Sections' }).click()
    await bar(page).getByText('Add a section').click()
    // The content policy of a page allows videos only where there is one, and is read once.
    const loaded = page.waitForEvent('load')
    await radio(page, 'video').click()
    await loaded
    await expect(page.locator('main > section#video')).toBeAttached()
    await expect(bar(page).getByRole('tab', { name: 'Sections', selected: true })).toBeVisible()
    const undone = page.waitForEvent('load')
    await button(page, 'Undo').click()
    await undone
    expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
    await expect(bar(page).getByRole('tab', { name: 'Sections', selected: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(button(page, 'Look')).toHaveAttribute('aria-pressed', 'false')
  })

  test('is accessible, and goes with its button and with Escape', async ({ page }) => {
    await withPanel(page)
    const { violations } = await new AxeBuilder({ page }).include('onefolio-bar').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    for (const target of await bar(page).locator('.panel :is(button, summary)').all())
      if (await target.isVisible()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
    await page.keyboard.press('Escape')
    await button(page, 'Look').click()
    await radio(page, 'Paper').focus()
    await page.keyboard.press('Escape')
    await expect(bar(page).locator('.panel')).toHaveCount(0)
    await expect(button(page, 'Look')).toHaveAttribute('aria-pressed', 'false')
  })
})
