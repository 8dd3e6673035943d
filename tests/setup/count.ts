import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, missingChromium } from '../browser/support/findChromium.ts'
import { root } from '../browser/support/paths.ts'

// The last line of a run of tests: `N passed, N failed`, and the skipped where there are any, over all test runners.
// `--fresh` deletes the counts of an earlier run instead.

/** What vitest and Playwright write here, each in its own JSON format. */
interface Counts {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const folder = join(root, '.cache/counts')

if (process.argv.includes('--fresh')) rmSync(folder, { recursive: true, force: true })
else {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const all = files.map((file): Counts => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const sum = (count: (one: Counts) => number | undefined) =>
    all.reduce((total, one) => total + (count(one) ?? 0), 0)
  const passed = sum(({ numPassedTests, stats }) => numPassedTests ?? stats?.expected)
  const failed = sum(
    ({ numFailedTests, stats }) => numFailedTests ?? (stats && stats.unexpected + stats.flaky),
  )
  const skipped = sum(({ numPendingTests, stats }) => numPendingTests ?? stats?.skipped)
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)

  const visited = all.some(({ stats }) => stats && stats.expected + stats.unexpected > 0)
  if (!visited && !(await findChromium())) console.log(missingChromium())
}
