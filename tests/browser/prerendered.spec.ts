import { headingFontScript } from '../../src/build/fonts/headingFont.ts'
import { content, plain } from './content.ts'
import { expect, scrollThrough, test } from './test.ts'

/** Keys of a section whose values are not text that shows on the page. */
const unseen = new Set(['type', 'id', 'icon', 'href', 'src', 'samples'])

/** All that a part of the YAML has to say to a visitor. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value.trim())]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (unseen.has(key) ? [] : textsOf(item)))
}

test('the document holds the whole page, styled, and no script of its own but for the headings’ font', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toContain('<template')
  expect(html).not.toMatch(/\son[a-z]+\s*=/i)
  expect(html).not.toMatch(/<link[^>]*rel="?stylesheet/i)
  expect(html, 'nothing is sent out of sight').not.toMatch(/style="[^"]*opacity:\s*0[;"]/)

  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (type === '' || /javascript|module/.test(type)))
      .map(({ text }) => text),
  )
  expect(inline, 'no other inline script that runs').toEqual([headingFontScript])
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => !href)
      .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  )
  expect(rules).toBeGreaterThan(50)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every text of the YAML can be read', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    const shown = await page.locator('#page').evaluate((element: HTMLElement) => {
      const names = [...element.querySelectorAll('[alt], [aria-label]')].map(
        (each) => each.getAttribute('alt') ?? each.getAttribute('aria-label'),
      )
      return [element.innerText, ...names].join('\n')
    })
    const texts = [content.nav, content.socials, content.sections, content.footer].flatMap(textsOf)
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => !shown.includes(text))).toEqual([])
  })

  test('the place of the samples says what will be there', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#projects')).toContainText('Sample projects are made when the page loads.')
    await expect(page.locator('#testimonials')).toContainText('Sample feedback is made when the page loads.')
  })

  test('links within the page lead to their sections', async ({ page }) => {
    await page.goto('/')
    for (const { name, href } of content.nav?.slice(1, 5) ?? []) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.locator(href).getByRole('heading', { level: 2 })).toBeInViewport()
    }
  })
})

test.describe('a page of real items without scripts', () => {
  test.use({ javaScriptEnabled: false, site: 'items' })

  test('projects and testimonials are in the document', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Tidal', 'Meridian'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(page.getByText('Ada was content.')).toBeVisible()
  })
})

test('hydration keeps every element of the document, and says nothing in the console', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    // Modules run once the document stands, and before them this.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const element of document.querySelectorAll('#page *')) element.toggleAttribute('data-sent', true)
    })
  })
  await page.goto('/')
  const sent = page.locator('#page :is(section, h1, h2, h3, form, input, nav a)')
  const count = await sent.and(page.locator('[data-sent]')).count()
  expect(count).toBeGreaterThan(40)
  await expect(page.locator('[aria-current]'), 'React is live').toBeAttached()
  await scrollThrough(page)
  expect(await sent.and(page.locator('[data-sent]')).count()).toBe(count)
  expect(problems).toEqual([])
})
