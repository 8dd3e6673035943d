import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })

const bar = (page: Page) => page.locator('onefolio-bar')
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })
const handle = (page: Page, label: string) => button(page, new RegExp(`^Section ${label}:`))
const order = (page: Page) =>
  page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id).join(' '))

async function edit(page: Page): Promise<string> {
  await open(page, '/')
  await button(page, 'Edit').click()
  await expect(handle(page, 'Skills')).toBeAttached()
  return order(page)
}

test.describe('sections while words are edited', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools|picsum/i })

  test('one is added between two others, from its picture, and undone to the same bytes', async ({
    page,
    dev,
  }) => {
    const text = () => readFileSync(dev.yaml, 'utf8')
    const before = text()
    const ids = await edit(page)
    await button(page, 'Add a section below About').click()
    const faq = button(page, 'faq')
    await expect(faq.locator('img')).toHaveJSProperty('naturalWidth', 280)
    const { violations } = await new AxeBuilder({ page }).include('onefolio-bar').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    // Escape closes the dialog, and ends no more than that.
    await page.keyboard.press('Escape')
    await expect(faq).toHaveCount(0)
    await button(page, 'Add a section below About').click()
    await faq.click()
    await expect.poll(() => order(page)).toBe(ids.replace('about', 'about faq'))
    await expect(page.locator('#faq')).toBeInViewport()
    await button(page, 'Undo').click()
    await expect.poll(() => order(page)).toBe(ids)
    expect(text()).toBe(before)
  })

  test('they move by arrow keys and by dragging', async ({ page, dev }) => {
    const text = () => readFileSync(dev.yaml, 'utf8')
    const before = text()
    const ids = await edit(page)
    await handle(page, 'Skills').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => order(page)).toBe(ids.replace('about skills', 'skills about'))
    await expect(handle(page, 'Skills')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => order(page)).toBe(ids)
    await expect(handle(page, 'Skills')).toBeFocused()
    await expect(bar(page).getByText('Skills is section 3 of 7 now.')).toBeVisible()
    expect(text()).toBe(before)

    // From its handle to the edge above the section before it, beyond the top of the screen.
    await handle(page, 'Skills').hover()
    await page.mouse.down()
    await page.mouse.move(640, 30, { steps: 5 })
    const drop = bar(page).locator('.seam.drop')
    await expect(drop.getByRole('button', { name: /^Section About:/ })).toBeAttached()
    await page.mouse.up()
    await expect.poll(() => order(page)).toBe(ids.replace('about skills', 'skills about'))
    await page.keyboard.press('Control+z')
    await expect.poll(text).toBe(before)
  })

  test('one goes with the link that leads to it, as one decides', async ({ page, dev }) => {
    const text = () => readFileSync(dev.yaml, 'utf8')
    const before = text()
    const ids = await edit(page)
    await handle(page, 'Projects').click()
    await button(page, 'Remove').click()
    const dialog = bar(page).getByRole('dialog', { name: 'Remove the section' })
    await expect(dialog).toContainText(/The button ‘.+’ in the first section leads to this section\./)
    expect(text()).toBe(before)
    await dialog.getByLabel('Section for the links to lead to').selectOption('Services')
    await dialog.getByRole('button', { name: 'Lead there, and remove' }).click()
    await expect.poll(() => order(page)).toBe(ids.replace(' projects', ''))
    await expect(page.locator('#home a[href="#services"]')).toBeAttached()
    await page.keyboard.press('Control+z')
    await expect.poll(() => order(page)).toBe(ids)
    expect(text()).toBe(before)
  })

  test('they move by touch, from the list of a handle @phone-only', async ({ page, dev }) => {
    const before = readFileSync(dev.yaml, 'utf8')
    const ids = await edit(page)
    await handle(page, 'Skills').tap()
    await button(page, 'Move up').tap()
    await expect.poll(() => order(page)).toBe(ids.replace('about skills', 'skills about'))
    await button(page, 'Undo').tap()
    await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toBe(before)
  })
})
