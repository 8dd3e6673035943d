import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { measuredOptions } from '../browser/support/chromium.ts'
import { sentence } from '../browser/support/sentence.ts'
import { serveForeignHosts } from '../browser/support/servers/foreignHosts.ts'

/** A page in a slowed-down browser. */
export interface Visit {
  browser: Browser
  page: Page
  session: CDPSession
}

/** A trace event of a task. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** The duration, in microseconds. */
  dur?: number
  /** The CPU time, in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Runs `work` in a fresh browser, the size of a phone, that reaches no host but `origin`. Where it fails on a page
 * whose script has thrown, the script's error is thrown.
 *
 * @param slowDown how many times slower than this machine the browser runs
 */
export async function visit<Outcome>(
  origin: string,
  slowDown: number,
  work: (visit: Visit) => Promise<Outcome>,
): Promise<Outcome> {
  const endForeign = await serveForeignHosts()
  const browser = await chromium.launch(measuredOptions())
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      ignoreHTTPSErrors: true,
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    return await work({ browser, page, session }).catch((error: unknown) => {
      // The page's own error says more than what fails because of it.
      throw errors.length > 0 ? sentence(`The page at ${origin} failed: ${errors.join('; ')}`) : error
    })
  } finally {
    await browser.close()
    endForeign()
  }
}

/** Only tasks: other categories of a trace slow the page down. */
const categories = ['toplevel', '__metadata']

/** The trace events of tasks during `work`. */
export async function traced(
  { browser, page }: Pick<Visit, 'browser' | 'page'>,
  work: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories })
  await work()
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

/**
 * The durations of the tasks of the page's main thread, in ms.
 *
 * @param time `dur` for wall-clock time, `tdur` for CPU time, which the load of the machine does not change
 */
function tasksIn(events: TraceEvent[], time: 'dur' | 'tdur'): number[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const run = events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid} ${tid}`))
  return run.map((event) => (event[time] ?? 0) / 1000)
}

/** The longest task of the page's main thread, in ms; `time` as of `tasksIn`. */
export const longestTask = (events: TraceEvent[], time: 'dur' | 'tdur' = 'dur'): number =>
  Math.round(Math.max(0, ...tasksIn(events, time)))

/** The time of the page's main thread by which tasks were longer than 50 ms, in ms. */
export const blockingTime = (events: TraceEvent[]): number =>
  Math.round(tasksIn(events, 'dur').reduce((sum, task) => sum + Math.max(0, task - 50), 0))

/** Runs in the page: whether React has hydrated every section. React marks hydrated elements with a property. */
export const areHydrated = () =>
  [...document.querySelectorAll('main > section :is(h1, h2)')].every((heading) =>
    Object.keys(heading).some((key) => key.startsWith('__reactFiber')),
  )

/** Gives a page a sign of a visitor, from the first of which on React runs. */
const giveSign = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dispatchEvent(new Event('pointerover', { bubbles: true }))
  })

/** Gives a sign of a visitor to a page without React, and waits until the browser is idle. */
export async function signed(page: Page): Promise<void> {
  await giveSign(page)
  await idle(page)
}

/** Gives a sign of a visitor, and waits until React has hydrated every section, and the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await giveSign(page)
  await page.waitForFunction(areHydrated)
  await idle(page)
}

/** Waits until the browser is idle, or for a second. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })))
