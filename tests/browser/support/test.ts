import { readdirSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { folderOf, type SiteName } from '../../sites/sites.ts'
import { collectProblems } from './looks/problems.ts'
import { collectMails } from './page/mail.ts'
import { block, type Foreign, type Network, pictures, watchNetwork } from './page/network.ts'
import { hold } from './servers/hold.ts'
import { serve } from './servers/server.ts'

export { untilHydrated } from './page/hydration.ts'
export { rest, scrollThrough, scrollTo } from './page/reader.ts'
export { expect }

/** A visitor who prefers less motion: the default of all tests but those of motion. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** A visitor who sees everything move, for `test.use`. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The options of `test.use`, beside Playwright's own. */
export interface Options {
  /** The page that `page.goto('/')` opens. */
  site: SiteName
  /** Makes every picture fail to load. */
  failPictures: boolean
  /** Whether a visitor is there, who gives a first sign once the page has loaded, so that it becomes live. */
  isVisited: boolean
  /** Problems that a test causes on purpose: those that match do not fail it. */
  allowProblems: RegExp | undefined
}

/** The fixtures of a test, beside Playwright's own. */
export interface Fixtures {
  /** The requests beyond the page's own origin so far; none of them left the machine. */
  foreign: Foreign[]
  /** What was logged as a warning or an error, or thrown, so far; all of it fails the test at its end. */
  problems: string[]
  /** The `mailto:` addresses that the page has opened so far. Request this fixture before `page.goto`. */
  mails: string[]
  /** Holds back the responses of the page's server to paths like this one, until the returned function is called. */
  hold: (what: RegExp) => () => void
  /** Makes requests of the page for files like these fail, as `block` of `network.ts` does; there must be such files. */
  block: (...what: string[]) => ReturnType<typeof block>
  network: Network
}

/** Fails if a site has no file like this: chunks are renamed now and then, and a test without any would be pointless. */
function requireFile(site: SiteName, what: RegExp): void {
  const paths = readdirSync(folderOf(site), { recursive: true, encoding: 'utf8' })
  if (!['', ...paths].some((path) => what.test(`/${path}`)))
    throw new Error(`No file of the site ‘${site}’ is like ${what}.`)
}

/** Runs in a page: gives the first sign of a visitor once it has loaded. */
const signOnLoad = () => {
  const sign = () => document.documentElement.dispatchEvent(new Event('pointerover', { bubbles: true }))
  addEventListener('load', () => setTimeout(sign))
}

/** Playwright's test, with the page of a `site` at '/', no network, and no tolerance of errors. */
export const test = base.extend<Options & Fixtures>({
  site: ['default', { option: true }],
  failPictures: [false, { option: true }],
  isVisited: [true, { option: true }],
  allowProblems: [undefined, { option: true }],

  // An origin for each test: no page sees another's storage, or waits for what another holds back.
  baseURL: async ({ site }, use) => {
    const { origin, close } = await serve(folderOf(site))
    await use(origin)
    close()
  },

  hold: async ({ baseURL, site }, use) => {
    const releases: (() => void)[] = []
    await use((what) => {
      requireFile(site, what)
      const release = hold(baseURL ?? '', what)
      releases.push(release)
      return release
    })
    for (const release of releases) release()
  },

  block: async ({ page, site }, use) =>
    use((...what) => {
      for (const pattern of what)
        requireFile(site, new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`))
      return block(page, what)
    }),

  network: [
    async ({ context, baseURL, failPictures }, use) => {
      await use(watchNetwork(context, baseURL ?? '', failPictures))
    },
    { auto: true },
  ],

  page: async ({ page, failPictures, isVisited, javaScriptEnabled }, use, testInfo) => {
    if (failPictures) await block(page, pictures)
    if (isVisited && javaScriptEnabled !== false) await page.addInitScript(signOnLoad)
    await use(page)
    // Playwright's own option takes a screenshot at the end of every test, whether it is wanted or not.
    if (testInfo.status !== testInfo.expectedStatus)
      await page.screenshot({ path: testInfo.outputPath('failed.png'), timeout: 5_000 }).catch(() => {})
  },

  foreign: async ({ network }, use) => use(network.foreign),

  problems: [
    async ({ context, network, allowProblems }, use) => {
      const problems = collectProblems(context, network)
      await use(problems)
      const unexpected = problems.filter((problem) => !allowProblems?.test(problem))
      expect(unexpected, 'nothing is logged as a warning or an error').toEqual([])
    },
    { auto: true },
  ],

  mails: async ({ page }, use) => use(await collectMails(page)),
})
