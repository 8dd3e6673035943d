import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })

const bar = (page: Page) => page.locator('onefolio-bar')
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })

async function withPages(page: Page): Promise<void> {
  await open(page, '/')
  await button(page, 'Look').click()
  await bar(page).getByRole('tab', { name: 'Pages' }).click()
}

test.describe('pages and languages, from the bar', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools|picsum|404/i })

  test('a page of text is added by keys, shows, and goes with an undo', async ({ page, dev }) => {
    const files = () => readdirSync(dirname(dev.yaml)).toSorted()
    const [before, names] = [readFileSync(dev.yaml, 'utf8'), files()]
    await withPages(page)
    const title = bar(page).getByLabel('Title of a new page')
    await title.fill('Privacy notice')
    await title.press('Enter')
    await expect(page.locator('footer').getByRole('link', { name: 'Privacy notice' })).toBeAttached()
    expect(files()).toEqual([...names, 'privacy-notice.md'].toSorted())
    await bar(page).getByRole('link', { name: 'Privacy notice' }).click()
    await expect(page.getByRole('heading', { name: 'Privacy notice' })).toBeVisible()
    await expect(page.locator('main')).toContainText('press this line')
    await page.goto('/')
    await button(page, 'Look').click()
    // It is put into the menu, renamed, and taken away; its file stays until it is undone.
    await button(page, 'Privacy notice: put it into the menu').click()
    const menu = page.locator('header')
    await expect(menu.getByRole('link', { name: 'Privacy notice' })).toBeAttached()
    await button(page, 'Privacy notice: title').click()
    const dialog = bar(page).getByRole('dialog')
    await dialog.getByLabel('Title', { exact: true }).fill('Data')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(bar(page).getByRole('link', { name: 'Data' })).toBeVisible()
    await button(page, 'Data: take it away').click()
    await dialog.getByRole('button', { name: 'Remove the links too' }).click()
    await expect(menu.getByRole('link', { name: 'Privacy notice' })).toHaveCount(0)
    await expect(bar(page).getByRole('link', { name: 'Data' })).toHaveCount(0)
    expect(files()).toContain('privacy-notice.md')
    for (const _ of [1, 2, 3, 4]) {
      const now = [readFileSync(dev.yaml, 'utf8'), ...files()].join()
      await button(page, 'Undo').click()
      await expect.poll(() => [readFileSync(dev.yaml, 'utf8'), ...files()].join()).not.toBe(now)
    }
    await expect.poll(files).toEqual(names)
    expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
  })

  test('a language is added, a text of it is translated where it stands, and all goes again', async ({
    page,
    dev,
  }) => {
    const files = () => readdirSync(dirname(dev.yaml)).toSorted()
    const german = basename(dev.yaml).replace(/\.yaml$/, '.de.yaml')
    const [before, names] = [readFileSync(dev.yaml, 'utf8'), files()]
    await withPages(page)
    await bar(page).getByLabel('A language to add').selectOption('de')
    await bar(page).getByLabel('Title of the site in it').fill('Meine Seite')
    // The page is loaded anew, as its links to languages and its policy are others.
    const loaded = page.waitForEvent('load')
    await button(page, 'Add the language').click()
    await loaded
    await expect(bar(page).getByRole('tab', { name: 'Pages' })).toBeFocused()
    await bar(page).getByText('Deutsch', { exact: true }).click()
    expect(files()).toEqual([...names, german].toSorted())

    await button(page, /^What I Reach For\./).click()
    await page.waitForURL('**/de/**')
    const heading = page.locator('#skills [contenteditable]')
    await expect(heading).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('Meine Werkzeuge.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Meine Werkzeuge.' })).toBeVisible()
    expect(readFileSync(join(dirname(dev.yaml), german), 'utf8')).toContain('heading: Meine Werkzeuge.')

    // The text, and then the language.
    await page.keyboard.press('Control+z')
    await expect.poll(() => readFileSync(join(dirname(dev.yaml), german), 'utf8')).not.toContain('Werkzeuge')
    await page.keyboard.press('Control+z')
    await expect.poll(files).toEqual(names)
    expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
  })
})
