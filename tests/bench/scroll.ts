import { join } from 'node:path'
import { root } from '../browser/support/paths.ts'
import { serve } from '../browser/support/servers/server.ts'
import { idle, longestTask, type TraceEvent, traced, visit, wheel, withSamples } from './visit.ts'

// `npm run bench:scroll`: scrolls once through `dist` at a quarter of this machine's speed and prints what a
// visitor would feel of it. It fails on nothing; the measurements are those of one run on one machine.

const slowDown = 4
/** The speed of the scroll, in px a second. */
const speed = 1200

/** How many frames of the scroll were presented, and how many were due and dropped. */
function framesOf(events: TraceEvent[]): { presented: number; dropped: number } {
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

const { origin, close } = await serve(join(root, 'dist'))
await visit(origin, slowDown, async (visited) => {
  const { page } = visited
  const jump = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)

  let height = 0
  const hydrating = await traced(visited, async () => {
    await page.goto(origin)
    height = await page.evaluate(() => document.documentElement.scrollHeight)
    await wheel(visited, height, speed)
  })
  await withSamples(page)
  await idle(page)

  await jump(0)
  const whole = await traced(visited, () => wheel(visited, height, speed))

  const stack = await page.locator('#projects').evaluate((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    return { from: top + scrollY, to: bottom + scrollY - innerHeight }
  })
  await jump(stack.from)
  // Down, up and down again: a single pass has too few frames to tell one dropped frame from a habit.
  const passes = [1, -1, 1]
  const { presented, dropped } = framesOf(
    await traced(
      visited,
      async () => {
        for (const way of passes) await wheel(visited, way * (stack.to - stack.from), speed)
      },
      { withFrames: true },
    ),
  )

  console.table([
    { measurement: 'longest task while hydrating (ms)', value: longestTask(hydrating), goal: '< 50' },
    { measurement: 'longest task once hydrated (ms)', value: longestTask(whole), goal: '< 50' },
    { measurement: 'frames presented in the project stack', value: presented, goal: '' },
    {
      measurement: 'frames dropped in it (%)',
      value: Number(((100 * dropped) / Math.max(1, presented + dropped)).toFixed(2)),
      goal: '< 2',
    },
  ])
  console.log(`Wheeled at ${speed} px a second over ${height} px, ${slowDown} × CPU slow-down, 412 × 823.`)
})
close()
