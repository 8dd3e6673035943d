import { textsShown } from '../sites/content.ts'
import { expect, scrollThrough, test } from './support/test.ts'

test('the document is styled without scripts or linked style sheets', async ({ page, hold }) => {
  hold(/\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const rules = await page.evaluate(() => {
    // Most rules are in those of the cascade layers.
    const layers = [...document.styleSheets]
      .filter(({ href }) => !href)
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSLayerBlockRule)
    return layers.reduce((sum, { cssRules }) => sum + cssRules.length, 0)
  })
  expect(rules).toBeGreaterThan(50)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
})

test('scripts add no style of an element that the document has already', async ({ page }) => {
  await page.goto('/')
  await scrollThrough(page)
  const again = await page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? rulesIn(rule.cssRules) : rule))
    const [added, sent] = [true, false].map((isAdded) =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => (ownerNode as Element).matches('[data-styled-version]') === isAdded)
        .flatMap(({ cssRules }) => rulesIn(cssRules))
        .filter((rule) => !(rule instanceof CSSKeyframesRule))
        .map(({ cssText }) => cssText),
    )
    return { added: added?.length, twice: added?.filter((rule) => sent?.includes(rule)) }
  })
  expect(again).toEqual({ added: expect.any(Number), twice: [] })
  expect(again.added, 'those of samples').toBeGreaterThan(10)
})

// That they are in the document is tested on the document, in tests/core/page.built.test.ts.
test('every text of the YAML is visible or an accessible name', async ({ page }) => {
  await page.goto('/')
  await scrollThrough(page)
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  const shown = await page.locator('#_page').evaluate((element: HTMLElement) => {
    const names = [...element.querySelectorAll('[alt], [aria-label]')].map(
      (each) => each.getAttribute('alt') ?? each.getAttribute('aria-label'),
    )
    // Paragraphs of a text are on lines of their own.
    return [element.innerText, ...names].join('\n').replace(/\s+/g, ' ')
  })
  const texts = textsShown().map((text) => text.replace(/\s+/g, ' '))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => !shown.includes(text))).toEqual([])
})

test.describe('a page of real items without scripts', () => {
  test.use({ javaScriptEnabled: false, site: 'items' })

  test('projects and testimonials can be read, and links followed', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Tidal', 'Meridian'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    // Exposed to screen readers too.
    for (const words of ['Ada was content.', 'Grace was content.'])
      await expect(page.getByRole('group', { name: / of 2$/ }).filter({ hasText: words })).toHaveCount(1)
    await expect(page.locator('[inert]')).toHaveCount(0)
    const links = page.locator('#projects').getByRole('link', { name: 'View Project' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport()
    }
  })
})

test.describe('without scripts, of samples', () => {
  test.use({ javaScriptEnabled: false })

  test('one sentence stands for the projects, and one for the testimonials', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.locator('#projects article').filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('#projects [data-samples]')).toHaveText(/^Sample projects are made/, {
      useInnerText: true,
    })
    await expect(page.locator('#testimonials [data-samples]')).toHaveText(/^Sample feedback is made/, {
      useInnerText: true,
    })
  })
})

test('hydration keeps the elements of the document, and logs nothing', async ({ page, problems }) => {
  await page.addInitScript(() => {
    // Runs when the document has been parsed, before any module.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const element of document.querySelectorAll('#_page *')) element.toggleAttribute('data-sent', true)
    })
  })
  await page.goto('/')
  const sent = page.locator('#_page :is(section, h1, h2, h3, form, input, nav a)')
  const count = await sent.and(page.locator('[data-sent]')).count()
  expect(count).toBeGreaterThan(40)
  await expect(page.locator('[aria-current]'), 'React has hydrated the page').toBeAttached()
  await scrollThrough(page)
  expect(await sent.and(page.locator('[data-sent]')).count()).toBe(count)
  expect(problems).toEqual([])
})
