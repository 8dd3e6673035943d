import { test as base, expect } from '@playwright/test'
import { collectMails } from './mail.ts'
import { type Foreign, type Network, watchNetwork } from './network.ts'
import { collectProblems } from './problems.ts'
import { originOf, type SiteName } from './sites.ts'

export { hold } from './network.ts'
export { rest, scrollThrough, scrollTo } from './reader.ts'
export { expect }

/** A visitor who wants no motion: every test's but for those of motion. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** A visitor who sees everything move, for `test.use`. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** What a spec may set with `test.use`, beside Playwright's own. */
export interface Options {
  /** Which page `page.goto('/')` opens. */
  site: SiteName
  /** Makes every picture fail to load. */
  failPictures: boolean
  /** Problems that a test brings about on purpose: those that match do not fail it. */
  allowProblems: RegExp | undefined
}

interface Fixtures {
  /** The requests beyond the page's own origin so far; none of them left the machine. */
  foreign: Foreign[]
  /** What was logged as a warning or an error, or thrown, so far; all of it fails the test at its end. */
  problems: string[]
  /** The `mailto:` addresses that the page has opened so far. Name it before `page.goto`. */
  mails: string[]
  network: Network
}

/** Playwright's test, with the page of a `site` at '/', no network, and no tolerance of errors. */
export const test = base.extend<Options & Fixtures>({
  site: ['default', { option: true }],
  failPictures: [false, { option: true }],
  allowProblems: [undefined, { option: true }],

  baseURL: async ({ site }, use) => use(originOf(site)),

  network: [
    async ({ context, baseURL, failPictures }, use) => {
      await use(await watchNetwork(context, baseURL ?? '', failPictures))
    },
    { auto: true },
  ],

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
