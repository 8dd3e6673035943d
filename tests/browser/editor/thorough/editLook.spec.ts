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
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
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
    // A window of its own has it at the width of a phone, without the bar.
    const opened = page.waitForEvent('popup')
    await button(page, "Open the page at a phone's width").click()
    const phone = await opened
    await expect(phone.locator('#home h1')).toBeVisible()
    expect(await phone.evaluate(() => innerWidth)).toBe(390)
    await expect(bar(phone)).toHaveCount(0)
    await phone.close()
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

  test('is still there when an edit loads the page anew', async ({ page, dev }) => {
    await withPanel(page)
    await bar(page).getByRole('tab', { name: 'Pages' }).click()
    // The content policy of a page allows videos only where there is one, and is read once.
    const loaded = page.waitForEvent('load')
    dev.write((yaml) =>
      yaml.replace(
        '  - type: contact',
        `  - type: video
    id: reel
    heading: A reel
    title: Reel
    video: https://vimeo.com/1084537
    poster: { src: images/portrait.webp, alt: Mara Lind }

  - type: contact`,
      ),
    )
    await loaded
    await expect(page.locator('main > section#reel')).toBeAttached()
    await expect(bar(page).getByRole('tab', { name: 'Pages', selected: true })).toBeVisible()
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
