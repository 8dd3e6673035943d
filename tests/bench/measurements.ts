import type { Locator, Page } from '@playwright/test'
import { collectShifts } from '../browser/support/looks/shifts.ts'
import { hold } from '../browser/support/servers/hold.ts'
import { slowLine } from './line.ts'
import {
  areHydrated,
  hydrated,
  idle,
  longestTask,
  traced,
  type Visit,
  visit,
  wheel,
  withSamples,
} from './visit.ts'

/** Lighthouse's slow-down of the CPU for a phone. */
const phone = 4

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The longest tasks at a phone's speed, in ms: before React comes, and while it hydrates the page. */
export const tasksOf = (origin: string): Promise<{ loading: number; hydrating: number }> =>
  visit(origin, phone, async (visited) => {
    const { page } = visited
    const release = hold(origin, /\.js$/)
    const loading = await traced(visited, () =>
      page
        .goto(origin, { waitUntil: 'commit' })
        .then(() => page.waitForSelector('footer'))
        .then(() => idle(page)),
    )
    const hydrating = await traced(visited, async () => {
      release()
      await hydrated(page)
    })
    return { loading: longestTask(loading), hydrating: longestTask(hydrating) }
  })

/** The sum of all layout shifts of a visit that goes through the whole page. */
export const shiftOf = (origin: string): Promise<number> =>
  visit(origin, phone, async (visited) => {
    const { page } = visited
    const shifts = await collectShifts(page)
    await page.goto(origin)
    await wheel(visited, await height(page))
    await hydrated(page)
    return (await shifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  })

/** How many requests go to other hosts before the page is scrolled, all of it hydrated. */
export const foreignOf = (origin: string): Promise<number> =>
  visit(origin, 1, async ({ page, network }) => {
    await page.goto(origin)
    await hydrated(page)
    return network.foreign.length
  })

/**
 * Records how long each interaction takes until its effect is painted, in ms, as the browser reports it. Returns a
 * function that gives the slowest.
 */
async function collectInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const interactions: number[] = []
    Object.assign(window, { interactions })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) interactions.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  return async () => {
    await idle(page)
    // The browser reports nothing that took less than 16 ms.
    return page.evaluate(() =>
      Math.max(16, ...(window as unknown as { interactions: number[] }).interactions),
    )
  }
}

/** The slowest of four interactions with a control at a phone's speed, in ms. */
const interactionWith = (origin: string, control: (page: Page) => Promise<unknown>): Promise<number> =>
  visit(origin, phone, async ({ page }) => {
    await page.goto(origin)
    await hydrated(page)
    await withSamples(page)
    const slowest = await collectInteractions(page)
    for (let tries = 0; tries < 4; tries++) {
      await control(page)
      await idle(page)
    }
    return slowest()
  })

export const menuOf = (origin: string) =>
  interactionWith(origin, (page) => page.locator('header button[popovertarget]').click())

export const carouselOf = (origin: string) =>
  interactionWith(origin, (page) => page.locator('[data-type=testimonials] button').last().click())

export const switchOf = (origin: string) =>
  interactionWith(origin, (page) => page.getByRole('switch').click())

/**
 * The slowest interaction with what `find` names while the page hydrates, at a phone's speed, in ms. It stands in the
 * middle of the screen: Chromium without a window shows nothing new at the foot of a high one, and a letter there would
 * count until something else is drawn.
 */
const meanwhile = (
  origin: string,
  find: (page: Page) => Locator,
  control: (found: Locator) => Promise<void>,
) =>
  visit(origin, phone, async ({ page }) => {
    const release = hold(origin, /\.js$/)
    await page.goto(origin, { waitUntil: 'commit' })
    await page.waitForSelector('footer')
    const found = find(page)
    await found.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
    await idle(page)
    const slowest = await collectInteractions(page)
    release()
    // The last interactions are those during which the last sections hydrate.
    for (let isLive = false; !isLive; ) {
      isLive = await page.evaluate(areHydrated)
      await control(found)
    }
    return slowest()
  })

/** The slowest letter, and the slowest turn of a carousel, until they are painted while the page hydrates, in ms. */
export async function meanwhileOf(origin: string): Promise<{ typing: number; turning: number }> {
  const typing = await meanwhile(
    origin,
    (page) => page.locator('[data-type=contact] textarea'),
    (field) => field.pressSequentially('A word. ', { delay: 30 }),
  )
  const turning = await meanwhile(
    origin,
    (page) => page.locator('[data-type=testimonials]'),
    (section) => section.locator('button').last().click(),
  )
  return { typing, turning }
}

const rounds = 50
const steps = 500

/**
 * By how much the page's memory grows in a long visit, after a tenth of it as a warm-up, in bytes, garbage collected.
 */
export const memoryOf = (origin: string): Promise<number> =>
  visit(origin, 1, async (visited) => {
    const { page, session } = visited
    await page.goto(origin)
    await hydrated(page)
    await withSamples(page)
    const used = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    }
    await stay(visited, rounds / 10, steps / 10)
    const before = await used()
    await stay(visited, rounds, steps)
    return (await used()) - before
  })

/** Scrolls down and up again, and turns the carousel: a frame for each screen and each step. */
const stay = ({ page }: Visit, rounds: number, steps: number) =>
  page.evaluate(
    async ({ rounds, steps }) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const end = document.documentElement.scrollHeight - innerHeight
      for (let round = 0; round < 2 * rounds; round++)
        for (let y = 0; y <= end; y += innerHeight) {
          scrollTo({ top: round % 2 ? end - y : y, behavior: 'instant' })
          await frame()
        }
      const next = [...document.querySelectorAll<HTMLButtonElement>('[data-type=testimonials] button')].at(-1)
      for (let step = 0; step < steps; step++) {
        next?.click()
        await frame()
      }
    },
    { rounds, steps },
  )

/**
 * First and largest contentful paint on a phone on a slow line, in ms after the navigation began. The line is slow
 * while the page loads, so that the order of its bytes counts: Lighthouse loads at full speed and simulates afterwards,
 * with each document as one piece.
 */
export const paintsOf = async (origin: string): Promise<{ first: number; largest: number }> => {
  const line = await slowLine(Number(new URL(origin).port))
  const slow = `https://127.0.0.1:${line.port}`
  return visit(slow, phone, async ({ page }) => {
    await page.goto(slow)
    await idle(page)
    return page.evaluate(async () => {
      const painted = (type: string) =>
        new Promise<PerformanceEntryList>((done) =>
          new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true }),
        )
      const paints = await painted('paint')
      const largest = await painted('largest-contentful-paint')
      return {
        first: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
        largest: largest.at(-1)?.startTime ?? Number.NaN,
      }
    })
  }).finally(line.close)
}
