import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ allowProblems: /\[vite\]|react-devtools|picsum/i })

const bar = (page: Page) => page.locator('onefolio-bar')
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => bar(page).getByRole('dialog', { name: /^All fields/ })
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
const entry = (page: Page) => bar(page).locator('[role=toolbar].entry-bar')
const status = (page: Page) => bar(page).locator('.words-strip [role=status]')

/** Two projects in place of samples. */
const withProjects = (yaml: string) =>
  yaml.replace(
    / +samples:\n(?: {6,}.*\n)+/,
    `    layout: list
    items:
      - { title: Atlas, description: A map., link: 'https://a.example' }
      - title: Globe # round
        description: Round.
        link: https://b.example
`,
  )

async function edit(page: Page) {
  await open(page, '/?onefolio-bar')
  await button(page, 'Edit').click()
  await expect(status(page)).toContainText('Press a text')
}

test('all fields of an entry are in one form, refused beside their fields, and one step of Undo @phone', async ({
  page,
  dev,
}) => {
  dev.write(withProjects)
  const written = () => readFileSync(dev.yaml, 'utf8')
  const before = written()
  await edit(page)
  await page.locator('#projects').getByText('Globe', { exact: true }).click()
  await expect(entry(page)).toHaveAccessibleName('Entry 2 of 2: Globe', { timeout: 60_000 })
  await button(page, 'All fields').click()
  await expect(field(page, 'Title')).toHaveValue('Globe')
  await expect(field(page, 'Title')).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('onefolio-bar').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await field(page, 'Year').fill('2024')
  await field(page, 'Client').fill('Acme')
  await field(page, 'Tags').fill('React\nGo')
  await field(page, 'Result').fill('More than forty letters, which are far too many')
  await dialog(page).getByText('Links', { exact: true }).click()
  await field(page, 'Words').fill('Code')
  await field(page, 'Address').last().fill('https://c.example')
  await save(page).click()
  await expect(field(page, 'Result')).toBeFocused()
  await expect(field(page, 'Result')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByText('more than 40 characters')).toBeVisible()
  expect(written()).toBe(before)

  await field(page, 'Result').fill('40 M a day')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('#projects').getByText('40 M a day')).toBeVisible()
  // The focus is by the entry, wherever it stands by then.
  await expect(entry(page)).toHaveAccessibleName('Entry 2 of 2: Globe')
  await expect(button(page, 'All fields')).toBeFocused()
  expect(written()).toBe(
    before.replace(
      '        link: https://b.example\n',
      `        link: https://b.example
        links:
          - name: Code
            href: https://c.example
        client: Acme
        year: '2024'
        result: 40 M a day
        tags:
          - React
          - Go
`,
    ),
  )
  await button(page, 'Undo').click()
  await expect.poll(written).toBe(before)

  // Escape gives the form up, and ends no more than that.
  await expect(page.locator('#projects').getByText('40 M a day')).toHaveCount(0)
  await page.locator('#projects').getByText('Globe', { exact: true }).click()
  await button(page, 'All fields').click()
  await field(page, 'Role').fill('Lead')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'All fields')).toBeFocused()
  expect(written()).toBe(before)
})

test('a section and a profile have such a form, and what was entered survives the page', async ({
  page,
  dev,
}) => {
  const written = () => readFileSync(dev.yaml, 'utf8')
  const before = written()
  await edit(page)
  await button(page, 'Section Services: arrow keys move it, a press shows more').click()
  await button(page, 'All fields').click()
  await expect(field(page, 'Label')).toHaveValue('Services')
  const background = dialog(page).getByRole('combobox', { name: 'Background' })
  await field(page, 'Label').fill('Offers')
  await background.selectOption('accent')
  const layouts = dialog(page).getByRole('radiogroup', { name: 'Layout' })
  await layouts.getByRole('radio').last().check()
  const layout = await layouts.getByRole('radio').last().getAttribute('value')
  // The page is loaded again, as when the server comes back.
  await page.reload()
  await expect(field(page, 'Label')).toHaveValue('Offers')
  await expect(background).toHaveValue('accent')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  const services = /type: services\n(?: {4}.*\n)+/.exec(written())?.[0]
  expect(services).toContain('label: Offers')
  expect(services).toContain(`layout: ${layout}`)
  expect(services).toContain('ground: accent')
  await button(page, 'Undo').click()
  await expect.poll(written).toBe(before)

  const profile = page.locator('footer a svg').first()
  await profile.scrollIntoViewIfNeeded()
  await profile.click()
  // A press opens its icons; its toolbar stays behind them.
  await expect(bar(page).getByRole('dialog', { name: 'Icon' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry(page)).toHaveAccessibleName(/^Entry 1 of/)
  await button(page, 'All fields').click()
  await field(page, 'Name').fill('Codeberg')
  await field(page, 'Icon').fill('simple-icons:codeberg')
  await field(page, 'Address').fill('https://codeberg.example/mara')
  await save(page).click()
  await expect(page.getByRole('link', { name: 'Codeberg' }).first()).toBeAttached()
  expect(written()).toContain('codeberg.example/mara')
  await button(page, 'Undo').click()
  await expect.poll(written).toBe(before)
})
