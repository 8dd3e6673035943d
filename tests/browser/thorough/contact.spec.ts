import type { Page } from '@playwright/test'
import { addStyle } from '../support/page/reader.ts'
import { written } from '../support/sites/content.ts'
import { expect, rest, test } from '../support/test.ts'

const contact = written('contact')

const sectionOf = (page: Page) => page.getByRole('region', { name: contact.heading, exact: true })

test.describe('on a phone with text twice as large', () => {
  test.use({ viewport: { width: 390, height: 740 } })

  test('the name of the address is not broken', async ({ page }) => {
    await page.goto('/#contact')
    await rest(sectionOf(page))
    await addStyle(page, 'html { font-size: 200% !important }')
    const name = sectionOf(page).getByText('Email', { exact: true }).last()
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })
})
