import type { BrowserContext, Page } from '@playwright/test'
import { written } from '../../sites/content.ts'
import { watchNetwork } from './page/network.ts'
import { type DevServer, startDevServer } from './servers/devServer.ts'
import { test as base, expect, scrollTo, still } from './test.ts'

/** Options of `test.use`; a spec that sets one gets a server of its own. */
interface Options {
  /** Whether the YAML has a mistake when the server starts. */
  broken: boolean
  /** The path of the YAML within the content. */
  yaml: string | undefined
}

const right = '{ name: HTML, level: 95 }'
const wrong = '{ name: HTML, level: 950 }'

/** Introduces a mistake into the YAML, and fixes it. */
export const spoil = (text: string) => text.replace(right, wrong)
export const fix = (text: string) => text.replace(wrong, right)

/** A test on a dev server. All tests without options share one, and each finds the original content. */
export const test = base.extend<Options & { dev: DevServer }, { shared: () => Promise<DevServer> }>({
  broken: [false, { option: true }],
  yaml: [undefined, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      let server: Promise<DevServer> | undefined
      await use(() => {
        server ??= startDevServer().then(async (started) => {
          // The first page that a server renders waits until it has read all components: seconds on a busy machine.
          await fetch(`${started.origin}/404.html`)
          return started
        })
        return server
      })
      ;(await server)?.stop()
    },
    { scope: 'worker' },
  ],
  dev: async ({ broken, yaml, shared }, use) => {
    const own = broken || yaml
    const server = await (own ? startDevServer({ yaml, spoil: broken ? spoil : undefined }) : shared())
    if (!own) await server.restore()
    await use(server)
    if (own) server.stop()
  },
  baseURL: async ({ dev }, use) => use(dev.origin),
  network: async ({ context, dev }, use) => use(watchNetwork(context, dev.origin)),
})

/** A visit that tests share. */
interface Visit {
  context: BrowserContext
  page: Page
}

/**
 * A test on a page that stays open through all tests of a worker, as an author's does all day: no test opens it again,
 * and each finds the original content. For what is read once, when a page is opened, use `test`.
 */
export const testOpened = test.extend<object, { opened: () => Promise<Visit> }>({
  opened: [
    async ({ browser, shared }, use) => {
      let visit: Promise<Visit> | undefined
      const begin = async () => {
        const { origin } = await shared()
        const context = await browser.newContext({
          ...still.contextOptions,
          baseURL: origin,
          locale: 'en-US',
          serviceWorkers: 'block',
          viewport: { width: 1280, height: 800 },
        })
        return { context, page: await context.newPage() }
      }
      await use(() => {
        visit ??= begin()
        return visit
      })
      await (await visit)?.context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ opened }, use) => use((await opened()).context),
  page: async ({ opened }, use) => {
    const { page } = await opened()
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export const headingOf = (page: Page, name: string) => page.getByRole('heading', { name })

/** Vite's error overlay. */
export const errorOverlayOf = (page: Page) => page.locator('vite-error-overlay')

/** The parts of the page that tests change, as they are shown. */
const shownOf = (page: Page) =>
  page.evaluate(() => {
    const { title, documentElement: root } = document
    const texts = [...document.querySelectorAll('header, #home, main > section, h2, footer')].map(
      (part) => `${part.id} ${part.matches('main > section + section') ? '' : part.textContent}`,
    )
    const meters = document.querySelectorAll('[role=meter]').length
    return [title, root.lang, getComputedStyle(root).backgroundColor, meters, ...texts].join('\n')
  })

/** What each page showed when it was opened. */
const shownFirst = new WeakMap<Page, string>()

/**
 * Opens the page, unless it is open, and waits until all of it is rendered; from then on `isSameVisit` tells whether it
 * was reloaded.
 */
export async function open(page: Page, address = '/'): Promise<void> {
  const before = (await isSameVisit(page)) ? shownFirst.get(page) : undefined
  if (before !== undefined) {
    await expect(errorOverlayOf(page)).toHaveCount(0)
    await expect.poll(() => shownOf(page)).toBe(before)
    await scrollTo(page, 0)
    return
  }
  await page.goto(address)
  // With the last section the page has its whole length.
  await expect(headingOf(page, written('contact').heading)).toBeAttached()
  // Sections render in any order, and a late one would move those below it.
  await expect(page.locator('main > section:empty')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { visit: 'the first' }))
  shownFirst.set(page, await shownOf(page))
}

/** Whether the page is still the one that `open` has opened. */
export const isSameVisit = (page: Page) =>
  page.evaluate(() => (window as { visit?: string }).visit === 'the first')

/** Opens the page and scrolls a section's heading into view; returns the scroll position, which must not be lost. */
export async function openAt(page: Page, name: string): Promise<number> {
  await open(page)
  const top = await headingOf(page, name).evaluate((heading) => scrollY + heading.getBoundingClientRect().top)
  return scrollTo(page, top - 200)
}
