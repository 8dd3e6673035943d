import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { written } from './content.ts'
import { type DevServer, startDevServer } from './devServer.ts'
import { guard } from './network.ts'
import { test as base, scrollTo, expect as soon } from './test.ts'
import { isWide } from './widths.ts'

/** A dev server compiles while one waits. */
const expect = soon.configure({ timeout: 20_000 })

const good = 'heading: What I Reach For.'
const other = 'heading: Tools of the Trade.'
const bad = '{ name: HTML, level: 950 }'

const spoil = (text: string) => text.replace('{ name: HTML, level: 95 }', bad)
const mend = (text: string) => text.replace(bad, '{ name: HTML, level: 95 }')

/** A test on a dev server of its own, whose file is broken from the start where `broken` is set. */
const test = base.extend<{ broken: boolean; dev: DevServer }>({
  broken: [false, { option: true }],
  dev: async ({ broken }, use) => {
    const dev = await startDevServer(broken ? spoil : undefined)
    await use(dev)
    dev.stop()
  },
  baseURL: async ({ dev }, use) => use(dev.origin),
  network: async ({ context, dev }, use) => use(await guard(context, dev.origin, false)),
})

test.skip(isWide, 'the server is the same at every width')
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// One after another: a server that starts looks through all sources.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const headingOf = (page: Page, text: string) =>
  page.getByRole('heading', { name: text.replace('heading: ', '') })
const overlay = (page: Page) => page.locator('vite-error-overlay')

/** Where the mistake stands: `file:line:column`. */
function placeIn({ yaml }: DevServer): string {
  const before = readFileSync(yaml, 'utf8').split('950')[0]?.split('\n') ?? []
  return `${yaml}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** Opens the page and scrolls to its skills; gives what must not be lost: the place, and the page itself. */
async function openAtSkills(page: Page): Promise<number> {
  await page.goto('/')
  // The last section: with it the page is as long as it will be.
  await expect(page.getByRole('heading', { name: written('contact').heading })).toBeAttached({
    timeout: 20_000,
  })
  await page.evaluate(() => Object.assign(window, { visit: 'the first' }))
  const top = await headingOf(page, good).evaluate((heading) => scrollY + heading.getBoundingClientRect().top)
  return scrollTo(page, top - 200)
}

const visit = (page: Page) => page.evaluate(() => (window as { visit?: string }).visit)

test.describe('the dev server', () => {
  test.use({ allowProblems: /\[vite\]|react-devtools/i })

  test('shows an edit in the open page, which keeps its place', async ({ page, dev }) => {
    const y = await openAtSkills(page)
    dev.write((text) => text.replace(good, other))
    await expect(headingOf(page, other)).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(y)
    expect(await visit(page)).toBe('the first')
  })

  test('shows an edit of what stands in the head, and keeps the place', async ({ page, dev }) => {
    const y = await openAtSkills(page)
    dev.write((text) => text.replace('title: Mara Lind', 'title: Mara L.'))
    await expect(page).toHaveTitle(/^Mara L\./)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
  })

  test('shows a mistake over the last good page, with its line, and takes it away when it is mended', async ({
    page,
    dev,
  }) => {
    const y = await openAtSkills(page)
    dev.write(spoil)
    await expect(overlay(page)).toContainText(placeIn(dev))
    await expect(overlay(page)).toContainText('950')
    await expect(overlay(page)).toContainText('0 to 100')
    await expect(headingOf(page, good)).toBeInViewport()
    dev.write((text) => mend(text).replace(good, other))
    await expect(overlay(page)).toHaveCount(0)
    await expect(headingOf(page, other)).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(y)
    expect(await visit(page)).toBe('the first')
  })

  test.describe('started on a broken file', () => {
    test.use({ broken: true, allowProblems: /./ })

    test('shows the mistake, and the page as soon as it is mended', async ({ page, dev }) => {
      await page.goto('/')
      await expect(overlay(page)).toContainText(placeIn(dev))
      await expect(overlay(page)).toContainText('950')
      dev.write(mend)
      await expect(headingOf(page, good)).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
    })
  })
})
