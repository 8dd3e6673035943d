import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import de from '../../../schema/model/interfaceWords/de.json' with { type: 'json' }
import en from '../../../schema/model/interfaceWords/en.json' with { type: 'json' }
import { overlayIn } from '../../sites/content.ts'
import { folderOf } from '../../sites/sites.ts'
import { expect, scrollThrough, test } from '../support/test.ts'

test.use({ site: 'languages' })

const german = overlayIn('languages', 'de')

const inGerman = [
  ...(german.nav ?? []).map(({ name }) => name),
  ...(german.sections ?? []).flatMap(({ headline, label, heading }) => [headline, label, heading]),
  // Interface words that the YAML leaves out come from the built-in translation.
  // From “1 von 2”.
  ' von ',
  ...Object.values({ ...de.labels, ...de.form, ...de.stack, ...de.carousel, ...de.samples }),
].flatMap((text) => text?.replaceAll('*', '') ?? [])

/**
 * In the page: texts that are English but not marked as such, or German but marked as English. Hidden text is
 * skipped.
 */
function wronglyMarked(words: string[]): string[] {
  const wrong: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isGerman = (text: string) => words.some((word) => word.includes(text) || text.includes(word))
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (
      !/\p{L}/u.test(text) ||
      !element ||
      // An address may be in several elements.
      element.closest('a, span')?.textContent?.includes('@') ||
      element.closest('script, style, a[hreflang], [aria-hidden=true]')
    )
      continue
    const marked = element.closest('[lang]')
    const lang = marked?.getAttribute('lang')
    if (lang !== (isGerman(text) ? 'de' : 'en')) wrong.push(`${lang}: ${text}`)
    if (lang === 'en' && marked?.getAttribute('dir') !== 'ltr') wrong.push(`no direction: ${text}`)
  }
  return wrong
}

test('each page is in its language, and falls back to marked texts of the main language', async ({
  page,
}) => {
  await page.goto('/de/')
  await scrollThrough(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo, ich baue Seiten mit Tiefe.')
  await expect(page).toHaveTitle(german.site?.title ?? '')
  expect(await page.evaluate(wronglyMarked, inGerman)).toEqual([])
  // Numbers are in the format of the language.
  await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', '95\u00a0%')
  // Accessible names, which are not text nodes: of pictures and controls.
  await expect(page.getByRole('img', { name: /^Mara Lind/ })).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: de.carousel.next })).not.toHaveAttribute('lang')

  await page.goto('/ar/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('body [lang=en]:not(a)')).toHaveCount(0)
})

test('the other languages are links by their own names to the same section, also by keyboard', async ({
  page,
}) => {
  await page.goto('/')
  const links = page.locator('a[hreflang]')
  await expect(links).toHaveText(['English', 'العربية', 'Deutsch'])
  await expect(links.and(page.locator('[aria-current=true]'))).toHaveText('English')
  await page.locator('#skills').scrollIntoViewIfNeeded()
  await page.locator('#skills').evaluate((section) => section.scrollIntoView())
  const deutsch = page.getByRole('link', { name: 'Deutsch' })
  await deutsch.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/#skills$/)
  await expect(page.locator('#skills')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Was ich kann.' })).toBeVisible()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/#skills$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/#skills$/)

  // The draft is kept across languages.
  const message = page.locator('#contact textarea')
  await message.fill('Grüße')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Grüße')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/#contact$/)
  await expect(message).toHaveValue('Grüße')
})

test('at the top of the page a language link has no fragment', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
})

test('a page loads no texts of other languages', async ({ page }) => {
  // Read from disk: the browser has no body for responses that arrive as a test ends.
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/ar/')
  await scrollThrough(page)
  const files = requested
    .map((path) => path.replace(/\/$/, '/index.html'))
    .filter((path) => /\.(?:js|html)$/.test(path))
  expect(files).toContainEqual(expect.stringMatching(/\.js$/))
  const thatSay = (words = '') =>
    files.filter((path) => readFileSync(join(folderOf('languages'), path), 'utf8').includes(words))
  expect(thatSay(overlayIn('languages', 'ar').site?.title?.slice(0, 20))).not.toEqual([])
  expect(thatSay(german.sections?.[1]?.heading)).toEqual([])
  expect(thatSay(de.form.opened.slice(0, 30))).toEqual([])
  expect(thatSay(en.form.opened.slice(0, 30))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the languages are still links', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/ar/')
    const menu = page.locator('button[popovertarget]')
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo, ich baue Seiten mit Tiefe.')
  })
})

test.describe('a page in one language', () => {
  test.use({ site: 'default' })

  test('has no list of languages', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('a[hreflang], [data-locale]')).toHaveCount(0)
  })
})
