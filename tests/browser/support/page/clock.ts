import { expect, type Locator, type Page } from '@playwright/test'

/** A frame of the page's own clock once a test calls the frames, in ms. */
export const frame = 16

/**
 * Lets a test call the page's frames from now on, so that a busy machine changes nothing in what they show.
 * Needs `page.clock.install()` before the page is opened. What waits for frames then waits for ever: use
 * `evaluate` for clicks and scrolls.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  // What was in motion comes to rest, or the first frame of the next motion would be shorter than the others.
  await page.clock.runFor(5_000)
}

/**
 * Lets timers of a second or more end after a tenth of their time, from the next load on: what waits so long waits for what
 * a test never lets come.
 */
export const hasten = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const hastened = (call: TimerHandler, time = 0, ...values: unknown[]) =>
      setTimeout(call, time < 1000 ? time : time / 10, ...values)
    Object.assign(window, { setTimeout: hastened })
  })

/** Calls frames one by one, or so many between two looks, and gives what is seen at each look. */
export async function filmOf<Seen>(
  page: Page,
  looks: number,
  look: () => Promise<Seen>,
  between = 1,
): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let count = 0; count < looks; count += 1) {
    await page.clock.runFor(between * frame)
    seen.push(await look())
  }
  return seen
}

/** Opens the page, waits until all of it is live, and stops its clock. */
export async function openStopped(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  // The last section is the last to be live: from then on it waits to move in.
  await expect(page.locator('main > section').last().locator('[data-reveal]').first()).toHaveAttribute(
    'data-reveal',
    'away',
  )
  await stopClock(page)
}

/** Scrolls an element into the middle of the screen; no frame is called for that. */
export const bring = (element: Locator) =>
  element.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Calls frames until what is seen has changed, and gives that first frame and looks after it. */
export async function filmOnce<Seen>(
  page: Page,
  looks: number,
  look: () => Promise<Seen>,
  between = 1,
): Promise<Seen[]> {
  const before = JSON.stringify(await look())
  let first: Seen[] = []
  await expect(async () => {
    first = await filmOf(page, 1, look)
    expect(JSON.stringify(first[0])).not.toBe(before)
  }).toPass({ intervals: [0] })
  return [...first, ...(await filmOf(page, looks - 1, look, between))]
}

/** The constants of a spring, at mass 1. */
export interface Spring {
  stiffness: number
  damping: number
}

/**
 * How far from its place a spring is after a time in s, if it started at 1 and at rest: the solution of
 * x″ = −stiffness·x − damping·x′.
 */
export function springAt({ stiffness, damping }: Spring, seconds: number): number {
  const half = damping / 2
  const inside = stiffness - half ** 2
  const fall = Math.exp(-half * seconds)
  if (inside > 0) {
    const swing = Math.sqrt(inside)
    return fall * (Math.cos(swing * seconds) + (half / swing) * Math.sin(swing * seconds))
  }
  if (inside === 0) return fall * (1 + half * seconds)
  const creep = Math.sqrt(-inside)
  return fall * (Math.cosh(creep * seconds) + (half / creep) * Math.sinh(creep * seconds))
}
