import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { expect, tapOn } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ allowProblems: /\[vite\]|react-devtools|picsum/i })

const bar = (page: Page) => page.locator('onefolio-bar')
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const entry = (page: Page) => bar(page).locator('[role=toolbar].entry-bar')
const status = (page: Page) => bar(page).locator('.words-strip [role=status]')
const typed = (page: Page) => page.locator('[contenteditable=plaintext-only]')

test('an entry of a list is added, moved and removed by its buttons and by keys, and all of it undone', async ({
  page,
  dev,
}) => {
  await open(page, '/?onefolio-bar')
  const written = () => readFileSync(dev.yaml, 'utf8')
  const before = written()
  const skills = page.locator('#skills')
  const names = () => [...written().matchAll(/\{ name: ([^,]+), level/g)].map(([, name]) => name)
  const first = names()
  expect(first.length).toBeGreaterThan(2)
  const [one = '', two = ''] = first
  await button(page, 'Edit').click()
  await expect(page.locator('onefolio-bar .words-strip')).toBeVisible()
  await skills.getByText(one, { exact: true }).first().click()
  // The first copy of the page waits until the server has read all components.
  await expect(typed(page)).toBeFocused({ timeout: 60_000 })
  await expect(entry(page)).toHaveAccessibleName(`Entry 1 of ${first.length}: ${one}`)

  // By keys: to the toolbar, along it, and its button stays where the focus is.
  await page.keyboard.press('Alt+Enter')
  await expect(button(page, 'Add after')).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Move down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual([two, one, ...first.slice(2)])
  await expect(entry(page)).toHaveAccessibleName(`Entry 2 of ${first.length}: ${one}`)
  await expect(button(page, 'Move down')).toBeFocused()
  await expect(status(page)).toContainText(`Moved to place 2 of ${first.length}`)

  // A new one is edited at once.
  await button(page, 'Add after').click()
  await expect.poll(() => names().length).toBe(first.length + 1)
  await expect(entry(page)).toHaveAccessibleName(new RegExp(`^Entry 3 of ${first.length + 1}`))
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Patience')
  await page.keyboard.press('Enter')
  await expect.poll(names).toContain('Patience')
  await expect(skills.getByText('Patience', { exact: true }).first()).toBeVisible()

  await skills.getByText(two, { exact: true }).first().click()
  await expect(entry(page)).toHaveAccessibleName(/^Entry 1 of/)
  await button(page, 'Remove').click()
  await expect.poll(names).not.toContain(two)
  await expect(entry(page)).toHaveAccessibleName(`Entry 1 of ${first.length}: ${one}`)

  for (const _ of [1, 2, 3, 4]) {
    const now = written()
    await button(page, 'Undo').click()
    await expect.poll(written).not.toBe(now)
  }
  expect(written()).toBe(before)
  await expect(skills.getByText('Patience', { exact: true })).toHaveCount(0)
})

test('of two tabs, an old one meets no other entry, keeps what was typed, and takes back what the other did', async ({
  page,
  dev,
  context,
}) => {
  const written = () => readFileSync(dev.yaml, 'utf8')
  const before = written()
  await open(page, '/?onefolio-bar')
  const other = await context.newPage()
  await other.goto('/?onefolio-bar')
  const names = [...before.matchAll(/\{ name: ([^,]+), level/g)].map(([, name = '']) => name)
  const [first = '', second = ''] = names
  const press = async (tab: Page, name: string) => {
    await expect(tab.locator('main > section:empty')).toHaveCount(0)
    await button(tab, 'Edit').click()
    await expect(tab.locator('onefolio-bar .words-strip')).toBeVisible()
    await tab.locator('#skills').getByText(name, { exact: true }).first().click()
    await expect(entry(tab)).toHaveAccessibleName(new RegExp(`of ${names.length}: ${name}$`))
  }
  await press(page, second)
  await page.keyboard.type(', and more')
  await press(other, first)
  await button(other, 'Remove').click()
  await expect.poll(written).not.toContain(first)
  const after = written()

  // The page shows what the other has made of it, around what was typed.
  await expect(page.locator('#skills').getByText(first, { exact: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(bar(page).getByText('moved or removed meanwhile')).toBeVisible()
  await expect(typed(page)).toHaveText(`${second}, and more`)
  expect(written()).toBe(after)
  await page.keyboard.press('Escape')
  await page.locator('#skills').getByText(second, { exact: true }).first().click()
  await expect(entry(page)).toHaveAccessibleName(`Entry 1 of ${names.length - 1}: ${second}`)
  await button(page, 'Undo').click()
  await expect.poll(written).toBe(before)
  await expect(other.locator('#skills').getByText(first, { exact: true }).first()).toBeVisible()
  await other.close()
})

test('by touch an entry is written, saved above the keyboard, dragged by its handle, and all of it undone @phone-only', async ({
  page,
  dev,
}) => {
  await open(page, '/?onefolio-bar')
  const before = readFileSync(dev.yaml, 'utf8')
  const names = () =>
    [...readFileSync(dev.yaml, 'utf8').matchAll(/\{ name: ([^,]+), level/g)].map(([, name = '']) => name)
  const [one = '', ...others] = names()
  const skill = (name: string) => page.locator('#skills').getByText(name, { exact: true }).first()
  await tapOn(button(page, 'Edit'))
  await expect(status(page)).toContainText('Press a text')
  await tapOn(skill(one))
  await expect(typed(page)).toBeFocused({ timeout: 60_000 })
  await expect(entry(page)).toBeVisible()
  for (const one of await bar(page).locator('.entry-bar > :is(button, .drag), .words-strip button').all()) {
    const { width, height } = (await one.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height), String(await one.getAttribute('title'))).toBeGreaterThanOrEqual(44)
  }

  // A keyboard covers the lower part of the screen.
  const cover = (height: number) =>
    page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', {
        configurable: true,
        get: () => document.documentElement.clientHeight - height,
      })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, height)
  await cover(300)
  const boxOf = async (what: ReturnType<typeof entry>) => {
    const { y = 0, height = 0 } = (await what.boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  const strip = await boxOf(bar(page).locator('.words-strip'))
  expect(strip.bottom).toBeLessThanOrEqual(740 - 300)
  const text = await boxOf(typed(page))
  expect(text.bottom).toBeLessThanOrEqual(strip.top)
  expect((await boxOf(entry(page))).bottom).toBeLessThanOrEqual(text.top)
  await page.keyboard.type('5')
  await tapOn(button(page, 'Save'))
  await expect.poll(names).toEqual([`${one}5`, ...others])
  await cover(0)

  await tapOn(skill(`${one}5`))
  await expect(typed(page)).toBeFocused()
  const centre = async (what: ReturnType<typeof entry>) => {
    const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [from, to] = [
    await centre(entry(page).locator('.drag').first()),
    await centre(skill(others[1] ?? '')),
  ]
  await send('touchStart', from)
  await send('touchMove', { x: from.x, y: from.y + 20 })
  await send('touchMove', to)
  await expect(bar(page).locator('.frame.shown')).toBeVisible()
  await send('touchEnd')
  await expect.poll(names).toEqual([...others.slice(0, 2), `${one}5`, ...others.slice(2)])
  await expect(status(page)).toContainText(`Moved to place 3 of ${others.length + 1}`)
  await expect(entry(page)).toHaveAccessibleName(/^Entry 3 of/)
  await tapOn(button(page, 'Undo'))
  await expect.poll(names).toEqual([`${one}5`, ...others])
  await tapOn(button(page, 'Undo'))
  await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toBe(before)
})
