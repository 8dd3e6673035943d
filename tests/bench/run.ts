import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../browser/support/paths.ts'
import { buildTimes } from './builds.ts'
import { bytesOf } from './bytes.ts'
import { growthOf } from './growth.ts'
import { inTurn, measuredInTurn, medians, oneInTurn } from './inTurn.ts'
import { lighthouse } from './lighthouse.ts'
import {
  carouselOf,
  foreignOf,
  memoryOf,
  menuOf,
  paintsOf,
  shiftOf,
  switchOf,
  tasksOf,
} from './measurements.ts'
import { otherPage, type Pages, servedPages } from './pages.ts'
import { scriptBytesOf } from './scripts.ts'
import { type Row, tableOf } from './table.ts'

// `npm run bench`: builds the default page and measures it next to three references made from it: the page without
// scripts, the page hydrated at once, and its content as plain HTML in system fonts. Then it measures builds, and pages
// of 10 and 100 projects. It prints tables, writes them to .cache/bench.json, and fails on no measurement: they are those of
// one run on one machine.
//   -- --against FOLDER  also measures another built page, such as another checkout's dist, but no builds or growth
//   -- --runs N          the number of visits for each measurement, of which the median is printed; 5 by default

const kilobytes = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([page, bytes]) => [page, bytes / 1000]))

/** All measurements. Each is measured on all pages in turn. */
async function rowsOf({ compared, hydrating, all, folders, modes }: Pages, runs: number): Promise<Row[]> {
  const found = await measuredInTurn(all, runs, lighthouse())
  const slow = await measuredInTurn(all, runs, paintsOf)
  const scripts = await inTurn(all, 1, scriptBytesOf)
  const tasks = await inTurn(hydrating, runs, tasksOf)
  const documents = (part: 'document' | 'whole') =>
    kilobytes(
      Object.fromEntries(Object.entries(folders).map(([page, folder]) => [page, bytesOf(folder)[part]])),
    )
  const memory = await oneInTurn(compared, 1, memoryOf)
  return [
    { measurement: 'Lighthouse: performance', values: medians(found.performance), goal: '100' },
    { measurement: 'Lighthouse: accessibility', values: medians(found.accessibility), goal: '100' },
    { measurement: 'Lighthouse: best practices', values: medians(found.bestPractices), goal: '100' },
    { measurement: 'Lighthouse: SEO', values: medians(found.seo), goal: '100' },
    {
      measurement: 'first paint (ms)',
      values: medians(found.firstPaint),
      measured: found.firstPaint,
      goal: '≤ 1.00 × plain HTML',
    },
    {
      measurement: 'largest paint (ms)',
      values: medians(found.largestPaint),
      measured: found.largestPaint,
      goal: '≤ 1.00 × plain HTML, 1.02 × first paint',
    },
    {
      measurement: 'first paint over a slow line, 4 × CPU (ms)',
      values: medians(slow.first),
      measured: slow.first,
      goal: '≤ 1.00 × plain HTML',
    },
    {
      measurement: 'largest paint over a slow line, 4 × CPU (ms)',
      values: medians(slow.largest),
      measured: slow.largest,
      goal: '≤ 1.00 × plain HTML, 1.02 × first paint',
    },
    { measurement: 'total blocking time (ms)', values: medians(found.blocking), goal: '0' },
    { measurement: 'layout shift while loading', values: medians(found.shift), goal: '0' },
    {
      measurement: 'layout shift through a whole scroll',
      values: await oneInTurn(hydrating, 1, shiftOf),
      goal: '0',
    },
    {
      measurement: 'HTML with CSS, without fonts (kB, gzip)',
      values: documents('document'),
      goal: '≤ 20',
    },
    { measurement: 'HTML with CSS and fonts (kB, gzip)', values: documents('whole'), goal: '≤ 14.0' },
    {
      measurement: 'JavaScript before the first input (kB, gzip)',
      values: kilobytes(scripts.beforeInput),
      goal: '≤ 3',
    },
    {
      measurement: 'JavaScript after a whole scroll (kB, gzip)',
      values: kilobytes(scripts.afterScroll),
      goal: '≤ 140',
    },
    { measurement: 'samples’ chunk (kB, gzip)', values: kilobytes(scripts.samples), goal: '≤ 55' },
    { measurement: 'longest task before React, 4 × CPU (ms)', values: tasks.loading },
    { measurement: 'longest task while hydrating, 4 × CPU (ms)', values: tasks.hydrating, goal: '≤ 50' },
    {
      measurement: 'menu to next paint, 4 × CPU (ms)',
      values: await oneInTurn(compared, runs, menuOf),
      goal: '≤ 100',
    },
    {
      measurement: 'carousel to next paint, 4 × CPU (ms)',
      values: await oneInTurn(compared, runs, carouselOf),
      goal: '≤ 100',
    },
    {
      measurement: 'mode switch to next paint, 4 × CPU (ms)',
      values: await oneInTurn({ page: modes }, runs, switchOf),
      goal: '≤ 100',
    },
    {
      measurement: 'requests to other hosts before scrolling',
      values: await oneInTurn(compared, 1, foreignOf),
      goal: '0',
    },
    {
      measurement: 'growth of memory in a long visit (MB)',
      values: Object.fromEntries(Object.entries(memory).map(([page, bytes]) => [page, bytes / 1_000_000])),
      goal: '≤ 2',
    },
  ]
}

const { values: given } = parseArgs({
  options: { against: { type: 'string' }, runs: { type: 'string', default: '5' } },
})
const runs = Number(given.runs)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const against = given.against && otherPage(given.against)
  // Before any build, so that a machine without a network fails early.
  lighthouse()
  const builds = against ? undefined : buildTimes()
  const pages = await servedPages(folder, against)
  const rows = await rowsOf(pages, runs)
  console.table(tableOf(rows, Object.keys(pages.all)))
  pages.close()
  if (builds) console.table(builds)
  const growth = []
  if (!against) for (const items of [10, 100]) growth.push(await growthOf(items))
  if (growth.length > 0) console.table(growth)
  const machine = `${cpus().length} processors, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
  console.log(`Medians of ${runs}. ${machine}.`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  const written = { date: new Date().toISOString(), machine, runs, rows, builds, growth }
  writeFileSync(join(root, '.cache/bench.json'), `${JSON.stringify(written, null, 2)}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.stack || error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
