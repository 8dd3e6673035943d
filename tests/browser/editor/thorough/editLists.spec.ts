import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { expect } from '../../support/test.ts'

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

  // A new one is edited at once; a press twice adds no other.
  await button(page, 'Add after').dblclick()
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

test('a copy that begins with an icon opens no dialog, and its toolbar is there', async ({ page, dev }) => {
  const before = readFileSync(dev.yaml, 'utf8')
  await open(page, '/?onefolio-bar')
  await button(page, 'Edit').click()
  await expect(status(page)).toContainText('Press a text')
  await page.locator('#services h3').first().click()
  await expect(entry(page)).toHaveAccessibleName(/^Entry 1 of/, { timeout: 60_000 })
  await button(page, 'Duplicate').click()
  await expect(entry(page)).toHaveAccessibleName(/^Entry 2 of/)
  await expect(status(page)).toContainText('An icon')
  await expect(bar(page).getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toBe(before)
})

test('a copy is told from what it is a copy of, also where the label of its section is left out', async ({
  page,
  dev,
}) => {
  dev.write((yaml) => yaml.replace('heading: Half Engineer, Half Set Designer.', 'heading: About'))
  await open(page, '/?onefolio-bar')
  await button(page, 'Edit').click()
  await expect(status(page)).toContainText('Press a text')
  const paragraphs = page.locator('#about p')
  const count = await paragraphs.count()
  await paragraphs.first().click()
  await expect(entry(page)).toHaveAccessibleName(/^Entry 1 of/, { timeout: 60_000 })
  await button(page, 'Duplicate').click()
  await expect(entry(page)).toHaveAccessibleName(/^Entry 2 of/)
  await expect(typed(page)).toBeFocused()
  // Its toolbar stays by what is edited, in whose place a copy stands.
  await page.mouse.wheel(0, 40)
  const above = async () => {
    const [text, tools] = [await typed(page).boundingBox(), await entry(page).boundingBox()]
    return text && tools && Math.round(text.y - tools.y - tools.height)
  }
  await expect.poll(above).toBe(8)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(paragraphs).toHaveCount(count)
})

test('in a grid arrows point to where an entry goes, and a line shows where it is dropped', async ({
  page,
  dev,
}) => {
  const item = (title: string) =>
    `      - { title: ${title}, description: A map., image: { src: images/portrait.webp, alt: Mara Lind }, link: 'https://a.example' }\n`
  dev.write((yaml) =>
    yaml.replace(
      / +samples:\n(?: {6,}.*\n)+/,
      `    layout: grid\n    items:\n${['Atlas', 'Globe', 'Chart'].map(item).join('')}`,
    ),
  )
  const before = readFileSync(dev.yaml, 'utf8')
  await open(page, '/?onefolio-bar')
  await button(page, 'Edit').click()
  await expect(status(page)).toContainText('Press a text')
  const title = (name: string) => page.locator('#projects').getByText(name, { exact: true })
  await title('Globe').click()
  await expect(entry(page)).toHaveAccessibleName('Entry 2 of 3: Globe', { timeout: 60_000 })
  await expect(button(page, 'Move left')).toBeVisible()
  await expect(button(page, 'Move down')).toBeVisible()

  await entry(page).locator('> .drag').hover()
  await page.mouse.down()
  const { x = 0, y = 0 } = (await title('Atlas').boundingBox()) ?? {}
  await page.mouse.move(x, y, { steps: 5 })
  const line = await bar(page).locator('.drop-line').boundingBox()
  expect(line?.width).toBe(4)
  expect(line?.x).toBeLessThan(x)
  await page.mouse.up()
  await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toContain(item('Globe') + item('Atlas'))
  await expect(button(page, 'Move right')).toBeVisible()
  await expect(bar(page).locator('.drop-line')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => readFileSync(dev.yaml, 'utf8')).toBe(before)
})

test('a carousel turns while it is edited, and to a new entry', async ({ page, dev }) => {
  dev.write((yaml) =>
    yaml.replace(
      /(id: testimonials\n(?: {4}(?!samples).*\n)*) +samples:\n(?: {6,}.*\n)+/,
      '$1    items: [{ name: Ida, feedback: Well made. }, { name: Ned, feedback: On time. }]\n',
    ),
  )
  const before = readFileSync(dev.yaml, 'utf8')
  await open(page, '/?onefolio-bar')
  await button(page, 'Edit').click()
  await expect(status(page)).toContainText('Press a text')
  const section = page.locator('#testimonials')
  await section.getByText('Well made.').click()
  await expect(typed(page)).toBeFocused({ timeout: 60_000 })
  await button(page, 'Add after').click()
  await expect(typed(page)).toHaveText('What they said')
  await expect(entry(page)).toHaveAccessibleName(/^Entry 2 of 3/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('As agreed.')

  // The page turns, and what was typed is saved.
  await section.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(section.getByText('On time.')).toBeVisible()
  await expect(entry(page)).toHaveCount(0)
  await expect(status(page)).toContainText('Saved')
  await section.getByText('On time.').click()
  await expect(typed(page)).toContainText('On time.')
  await page.keyboard.press('Escape')
  await section.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(section.getByText('As agreed.')).toBeVisible()
  expect(readFileSync(dev.yaml, 'utf8')).toContain('{ name: Who said it, feedback: As agreed. }')

  for (const _ of [1, 2]) {
    const now = readFileSync(dev.yaml, 'utf8')
    await button(page, 'Undo').click()
    await expect.poll(() => readFileSync(dev.yaml, 'utf8')).not.toBe(now)
  }
  expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
})

test.describe('with pages of entries', () => {
  // A separate server, in whose folder the test adds files.
  test.use({ yaml: 'examples/lists/portfolio.yaml' })

  test('an entry is removed with the links to its page, which a dialog names', async ({ page, dev }) => {
    const at = (name: string) => join(dev.folder, 'projects', name)
    mkdirSync(at(''))
    const globe = 'It began with [the atlas](atlas.md).\n'
    dev.put(at('atlas.md'), Buffer.from('Maps.\n'))
    dev.put(at('globe.md'), Buffer.from(globe))
    const item = (title: string, name: string) =>
      `      - { title: ${title}, description: Maps., image: { src: images/portrait.webp, alt: Mara }, page: projects/${name}.md }\n`
    dev.write((yaml) =>
      yaml.replace(
        / +samples:\n(?: {6,}.*\n)+/,
        `    items:\n${item('Atlas', 'atlas')}${item('Globe', 'globe')}`,
      ),
    )
    const before = readFileSync(dev.yaml, 'utf8')
    await page.goto('/?onefolio-bar')
    await button(page, 'Edit').click()
    await expect(status(page)).toContainText('Press a text')
    const title = page.getByRole('heading', { name: 'Atlas' })
    await title.click()
    await expect(typed(page)).toBeFocused({ timeout: 60_000 })
    await button(page, 'Remove').click()
    const dialog = page.getByRole('dialog', { name: 'Remove the entry' })
    await expect(dialog).toContainText('A link in the text of a page leads to its page.')
    // Given up, nothing is done.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Remove')).toBeFocused()
    expect(readFileSync(dev.yaml, 'utf8')).toBe(before)

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Remove the links too' }).click()
    await expect(status(page)).toContainText('Removed: 1 is left')
    await expect(title).toHaveCount(0)
    expect(readFileSync(dev.yaml, 'utf8')).toBe(before.replace(item('Atlas', 'atlas'), ''))
    expect(readFileSync(at('globe.md'), 'utf8')).toBe('It began with the atlas.\n')

    await button(page, 'Undo').click()
    await expect(title).toBeVisible()
    expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
    expect(readFileSync(at('globe.md'), 'utf8')).toBe(globe)
  })
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

test('by touch an entry is written, moved and undone @phone-only', async ({ page, dev }) => {
  await open(page, '/?onefolio-bar')
  const before = readFileSync(dev.yaml, 'utf8')
  const names = () =>
    [...readFileSync(dev.yaml, 'utf8').matchAll(/\{ name: ([^,]+), level/g)].map(([, name = '']) => name)
  const [one = '', ...others] = names()
  const skill = (name: string) => page.locator('#skills').getByText(name, { exact: true }).first()
  await button(page, 'Edit').tap()
  await expect(status(page)).toContainText('Press a text')
  await skill(one).tap()
  await expect(typed(page)).toBeFocused({ timeout: 60_000 })
  await page.keyboard.type('5')
  await button(page, 'Save').tap()
  await expect.poll(names).toEqual([`${one}5`, ...others])
  await expect(skill(`${one}5`)).toBeVisible()
  await skill(`${one}5`).tap()
  await expect(entry(page)).toHaveAccessibleName(/^Entry 1 of/)
  await button(page, 'Move down').tap()
  await expect.poll(names).toEqual([others[0], `${one}5`, ...others.slice(1)])
  await expect(status(page)).toContainText(`Moved to place 2 of ${others.length + 1}`)
  for (const _ of [1, 2]) {
    const now = readFileSync(dev.yaml, 'utf8')
    await button(page, 'Undo').tap()
    await expect.poll(() => readFileSync(dev.yaml, 'utf8')).not.toBe(now)
  }
  expect(readFileSync(dev.yaml, 'utf8')).toBe(before)
})

test('by touch the menu opens while its links are edited @phone-only', async ({ page, dev }) => {
  await open(page, '/?onefolio-bar')
  const before = readFileSync(dev.yaml, 'utf8')
  await button(page, 'Edit').tap()
  await expect(status(page)).toContainText('Press a text')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('banner').getByRole('link', { name: 'Skills' }).tap()
  await expect(typed(page)).toBeFocused({ timeout: 60_000 })
  await page.keyboard.type(' and Tools')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Saved')
  expect(readFileSync(dev.yaml, 'utf8')).toBe(before.replace('{ name: Skills,', '{ name: Skills and Tools,'))
})
