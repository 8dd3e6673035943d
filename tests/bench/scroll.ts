import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser/chromium.ts'
import { guard } from '../browser/network.ts'
import { root } from '../browser/paths.ts'
import { serve } from '../browser/server.ts'

// `npm run bench:scroll`: scrolls once through `dist` at a quarter of this machine's speed and prints what a
// visitor would feel of it. It fails on nothing; the figures are those of one run on one machine.

const slowDown = 4
/** How fast the page goes by, in px a second. */
const speed = 1200

interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  /** In microseconds. */
  dur?: number
  args?: { name?: string; frame_reporter?: { state: string; affects_smoothness?: boolean } }
}

const { server, origin } = await serve(join(root, 'dist'))
const browser = await chromium.launch(launchOptions())
const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
await guard(context, origin, false)
const page = await context.newPage()
const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })

const place = () => page.evaluate(() => scrollY)

/** Turns the wheel until the page has moved down by `distance` px, or up by a negative one. */
async function wheel(distance: number): Promise<void> {
  const before = await place()
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  })
  // A gesture that the browser does not take would give the figures of a page at rest.
  if (Math.abs((await place()) - before) < Math.abs(distance) / 2) throw new Error('The page did not scroll.')
}

const jump = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)

/** What the browser notes of its tasks and frames while `work` is under way. */
async function traced(work: () => Promise<unknown>): Promise<Event[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame', '__metadata'],
  })
  await work()
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

/** The longest task of the page's main thread, in ms. */
function longestTask(events: Event[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid} ${tid}`))
  return Math.round(tasks.reduce((most, { dur = 0 }) => Math.max(most, dur), 0) / 1000)
}

/** How many frames of the scroll a visitor saw, and how many were due and came too late. */
function framesOf(events: Event[]): { presented: number; dropped: number } {
  const reports = events.flatMap(({ name, ph, args }) =>
    name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter ? [args.frame_reporter] : [],
  )
  return {
    presented: reports.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
    dropped: reports.filter(
      ({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness,
    ).length,
  }
}

let height = 0
const waking = await traced(async () => {
  await page.goto(origin)
  height = await page.evaluate(() => document.documentElement.scrollHeight)
  await wheel(height)
})
for (const id of ['projects', 'testimonials']) {
  await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await page.waitForFunction((id) => !document.querySelector(`#${id} [data-samples=loading]`), id)
}
await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))))

await jump(0)
const whole = await traced(() => wheel(height))

const stack = await page.locator('#projects').evaluate((section) => {
  const { top, bottom } = section.getBoundingClientRect()
  return { from: top + scrollY, to: bottom + scrollY - innerHeight }
})
await jump(stack.from)
// Down, up and down again: a single pass has too few frames to tell one dropped frame from a habit.
const passes = [1, -1, 1]
const { presented, dropped } = framesOf(
  await traced(async () => {
    for (const way of passes) await wheel(way * (stack.to - stack.from))
  }),
)

console.table([
  { figure: 'longest task while waking (ms)', value: longestTask(waking), goal: '< 50' },
  { figure: 'longest task after waking (ms)', value: longestTask(whole), goal: '< 50' },
  { figure: 'frames presented in the project stack', value: presented, goal: '' },
  {
    figure: 'frames dropped in it (%)',
    value: Number(((100 * dropped) / Math.max(1, presented + dropped)).toFixed(2)),
    goal: '< 2',
  },
])
console.log(`Wheeled at ${speed} px a second over ${height} px, ${slowDown} × CPU slow-down, 412 × 823.`)

await browser.close()
server.close()
