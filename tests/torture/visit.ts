import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { violations } from '../browser/axe.ts'
import { covered } from '../browser/covered.ts'
import { broken, smallControls } from '../browser/looks.ts'
import { guard, hold } from '../browser/network.ts'
import { collectProblems } from '../browser/problems.ts'
import { rest, scrollThrough, scrollTo } from '../browser/reader.ts'
import { collectShifts } from '../browser/shifts.ts'
import { missingWords } from './missingWords.ts'

/** The screens that a site is seen on, in px. */
export const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const

/** The smallest target that WCAG 2.2 admits (2.5.8), in px. */
const minTarget = 24

const options: BrowserContextOptions = {
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'en-US',
  permissions: ['local-network-access'],
}

/** How long each kind of question took so far, in ms. */
export const spent = new Map<string, number>()

async function timed<T>(what: string, work: Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work
  } finally {
    spent.set(what, (spent.get(what) ?? 0) + performance.now() - began)
  }
}

/** Shows every answer, as a visitor may. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true
  })

/** Asks the page as it stands for all that must hold at one width, with the menu closed and open. */
async function lookAt(page: Page): Promise<string[]> {
  await scrollTo(page, 0)
  await timed('rest', rest(page.locator('body')))
  const found = [
    ...(await timed('broken', broken(page))),
    ...(await timed('controls', smallControls(page, minTarget))),
    ...(await timed('axe', violations(page))),
    ...(await timed('covered', covered(page))),
  ]
  const menu = page.locator('header nav button')
  if (!(await menu.isVisible())) return found
  await menu.click()
  await rest(page.getByRole('banner'))
  found.push(
    ...(await timed('menu', broken(page, 'header'))),
    ...(await timed('menu', smallControls(page, minTarget))),
    ...(await timed('menu', violations(page, 'header'))),
  )
  await page.keyboard.press('Escape')
  return found
}

/** What is wrong without scripts: words that do not show. */
async function lookWithoutScripts(browser: Browser, origin: string, site: Portfolio): Promise<string[]> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false })
  try {
    await guard(context, origin, false)
    const page = await context.newPage()
    await page.goto(origin)
    await openAll(page)
    return (await missingWords(page, site)).map((sentence) => `without scripts: ${sentence}`)
  } finally {
    await context.close()
  }
}

export interface Visit {
  /** The screens, in their order: the site is opened on the first, and the window is changed for the others. */
  screens: readonly (readonly [width: number, height: number])[]
}

/** Visits a site and says what is wrong with it, each a sentence that begins with the width if it is of one. */
export async function visit(
  browser: Browser,
  origin: string,
  site: Portfolio,
  { screens: order }: Visit = { screens },
): Promise<string[]> {
  const context = await browser.newContext(options)
  try {
    const network = await guard(context, origin, false)
    const problems = collectProblems(context, network)
    const page = await context.newPage()
    const shifts = await collectShifts(page)
    const release = await hold(context, /\.woff2$/)
    const found: string[] = []
    for (const [index, [width, height]] of order.entries()) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: index % 2 ? 'light' : 'dark' })
      const say = (sentences: readonly string[]) =>
        found.push(...sentences.map((one) => `${width} px: ${one}`))
      if (index === 0) {
        await timed('open', page.goto(origin, { waitUntil: 'domcontentloaded' }))
        await scrollTo(page, height)
        release()
        await timed('read', scrollThrough(page))
        say((await shifts()).map((shift) => `shifted by ${shift}`))
        const count = await page.locator('h1').count()
        if (count !== 1) say([`there are ${count} h1`])
        await openAll(page)
      }
      say(await lookAt(page))
    }
    found.push(...problems.map((problem) => `logged: ${problem}`))
    return [...found, ...(await timed('without scripts', lookWithoutScripts(browser, origin, site)))]
  } finally {
    await context.close()
  }
}
