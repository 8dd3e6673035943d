import type { Page } from '@playwright/test'
import { contrast } from '../../../schema/colour/contrast.ts'
import { expect, scrollTo, test } from '../support/test.ts'

test.use({ site: 'system' })

/** A computed colour as six hexadecimal digits. */
const sixDigits = (colour: string) =>
  `#${(colour.match(/[\d.]+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

/** The contrast of each of these colour tokens with the background of the page. */
async function contrasts(page: Page, tokens: string[]): Promise<number[]> {
  const [ground = '', ...colours] = await page.evaluate(
    (names) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const found = names.map((name) => {
        probe.style.color = `var(--${name})`
        return getComputedStyle(probe).color
      })
      probe.remove()
      return found
    },
    ['background', ...tokens],
  )
  return colours.map((colour) => contrast(sixDigits(ground), sixDigits(colour)))
}

const header = (page: Page) =>
  page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor)

/** The ratios of WCAG 2.2, 1.4.6 and 1.4.11. */
async function expectMoreContrast(page: Page) {
  for (const ratio of await contrasts(page, ['text', 'muted', 'soft']))
    expect(ratio).toBeGreaterThanOrEqual(7)
  for (const ratio of await contrasts(page, ['border', 'field-edge'])) expect(ratio).toBeGreaterThanOrEqual(3)
}

const other = { dark: 'light', light: 'dark' } as const

for (const colorScheme of ['dark', 'light'] as const) {
  test(`prefers-contrast: more applies in the ${colorScheme} mode and after switching it, but not in print`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await page.goto('/')
    await expectMoreContrast(page)
    await page.getByRole('switch').click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', other[colorScheme])
    await expectMoreContrast(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveCSS('--muted', '#444444')
  })
}

test('with prefers-reduced-transparency the header is opaque', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 500)
  await expect.poll(() => header(page)).toMatch(/^rgba\(.*0\.9\d*\)$/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await expect.poll(() => header(page)).toMatch(/^rgb\(/)
})
