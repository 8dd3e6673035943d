import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { open, test } from '../support/devTest.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

// Where a program drives the browser the bar shows only if the address asks for it.
const address = '/?onefolio-bar'
const tag = (page: Page) => page.locator('onefolio-bar .tag.shown')
const button = (page: Page, name: string) => page.locator('onefolio-bar').getByRole('button', { name })

/** Opens the page, and lists the places that are opened in an editor from then on. */
async function withEditor(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.route('**/__open-in-editor*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '')
    return route.fulfill({ body: '' })
  })
  await open(page, address)
  await expect(button(page, 'Find in YAML')).toBeVisible()
  return opened
}

test.describe('the bar of the dev page', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools/i })

  test('leads from what is pressed to its line, and the page does not answer', async ({ page, dev }) => {
    const opened = await withEditor(page)
    const shown = page.locator('main > section h2').first()
    await button(page, 'Find in YAML').click()
    await shown.hover()
    await expect(tag(page)).toContainText(/sections\[\d+\]\.heading · .*portfolio\.yaml:\d+/)
    await shown.click()
    await expect(tag(page)).toContainText('Opened in your editor.')
    const [place = ''] = opened
    expect(place.startsWith(dev.yaml)).toBe(true)
    const line = Number(place.split(':').at(-2))
    expect(readFileSync(dev.yaml, 'utf8').split('\n')[line - 1]).toContain('heading: ')
    // A link leads nowhere meanwhile.
    await page.locator('header nav a:visible').last().click()
    expect(new URL(page.url()).hash).toBe('')
    await page.keyboard.press('Escape')
    await expect(tag(page)).toHaveCount(0)
    await expect(button(page, 'Find in YAML')).toHaveAttribute('aria-pressed', 'false')
  })

  test('is not needed to press with Alt, and works by keyboard', async ({ page }) => {
    const opened = await withEditor(page)
    await page.locator('h1').click({ modifiers: ['Alt'] })
    await expect.poll(() => opened.length).toBe(1)
    await page.keyboard.press('Alt+y')
    await page.keyboard.press('ArrowDown')
    await expect(tag(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect.poll(() => opened.length).toBe(2)
    expect(opened[0]).not.toBe(opened[1])
  })

  test('stays hidden once it was hidden, until its keys are pressed', async ({ page }) => {
    await withEditor(page)
    await button(page, 'Hide this bar').click()
    await expect(button(page, 'Find in YAML')).toBeHidden()
    await page.reload()
    await expect(page.locator('onefolio-bar')).toBeAttached()
    await expect(button(page, 'Find in YAML')).toBeHidden()
    await page.keyboard.press('Alt+y')
    await expect(button(page, 'Find in YAML')).toBeFocused()
    await expect(button(page, 'Find in YAML')).toHaveAttribute('aria-pressed', 'true')
  })

  test('shows what an edit changed where that is out of sight, and lights it', async ({ page, dev }) => {
    // Nothing is lit for those who want no motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await withEditor(page)
    dev.write((text) => text.replace(/^( +)copyright: .*/m, '$1copyright: The foot that was edited'))
    const changed = page.getByText('The foot that was edited')
    await expect(changed).toBeInViewport()
    await expect(page.locator('onefolio-bar .frame.shown')).toBeAttached()
  })

  test('leaves out what a page cannot ask for', async ({ page }) => {
    await withEditor(page)
    const answered = await page.evaluate(async () => {
      const { createHotContext } = await import('/@vite/client' as string)
      const hot = createHotContext('/a-question')
      const answers: unknown[] = []
      hot.on('portfolio:found', (found: unknown) => answers.push(found))
      for (const asked of [
        null,
        'x',
        {},
        { question: 1, lang: 'en', texts: ['x'.repeat(9000)], before: 0 },
        { question: 1, lang: 'en', texts: [], before: 0, file: '/etc/passwd' },
      ])
        hot.send('portfolio:find', asked)
      hot.send('portfolio:find', { question: 7, lang: 'en', section: 'about', texts: [], before: 0 })
      while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      return answers
    })
    expect(answered).toEqual([
      expect.objectContaining({ question: 7, path: expect.stringMatching(/^sections\[\d+\]$/) }),
    ])
  })
})
