import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { resumeAddresses } from '../../schema/model/builtFiles.ts'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { layoutRules, violations } from '../browser/support/looks/axe.ts'
import { covered } from '../browser/support/looks/covered.ts'
import { broken, smallControls } from '../browser/support/looks/looks.ts'
import { faintWords } from '../browser/support/looks/pixels.ts'
import { collectProblems } from '../browser/support/looks/problems.ts'
import { collectShifts } from '../browser/support/looks/shifts.ts'
import { watchNetwork } from '../browser/support/page/network.ts'
import { rest, scrollThrough, scrollTo } from '../browser/support/page/reader.ts'
import { hold } from '../browser/support/servers/hold.ts'
import { lookAtSent } from './forms.ts'
import { missingWords } from './missingWords.ts'

/** The screens on which a site is visited, in px. */
export const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const

/** The size of a screen, in px. */
type Screen = readonly [width: number, height: number]

/** The smallest target that WCAG 2.2 admits (2.5.8), in px. */
const minTarget = 24

const options: BrowserContextOptions = {
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'en-US',
  permissions: ['local-network-access'],
}

/** The time spent on each kind of check so far, in ms. */
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

/**
 * Faint words on pictures and other backgrounds that are not plain: at the top, and with the header above a picture.
 */
async function faint(page: Page): Promise<string[]> {
  const atTop = await faintWords(page)
  const hasPicture = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')].filter((each) => each.checkVisibility())
    const { top = 0, height = 0 } = pictures.at(-1)?.getBoundingClientRect() ?? {}
    window.scrollTo({ top: scrollY + top + height / 3, behavior: 'instant' })
    return pictures.length > 0
  })
  if (!hasPicture) return atTop
  // The header gets its background a little after the scroll event.
  await rest(page.locator('body'))
  return [...atTop, ...(await faintWords(page))]
}

const small = async (page: Page) =>
  (await smallControls(page, minTarget)).map((control) => `too small to be pressed: “${control}”`)

/** Faint words on backgrounds that are not plain all the way down, those of the header apart. */
async function faintBelow(page: Page): Promise<string[]> {
  const found = new Set<string>()
  const { screen, bottom } = await page.evaluate(() => ({
    screen: innerHeight,
    bottom: document.documentElement.scrollHeight - innerHeight,
  }))
  // By less than a screen, since what is behind the header is not checked.
  for (let top = 0; top < bottom; ) {
    top = Math.min(bottom, top + screen * 0.8)
    await scrollTo(page, top)
    for (const sentence of await faintWords(page, 'main')) found.add(sentence)
  }
  return [...found]
}

/**
 * Checks all that must hold at one width, with the menu closed and open.
 *
 * @param rules the rules of axe to run, by default all
 */
async function lookAt(page: Page, rules?: string[]): Promise<string[]> {
  await scrollTo(page, 0)
  await timed('rest', rest(page.locator('body')))
  const found = [
    ...(await timed('geometry', broken(page))),
    ...(await timed('controls', small(page))),
    ...(await timed('axe', violations(page, ':root', rules))),
    ...(await timed('covered', covered(page))),
    ...(await timed('pixels', faint(page))),
  ]
  await scrollTo(page, 0)
  const menu = page.locator('header nav button')
  if (!(await menu.isVisible())) return found
  await menu.click()
  await rest(page.getByRole('banner'))
  found.push(
    ...(await timed('menu', broken(page, 'header'))),
    ...(await timed('menu', small(page))),
    ...(await timed('menu', violations(page, 'header', rules))),
  )
  await page.keyboard.press('Escape')
  return found
}

/** The faults of another page of the site, on the narrowest screen and on a wide one. */
async function lookAtPage(page: Page, name: string, address: string): Promise<string[]> {
  await page.goto(address)
  const found: string[] = []
  for (const [width, height] of [screens[0], screens[4]]) {
    await page.setViewportSize({ width, height })
    await scrollThrough(page)
    await scrollTo(page, 0)
    const wrong = [...(await broken(page)), ...(await small(page)), ...(await violations(page))]
    found.push(...wrong.map((one) => `${width} px: ${name}: ${one}`))
  }
  return found
}

/** The faults of the page of the first project that has one, of the résumé, and of the 404. */
async function lookAtOthers(page: Page, origin: string, { resume }: Portfolio): Promise<string[]> {
  const [project] = await page
    .locator('a[data-page]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return [
    ...(project === undefined ? [] : await lookAtPage(page, 'page of a project', project)),
    ...(await lookAtPage(page, 'page for unknown addresses', new URL('404.html', `${origin}/`).href)),
    ...(resume ? await lookAtPage(page, 'résumé', new URL(resumeAddresses.page, `${origin}/`).href) : []),
  ]
}

/** The faults without scripts: words that do not show. */
async function lookWithoutScripts(browser: Browser, origin: string, site: Portfolio): Promise<string[]> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(origin)
    await openAll(page)
    return (await missingWords(page, site)).map((sentence) => `without scripts: ${sentence}`)
  } finally {
    await context.close()
  }
}

export interface Visit {
  /** The screens in order: the site is opened on the first, and the window is resized for the others. */
  screens: readonly Screen[]
  /**
   * Whether it is opened anew on each instead, with late fonts and all rules of axe, and with words on pictures checked
   * all the way down.
   */
  eachAnew?: boolean
}

/** Runs `look` with a new page, and adds what the page logs to what is found. */
async function withPage(
  browser: Browser,
  origin: string,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const context = await browser.newContext(options)
  try {
    const problems = collectProblems(context, watchNetwork(context, origin))
    const found = await look(await context.newPage())
    return [...found, ...problems.map((problem) => `logged: ${problem}`)]
  } finally {
    await context.close()
  }
}

/** Opens the site on a screen while its fonts are late, and scrolls through it. */
async function openLate(page: Page, origin: string, height: number): Promise<string[]> {
  const shifts = await collectShifts(page)
  const release = hold(origin, /\.woff2$/)
  try {
    await timed('open', page.goto(origin, { waitUntil: 'domcontentloaded' }))
    await scrollTo(page, height)
  } finally {
    release()
  }
  await timed('read', scrollThrough(page))
  const found = (await shifts()).map((shift) => `shifted by ${shift}`)
  const count = await page.locator('h1').count()
  if (count !== 1) found.push(`there are ${count} h1`)
  await openAll(page)
  return found
}

/** Visits a site and returns its faults, each a sentence that begins with the width where it depends on that. */
export async function visit(
  browser: Browser,
  origin: string,
  site: Portfolio,
  { screens: order, eachAnew = false }: Visit = { screens },
): Promise<string[]> {
  const found: string[] = []
  const seen = order.map(([width, height], index) => async (page: Page) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: index % 2 ? 'light' : 'dark' })
    const isOpened = index === 0 || eachAnew
    const wrong = [
      ...(isOpened ? await openLate(page, origin, height) : []),
      ...(await lookAt(page, isOpened ? undefined : layoutRules)),
      ...(eachAnew ? await timed('pixels', faintBelow(page)) : []),
      ...(eachAnew || index === order.length - 1 ? await timed('forms', lookAtSent(page)) : []),
    ]
    return wrong.map((one) => `${width} px: ${one}`)
  })
  const others = (page: Page) => timed('pages', lookAtOthers(page, origin, site))
  for (const looks of eachAnew ? seen.map((one) => [one]) : [seen])
    found.push(
      ...(await withPage(browser, origin, async (page) => {
        const here: string[] = []
        for (const look of looks) here.push(...(await look(page)))
        return here.concat(looks.at(-1) === seen.at(-1) ? await others(page) : [])
      })),
    )
  return [...found, ...(await timed('without scripts', lookWithoutScripts(browser, origin, site)))]
}
