import type { Page } from '@playwright/test'
import { layoutRules, violations } from '../support/looks/axe.ts'
import { broken, smallControls } from '../support/looks/looks.ts'
import { expect, rest, scrollThrough, scrollTo, test, untilHydrated } from '../support/test.ts'

test.use({ site: 'owner' })

const footerOf = (page: Page) => page.getByRole('contentinfo')

test.describe('a page without a header', () => {
  test('begins with the skip link, and has name, links and mode switch in the footer', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to Content' })).toBeFocused()

    const footer = footerOf(page)
    await expect(footer.getByRole('link', { name: 'Mara Lind, to the Top' })).toHaveAttribute('href', '#home')
    await expect(footer.getByRole('navigation').getByRole('list').last().getByRole('link')).toHaveText([
      'Home',
      'About',
      'Skills',
      'Services',
      'Projects',
      'Testimonials',
      'Contact',
    ])
    const dark = footer.getByRole('switch', { name: 'Dark mode' })
    const before = await dark.getAttribute('aria-checked')
    await dark.click()
    await expect(dark).not.toHaveAttribute('aria-checked', before ?? '')
    await expect(page.locator('html')).toHaveAttribute('data-mode', before === 'true' ? 'light' : 'dark')
  })

  test('links to the very top of a section, and to another language', async ({ page }) => {
    await page.goto('/')
    await footerOf(page).getByRole('link', { name: 'Services' }).click()
    const topOf = (id: string) =>
      page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
    // Only a small margin is above it.
    await expect.poll(() => topOf('services')).toBeGreaterThanOrEqual(0)
    expect(await topOf('services')).toBeLessThanOrEqual(16)
    const german = footerOf(page).getByRole('link', { name: 'Deutsch' })
    await expect(german).toHaveAttribute('hreflang', 'de')
    await german.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(footerOf(page).getByRole('heading', { level: 2, name: 'Arbeiten' })).toBeVisible()
    await expect(page).toHaveTitle('Mara Lind auf Deutsch')
  })

  test('has a 404 page with the same custom styles', async ({ page }) => {
    await page.goto('/404.html')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
    expect(await broken(page)).toEqual([])
  })
})

test('groups of links pass the layout checks and axe at every width', async ({ page }) => {
  await page.goto('/')
  const footer = footerOf(page)
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Work',
    'A Longer Title That Has Two Lines',
    'Elsewhere',
  ])
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [360, 'light'],
    [768, 'dark'],
    [1280, 'light'],
    [1920, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await scrollTo(page, 100_000)
    await rest(footer)
    expect(await broken(page, 'footer'), `${width} px`).toEqual([])
    expect(await smallControls(page), `${width} px`).toEqual([])
    expect(await violations(page, 'footer', width === 320 ? undefined : layoutRules), `${width} px`).toEqual(
      [],
    )
  }
})

test('custom styles stay last in the cascade, whatever has loaded since', async ({ page }) => {
  await page.goto('/')
  await scrollThrough(page)
  await expect(footerOf(page).getByText('©')).toHaveCSS('letter-spacing', '3px')
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundImage)
  expect(background).toMatch(/assets\/dots-[\w-]+\.svg/)
  const isLast = await page.evaluate(() => {
    const styles = [...document.querySelectorAll('style')]
    const own = styles.findIndex((style) => style.textContent?.includes('letter-spacing:3px'))
    return own >= 0 && styles.slice(own + 1).every((style) => !style.matches('[data-styled]'))
  })
  expect(isLast).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer has everything except the switch', async ({ page }) => {
    await page.goto('/')
    const footer = footerOf(page)
    await expect(footer.getByRole('link', { name: 'Link 19' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Deutsch' })).toBeVisible()
    await expect(footer.getByRole('switch')).toBeHidden()
  })
})

test.describe('visits', () => {
  // Ignores requests that are still pending when a test ends.
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  /** The script of the service: it sends the domain and the address of the page. */
  const counter = `fetch('https://stats.example/api/event', { method: 'POST', mode: 'no-cors',
    body: document.currentScript.dataset.domain + ' ' + location.href })`

  /**
   * Mocks the page at its public address, and the service. Gives the counted visits, and the requests for the
   * script.
   */
  async function goLive(page: Page, origin: string, script: 'answered' | 'blocked' = 'answered') {
    const counted: string[] = []
    const requested: string[] = []
    await page.route('https://mara.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: origin + pathname }) })
    })
    await page.route('https://stats.example/**', async (route) => {
      const request = route.request()
      if (request.method() === 'POST') counted.push(request.postData() ?? '')
      else requested.push(request.url())
      if (script === 'blocked') return route.abort('blockedbyclient')
      await route.fulfill({
        contentType: 'text/javascript',
        body: request.method() === 'POST' ? '' : counter,
      })
    })
    return { counted, requested }
  }

  /** Waits for React, which loads after the decision whether to count. */
  const live = (page: Page) => untilHydrated(page.locator('main h2').first())

  test('are counted once each, and separately for each language', async ({ page, baseURL }) => {
    const { counted, requested } = await goLive(page, baseURL ?? '')
    await page.goto('https://mara.example/')
    await expect.poll(() => counted).toEqual(['mara.example https://mara.example/'])
    await page.goto('https://mara.example/de/')
    await expect.poll(() => counted.slice(1)).toEqual(['mara.example https://mara.example/de/'])
    expect(new Set(requested)).toEqual(new Set(['https://stats.example/js/script.js']))
  })

  test('are not counted with a do-not-track signal or on localhost', async ({ page, baseURL, foreign }) => {
    await page.goto('/')
    await live(page)
    expect(foreign.filter(({ url }) => url.includes('stats.'))).toEqual([])
    const { requested } = await goLive(page, baseURL ?? '')
    for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
      await page.addInitScript((name) => {
        for (const each of ['doNotTrack', 'globalPrivacyControl'])
          Object.defineProperty(navigator, each, { value: each === name ? '1' : null, configurable: true })
        if (name === 'globalPrivacyControl') Object.defineProperty(navigator, name, { value: true })
      }, signal)
      await page.goto('https://mara.example/')
      await live(page)
    }
    expect(requested).toEqual([])
  })

  test.describe('blocked by an extension', () => {
    test.use({ allowProblems: /ERR_BLOCKED_BY_CLIENT|Content Security Policy/ })

    test('cause no error, and the policy still refuses other scripts of the service', async ({
      page,
      baseURL,
    }) => {
      const { requested } = await goLive(page, baseURL ?? '', 'blocked')
      const thrown: Error[] = []
      page.on('pageerror', (error) => thrown.push(error))
      await page.goto('https://mara.example/')
      await live(page)
      await expect.poll(() => requested.length).toBe(1)
      expect(thrown).toEqual([])
      const refused = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI))
            const script = document.createElement('script')
            script.src = 'https://stats.example/other.js'
            document.body.append(script)
          }),
      )
      expect(refused).toBe('https://stats.example/other.js')
    })
  })
})

test('a section of the owner’s own type is hydrated, with the style that it was prerendered with', async ({
  page,
}) => {
  await page.goto('/')
  const entry = page.locator('#talks li > div > div').first()
  const styles = () =>
    entry.evaluate((element) => [element.className, getComputedStyle(element).borderInlineStartStyle])
  const before = await styles()
  expect(before[1]).toBe('dotted')
  const claps = page.getByRole('button', { name: 'Claps' })
  await claps.scrollIntoViewIfNeeded()
  // A click before the section is hydrated is kept and repeated.
  await claps.click()
  await expect(claps).toHaveText('Claps: 1')
  expect(await styles()).toEqual(before)
})
