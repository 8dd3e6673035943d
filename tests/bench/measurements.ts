import { hold } from '../browser/support/servers/hold.ts'
import { slowLine } from './line.ts'
import { hydrated, idle, longestTask, traced, visit } from './visit.ts'

/** How many times slower than this machine a phone is, by Lighthouse. */
const phone = 4

/** The longest tasks at a phone's speed, in ms: before React comes, and while it hydrates the page. */
export const tasksOf = (origin: string): Promise<{ loading: number; hydrating: number }> =>
  visit(origin, phone, async (visited) => {
    const { page } = visited
    const release = hold(origin, /\.js$/)
    const loading = await traced(visited, async () => {
      await page.goto(origin, { waitUntil: 'commit' })
      await page.waitForSelector('footer')
      await idle(page)
    })
    const hydrating = await traced(visited, async () => {
      release()
      await hydrated(page)
    })
    return { loading: longestTask(loading), hydrating: longestTask(hydrating) }
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
