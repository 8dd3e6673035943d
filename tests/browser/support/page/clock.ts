import { expect, type Locator, type Page } from '@playwright/test'

/** The length of a frame of the page's mocked clock, in ms. */
export const frame = 16

/**
 * Stops the page's clock, so that the test runs its frames and a busy machine does not affect them. Needs
 * `page.clock.install()` before the page is opened. What waits for frames then waits for ever: use `evaluate` for
 * clicks and scrolls.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  // Motions under way end here, or the first frame of the next one would be shorter than the others.
  await page.clock.runFor(5_000)
}

/**
 * Shortens timers of a second or more to a tenth, from the next load on: such timeouts wait for what a test never lets
 * come.
 */
export const hasten = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const hastened = (call: TimerHandler, time = 0, ...values: unknown[]) =>
      setTimeout(call, time < 1000 ? time : time / 10, ...values)
    Object.assign(window, { setTimeout: hastened })
  })

/** Runs frames one by one, or `between` at a time, and returns what `look` sees after each. */
export async function framesOf<Seen>(
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

/** Opens the page, waits until all of it is hydrated, and stops its clock. */
export async function openStopped(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  // The last section hydrates last: from then on it waits for its entrance.
  await expect(page.locator('main > section').last().locator('[data-reveal]').first()).toHaveAttribute(
    'data-reveal',
    'away',
  )
  await stopClock(page)
}

/** Scrolls an element to the middle of the screen, which needs no frame. */
export const bring = (element: Locator) =>
  element.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Runs frames until what `look` sees has changed; returns that first look and those after it. */
export async function framesOnce<Seen>(
  page: Page,
  looks: number,
  look: () => Promise<Seen>,
  between = 1,
): Promise<Seen[]> {
  const before = JSON.stringify(await look())
  let first: Seen[] = []
  await expect(async () => {
    first = await framesOf(page, 1, look)
    expect(JSON.stringify(first[0])).not.toBe(before)
  }).toPass({ intervals: [0] })
  return [...first, ...(await framesOf(page, looks - 1, look, between))]
}

/** The constants of a spring, at mass 1. */
export interface Spring {
  stiffness: number
  damping: number
}

/**
 * The displacement of a spring after a time in s, if it started at 1 and at rest: the solution of x″ = −stiffness·x −
 * damping·x′.
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
