import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { startDevServer } from '../../support/servers/devServer.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({ allowProblems: /\[vite\]|react-devtools|picsum/i })

const bar = (page: Page) => page.locator('onefolio-bar')
/** The text that is edited where it stands. */
const typed = (page: Page) => page.locator('[contenteditable=plaintext-only]')

async function beginToEdit(page: Page) {
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(bar(page).locator('.words-strip [role=status]')).toContainText('Press a text')
}

test('codes that an import brings, such as that of a country, stop no edit', async ({ page, dev }) => {
  dev.write((text) => `${text}\nresume:\n  contact:\n    location: { city: Berlin, countryCode: DE }\n`)
  await open(page)
  await beginToEdit(page)
  await page.locator('#about h2').click()
  await expect(typed(page)).toHaveText('Half Engineer, Half Set Designer.', { timeout: 60_000 })
  await page.keyboard.press('Escape')

  await page.goto('/resume/')
  await beginToEdit(page)
  await page.getByRole('main').getByText('Freelance Web Developer').click()
  await expect(typed(page)).toHaveText('Freelance Web Developer', { timeout: 60_000 })
})

test('an own component that looks something up by a text leaves all other texts to be edited', async ({
  page,
}) => {
  const dev = await startDevServer({ site: 'owner' })
  try {
    const component = join(dev.folder, 'sections/talks/Talks.tsx')
    const source = readFileSync(component, 'utf8')
    const withLookup = source.replace(
      '  const [claps,',
      "  const rooms: Record<string, { name: string }> = { 'Islands of Light': { name: 'Hall' } }\n  if (!rooms[items[0]?.title ?? '']?.name) throw new Error('There is no such talk')\n  const [claps,",
    )
    expect(withLookup).not.toBe(source)
    dev.put(component, new TextEncoder().encode(withLookup))
    await page.goto(dev.origin)
    await expect(page.locator('#talks h2')).toBeAttached()
    await beginToEdit(page)
    await page.locator('#about h2').click()
    await expect(typed(page)).toHaveText('Half Engineer, Half Set Designer.', { timeout: 60_000 })
    await page.keyboard.press('Escape')
    await page.locator('#talks h2').click()
    await expect(bar(page).locator('.words-strip [role=status]')).not.toContainText('did not work')
  } finally {
    dev.stop()
  }
})

test('a level that is edited shows its new number, and stays with its row', async ({ page }) => {
  await open(page)
  await beginToEdit(page)
  const count = page.locator('#skills [data-part=count]').first()
  await expect(count).toHaveText('95%')
  await count.click()
  const level = bar(page).getByLabel('Level', { exact: true })
  await expect(level).toHaveValue('95', { timeout: 60_000 })
  await level.fill('85')
  await level.press('Enter')
  await expect(count).toHaveText('85%')
})
