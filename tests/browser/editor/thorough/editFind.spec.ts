import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { open, test } from '../../support/devTest.ts'
import { listening } from '../../support/servers/server.ts'
import { expect } from '../../support/test.ts'

test.describe.configure({ mode: 'default' })

const tag = (page: Page) => page.locator('onefolio-bar .tag.shown')
const button = (page: Page, name: string) => page.locator('onefolio-bar').getByRole('button', { name })

/** Opens the page, and lists the places that are opened in an editor from then on. */
async function withEditor(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.route('**/__open-in-editor*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '')
    return route.fulfill({ body: '' })
  })
  await open(page)
  await expect(button(page, 'Find in YAML')).toBeVisible()
  return opened
}

test.describe('a page of another origin', () => {
  test.use({ allowProblems: /./ })

  test('opens no file in the editor, and cannot frame the page', async ({ page, dev }) => {
    const open = (path: string) => `${dev.origin}/__open-in-editor?file=${encodeURIComponent(path)}`
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<img src="${open(dev.yaml)}"><iframe src="${dev.origin}/"></iframe>`)
    })
    const foreign = `http://127.0.0.1:${await listening(server)}/`
    const asked = page.waitForResponse(open(dev.yaml))
    await page.goto(foreign)
    expect((await asked).status()).toBe(403)
    const framed = page.frames().find((frame) => frame !== page.mainFrame())
    await expect.poll(() => framed?.url()).toBe('chrome-error://chromewebdata/')

    // The page itself opens what the site is made of, and nothing else.
    await page.goto('/')
    const status = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, open(path))
    expect(await status('/etc/hostname')).toBe(403)
    expect(await status(`${dev.yaml}:1:1`)).toBe(200)
    await expect.poll(dev.opened).toBe(`${dev.yaml} 1 1\n`)
    // Nobody edits in a frame, not even in one of this origin.
    const framing = `${dev.origin}/framing.html`
    const body = `<iframe src="/"></iframe>`
    await page.route(framing, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(framing)
    const inner = page.frameLocator('iframe')
    await expect(inner.locator('main > section').first()).toBeAttached()
    await inner.locator('body').evaluate(async () => {
      const bar = '/client/editor/bar.ts'
      const { showBar } = await import(bar as string)
      showBar()
    })
    await expect(inner.locator('onefolio-bar')).toHaveCount(0)
    server.close()
  })
})

test.describe('the bar of the dev page', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools/i })

  test('leads from what is pressed to its line, and the page does not answer', async ({ page, dev }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const opened = await withEditor(page)
    const shown = page.locator('main > section h2').first()
    await button(page, 'Find in YAML').click()
    await shown.hover()
    await expect(tag(page)).toContainText(/sections\[\d+\]\.heading · .*portfolio\.yaml:\d+/)
    await shown.click()
    // No editor takes the focus here, so the place is at hand in another way.
    await expect(tag(page)).toContainText('No editor came to the front: the place is copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/portfolio\.yaml:\d+$/)
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

  test('stays hidden once it was hidden, until its keys are pressed or the address asks for it', async ({
    page,
  }) => {
    await open(page, '/')
    await button(page, 'Settings of this bar').click()
    await button(page, 'Hide this bar').click()
    await expect(button(page, 'Find in YAML')).toBeHidden()
    await page.reload()
    await expect(page.locator('onefolio-bar')).toBeAttached()
    await expect(button(page, 'Find in YAML')).toBeHidden()
    await page.keyboard.press('Alt+y')
    await expect(button(page, 'Find in YAML')).toBeVisible()
    await expect(button(page, 'Find in YAML')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await button(page, 'Settings of this bar').click()
    await button(page, 'Hide this bar').click()
    await page.goto('/?bar')
    await expect(button(page, 'Find in YAML')).toBeVisible()
  })

  test('is left out of a page whose address says so, and hides nothing at the end of any', async ({
    page,
  }) => {
    await open(page, '/?bar=off')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('onefolio-bar')).toHaveCount(0)
    await page.goto('/')
    const bar = page.locator('onefolio-bar nav')
    await expect(bar).toBeVisible()
    // Parts may grow as they come near, and with them the page.
    const footIn = () =>
      page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        return document.querySelector('footer')?.getBoundingClientRect().bottom
      })
    const top = (await bar.boundingBox())?.y
    await expect.poll(footIn).toBeLessThanOrEqual(top ?? 0)
    for (const target of await bar.getByRole('button').all())
      expect(Math.min(...Object.values((await target.boundingBox()) ?? {}).slice(2))).toBeGreaterThanOrEqual(
        44,
      )
  })

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    test(`covers no link of the first screen at ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page)
      const bar = page.locator('onefolio-bar nav')
      await expect(bar).toBeVisible()
      const {
        x,
        y,
        width: wide,
        height: high,
      } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(wide).toBeGreaterThan(0)
      const boxes = await Promise.all(
        (await page.locator('#_page :is(a, button):visible').all()).map((one) => one.boundingBox()),
      )
      const covered = boxes.filter(
        (box) =>
          box && box.x < x + wide && box.x + box.width > x && box.y < y + high && box.y + box.height > y,
      )
      expect(covered).toEqual([])
    })

  test('leads from every text, icon and picture of the page to its line, or says why not', async ({
    page,
    dev,
  }) => {
    await withEditor(page)
    // Samples are made when they come near.
    for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded()
    await expect(page.locator('[data-samples="ready"]')).toHaveCount(2)
    const found = await page.evaluate(async () => {
      const bar = '/client/editor/'
      const { askPlace, findable } = await import(`${bar}places.ts` as string)
      const places: { words: string; line: number; path: string; note?: string; from: unknown }[] = []
      for (const element of findable() as Element[])
        places.push({
          words: element.matches('svg, img') ? '' : (element.textContent ?? ''),
          ...(await askPlace(element)),
        })
      return places
    })
    const lines = readFileSync(dev.yaml, 'utf8').split('\n')
    const exact = found.filter(({ note }) => note === undefined)
    expect(found.filter(({ line }) => line < 1 || line > lines.length)).toEqual([])
    expect(exact.length / found.length).toBeGreaterThan(0.6)
    for (const { words, line, path } of exact) {
      const [word = ''] = words.match(/\p{L}{4,}/u) ?? []
      // A folded text goes on below its first line.
      if (word) expect(`${path}: ${lines.slice(line - 1, line + 8).join(' ')}`).toContain(word)
    }
    // What nobody has written names the key to add, and samples their settings.
    const other = found.filter(({ note }) => note?.startsWith('Nobody has written'))
    expect(other.length).toBeGreaterThan(3)
    for (const { note, path } of other) expect(note).toContain(`add ${path} `)
    expect(found.filter(({ path }) => path.endsWith('.samples')).length).toBeGreaterThan(3)
  })
})
