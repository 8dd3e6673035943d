import type { Page } from '@playwright/test'
import { expect, scrollTo, test } from './support/test.ts'

test.use({ site: 'system' })

/** The contrast of a colour against the ground of the page, of each of these tokens. */
const contrasts = (page: Page, tokens: string[]) =>
  page.evaluate((tokens) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const luminance = (token: string) => {
      probe.style.color = `var(--${token})`
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(
        (part) => {
          const share = Number(part) / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        },
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = luminance('background')
    const found = tokens.map((token) => {
      const [dark = 0, light = 0] = [luminance(token), ground].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    })
    probe.remove()
    return found
  }, tokens)

const header = (page: Page) =>
  page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor)

/** WCAG 2.2, 1.4.6 and 1.4.11. */
async function expectMoreContrast(page: Page) {
  for (const contrast of await contrasts(page, ['text', 'muted', 'soft']))
    expect(contrast).toBeGreaterThanOrEqual(7)
  for (const contrast of await contrasts(page, ['border', 'field-edge']))
    expect(contrast).toBeGreaterThanOrEqual(3)
}

const other = { dark: 'light', light: 'dark' } as const

for (const colorScheme of ['dark', 'light'] as const) {
  test(`who asks for more contrast gets it in the ${colorScheme} mode of the device, in that chosen by hand, and not on paper`, async ({
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

test('who asks for less transparency sees nothing through the header', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 500)
  await expect.poll(() => header(page)).toMatch(/^rgba\(.*0\.9\d*\)$/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await expect.poll(() => header(page)).toMatch(/^rgb\(/)
})
