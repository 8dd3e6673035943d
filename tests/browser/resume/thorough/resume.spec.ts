import { accessibleNodes } from '../../support/looks/accessibilityTree.ts'
import { violations } from '../../support/looks/axe.ts'
import { addStyle } from '../../support/page/reader.ts'
import { expect, test } from '../../support/test.ts'

test.use({ site: 'resume' })

for (const path of ['/', '/ar/resume/'])
  test(`the links of ${path} have accessible names that contain their visible text`, async ({ page }) => {
    await page.goto(path)
    const links = await accessibleNodes(page, 'link')
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter(({ name, seen }) => !name.includes(seen))).toEqual([])
  })

test('the résumé has all sections, passes axe and is no wider than the viewport', { tag: '@phone' }, async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const path of ['/resume/', '/ar/resume/']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(11)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
    expect(await violations(page)).toEqual([])
  }
  // No React: only the script of the header.
  expect(scripts.filter((address) => /react|styles|springs|shared|client/.test(address))).toEqual([])
})

test('switching the language keeps the current part', async ({ page }) => {
  await page.goto('/resume/')
  await page
    .locator('main h2[id]')
    .nth(4)
    .evaluate((part) => part.scrollIntoView())
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/resume\/#resume_\w+$/)
  await expect(page.locator('h2:target')).toBeInViewport()
})

test('its text has enough contrast even if the accent only suffices for large text', async ({ page }) => {
  await page.goto('/resume/')
  const colours = '--background:#efefef;--text:#111111;--muted:#555555;--border:#999999;--accent:#888888'
  await addStyle(page, `:root:root{${colours}}`)
  expect(await violations(page, ':root', ['color-contrast'])).toEqual([])
})

test('its links lead to the PDF, to the data and to the other languages', async ({ page, request }) => {
  await page.goto('/resume/')
  const pdf = page.getByRole('link', { name: /Download as PDF PDF, \d+ kB/ })
  const href = await pdf.evaluate((a: HTMLAnchorElement) => a.href)
  const response = await request.get(href)
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const json = await page
    .locator('link[type="application/json"]')
    .evaluate((link: HTMLLinkElement) => link.href)
  expect((await (await request.get(json)).json()).basics.name).toBe('Nadia Brandt')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/resume\/$/)
  await expect(page.getByText('März 2021 – heute')).toBeVisible()
})

test('in print it is black on white, with the addresses of its links', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/resume/')
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement)
    return [color, backgroundColor]
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await expect(page.getByText('https://harbour.example/')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download as PDF' })).toBeHidden()
  const title = page.getByRole('heading', { name: 'Experience' })
  expect(await title.evaluate((heading) => getComputedStyle(heading).breakAfter)).toBe('avoid')
  for (const format of ['A4', 'Letter']) expect((await page.pdf({ format })).length).toBeGreaterThan(1000)
})
