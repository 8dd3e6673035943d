import type { Page } from '@playwright/test'
import { written } from '../../sites/content.ts'
import { addStyle } from '../support/page/reader.ts'
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

test('the profiles begin on the line of the first label', async ({ page }) => {
  await page.goto('/#contact')
  await rest(sectionOf(page))
  const bottomOf = (text: string) =>
    sectionOf(page)
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const line = document.createElement('span')
        line.style.cssText = 'display:inline-block'
        element.append(line)
        const { bottom } = line.getBoundingClientRect()
        line.remove()
        return bottom
      })
  expect(Math.abs((await bottomOf('Name')) - (await bottomOf('LinkedIn')))).toBeLessThan(1)
})

test('on phones there are 64 px between the form and the profiles', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/#contact')
  await rest(sectionOf(page))
  const button = await sectionOf(page).getByRole('button').boundingBox()
  const list = await sectionOf(page).getByRole('list').boundingBox()
  expect((list?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeCloseTo(64, 0)
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1024, height: 420 } })

  test('what the form says is in view, at the size of a heading', async ({ page, mails }) => {
    await page.goto('/#contact')
    await rest(sectionOf(page))
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Name').press('Enter')
    await expect.poll(() => mails).toHaveLength(1)
    const status = sectionOf(page).getByRole('status')
    await expect(status).toBeInViewport({ ratio: 1 })
    const [said, section] = await Promise.all(
      [status.locator('p'), page.getByRole('heading', { level: 2 }).nth(1)].map((one) =>
        one.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
    // No larger than the address has room for.
    expect(said).toBeGreaterThan(0.9 * (section ?? Infinity))
  })

  test('the words beside a field do not move the button away from a press', async ({ page, mails }) => {
    await page.goto('/#contact')
    await rest(sectionOf(page))
    const button = sectionOf(page).getByRole('button')
    const placeOf = () => button.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY))
    const before = await placeOf()
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel('Message').focus()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(await placeOf()).toBe(before)
    expect(mails).toEqual([])
  })
})
