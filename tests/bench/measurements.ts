import { dataNext } from '../../src/shared/dataAttributes.ts'
import { slowLine } from './line.ts'
import { blockingTime, hydrated, idle, longestTask, signed, traced, visit } from './visit.ts'

/** How many times slower than this machine a phone is, by Lighthouse. */
const phone = 4

/**
 * Tasks at a phone's speed, in ms: the longest until the page is at rest, and from the first sign of a visitor on, until
 * every section is hydrated, the longest and all time beyond 50 ms of each.
 */
export const tasksOf = (origin: string): Promise<{ loading: number; longest: number; blocking: number }> =>
  visit(origin, phone, async (visited) => {
    const { page } = visited
    const loading = await traced(visited, async () => {
      await page.goto(origin)
      await idle(page)
      await idle(page)
    })
    const hasIslands = (await page.locator(`script[${dataNext}]`).count()) > 0
    const after = await traced(visited, () => (hasIslands ? hydrated(page) : signed(page)))
    return { loading: longestTask(loading), longest: longestTask(after), blocking: blockingTime(after) }
  })

/**
 * First and largest contentful paint on a phone on a slow line, in ms after the navigation began. The line is slow
 * while the page loads, so that the order of its bytes counts: Lighthouse loads at full speed and simulates afterwards,
 * with each document as one piece.
 */
export async function paintsOf(origin: string): Promise<{ first: number; largest: number }> {
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
